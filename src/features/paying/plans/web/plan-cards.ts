import type { SiteSupport } from '../../../../platform/web/page/site-support.ts';
import type { RenewingPlan } from '../contract/offers.ts';

/** How plans are billed. One-time purchases are shown separately. */
export type PayBy = 'month' | 'year' | 'once';

interface PlanCardText {
  name: string;
  /** The audience of the plan. */
  about: (site: SiteSupport) => string;
  /** What it includes. Some begin with words in bold. */
  features: (site: SiteSupport) => readonly { strong?: string; text: string }[];
}

export interface RenewingCard extends PlanCardText {
  monthly: RenewingPlan;
  yearly: RenewingPlan;
  badge: 'Popular' | 'Best Value';
}

export const FREE_CARD: PlanCardText = {
  name: 'Free Trial',
  about: () => 'For a few things a year. Enough for most people.',
  features: () => [
    { text: 'Everything that is free' },
    { text: '1 voice credit a month' },
    { text: 'AI rewrite for your text' },
  ],
};

export const PREMIUM_CARD: RenewingCard = {
  monthly: 'premium_monthly',
  yearly: 'premium_yearly',
  name: 'Premium',
  badge: 'Popular',
  about: ({ speech }) =>
    speech
      ? 'For a clear-out. Talk, and the listing writes itself.'
      : 'For a clear-out. Talk where your browser writes it down, and it becomes a listing.',
  features: ({ speech }) => [
    { text: 'Everything in Free Trial' },
    { strong: 'Voice to listing', text: speech ? ', your words into a post' : ', where your browser can' },
    { strong: '5 voice credits', text: ' a month' },
    { text: 'AI rewrite' },
    { text: 'Local marketplace access, open to everyone' },
  ],
};

export const PREMIUM_PLUS_CARD: RenewingCard = {
  monthly: 'premium_plus_monthly',
  yearly: 'premium_plus_yearly',
  name: 'Premium Plus',
  badge: 'Best Value',
  about: () => 'For people who sell every week.',
  features: () => [
    { text: 'Everything in Premium' },
    { strong: '10 voice credits', text: ' a month' },
    { strong: 'AI data insights', text: ': prices, demand, four tips for your listings' },
    { text: 'Trending item alerts' },
    { text: 'Featured listing boost, always labeled' },
  ],
};

export const LIFETIME_CARDS = [
  { plan: 'one_time_premium', name: 'One-Time Premium', badge: null, gives: 'Premium' },
  { plan: 'one_time_premium_plus', name: 'One-Time Premium Plus', badge: 'Ultimate', gives: 'Premium Plus' },
] as const;
