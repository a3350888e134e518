import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSiteSupport } from '../../../../platform/web/page/site-support.ts';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { formatDollars } from '../../../../shared/money.ts';
import type { PaidPlan } from '../../../../shared/prices.ts';
import { type RenewingPlan, yearlySaving } from '../contract/offers.ts';
import { FREE_CARD, LIFETIME_CARDS, type RenewingCard } from './plan-cards.ts';
import type { PlanOffers } from './plan-offers.ts';

interface PlanCardProps {
  look: 'plain' | 'popular' | 'night';
  name: string;
  about: string;
  badges: ReactNode;
  /** The price tag with the billing period. */
  price: ReactNode;
  /** Small text below the price. */
  priceNote: ReactNode;
  action: ReactNode;
  features: ReturnType<RenewingCard['features']>;
}

const LOOKS = {
  /** The free plan, which comes first where cards are side by side. */
  plain: 'bg-surface shadow-[inset_0_0_0_1px_var(--line)] lg:order-first',
  popular: 'bg-surface shadow-[inset_0_0_0_2px_var(--primary)]',
  night: 'on-night-ground',
};

/** Shows a plan. Side by side, the sections of all cards align, regardless of their number of lines. */
function PlanCard({ look, name, about, badges, price, priceNote, action, features }: PlanCardProps) {
  const quiet = look === 'night' ? 'text-on-night-2' : 'text-ink-2';
  const green = look === 'night' ? 'text-[oklch(0.86_0.12_155)]' : 'text-success';
  return (
    <article
      className={clsx(
        'grid min-w-0 content-start rounded-xl p-5 lg:row-span-6 lg:grid-rows-subgrid lg:px-7 lg:pt-6.5 lg:pb-7',
        LOOKS[look],
      )}
    >
      <header className="flex min-h-7 flex-wrap content-start items-center justify-between gap-x-2.5 gap-y-1.5">
        <h3 className="text-[1.625rem]">{name}</h3>
        <span className="flex flex-wrap gap-1.5">{badges}</span>
      </header>
      <p className={clsx('mt-1.5 mb-3.5 text-md lg:mt-2 lg:mb-4.5', quiet)}>{about}</p>
      <p className="flex flex-wrap items-center gap-2.5">{price}</p>
      <p className={clsx('mt-3 min-h-[1.4em] text-sm', quiet)}>{priceNote}</p>
      <div className="mt-4.5 mb-5">{action}</div>
      <ul className="grid content-start gap-2.25 text-md leading-[1.4]">
        {features.map(({ strong, text }) => (
          <li key={text} className="flex gap-2.5">
            <Icon name="check" className={clsx('mt-px size-4.5 flex-none', green)} />
            <span>
              {strong && <b>{strong}</b>}
              {text}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

interface OwnProps {
  isMine: boolean;
  action: ReactNode;
}

export function FreePlanCard({ isMine, action }: OwnProps) {
  const site = useSiteSupport();
  return (
    <PlanCard
      look="plain"
      name={FREE_CARD.name}
      about={FREE_CARD.about(site)}
      badges={isMine && <MineBadge />}
      price={
        <>
          {/* Without the word "Free", which item prices have. */}
          <span className="tag tag-xl">$0</span>
          <Per>for good</Per>
        </>
      }
      priceNote="No card needed"
      action={action}
      features={FREE_CARD.features(site)}
    />
  );
}

export function RenewingPlanCard({
  card,
  offers,
  yearly,
  isMine,
  action,
}: OwnProps & { card: RenewingCard; offers: PlanOffers; yearly: boolean }) {
  const site = useSiteSupport();
  const isPopular = card.badge === 'Popular';
  const offer = offers[yearly ? card.yearly : card.monthly];
  return (
    <PlanCard
      look={isPopular ? 'popular' : 'night'}
      name={card.name}
      about={card.about(site)}
      badges={
        <>
          {isMine && <MineBadge />}
          <Badge tone={isPopular ? 'zest' : 'warn'}>{card.badge}</Badge>
        </>
      }
      price={
        <>
          <PriceTag cents={offer.amountCents} size="xl" zest={isPopular} />
          <Per night={!isPopular}>{yearly ? 'a year' : 'a month'}</Per>
        </>
      }
      priceNote={
        yearly ? (
          <Saving monthly={offers[card.monthly]} yearly={offers[card.yearly]} night={!isPopular} />
        ) : (
          'Cancel anytime'
        )
      }
      action={action}
      features={card.features(site)}
    />
  );
}

interface SavingProps {
  monthly: PlanOffers[RenewingPlan];
  yearly: PlanOffers[RenewingPlan];
  night: boolean;
}

function Saving({ monthly, yearly, night }: SavingProps) {
  const { wasCents, saveCents, monthCents } = yearlySaving(monthly, yearly);
  const aMonth = `about ${formatDollars(monthCents)} a month`;
  // Without a monthly price to compare with, or a higher one, nothing is saved.
  if (!monthly.isForSale || saveCents <= 0) return aMonth;
  return (
    <>
      <s>was {formatDollars(wasCents)}</s>{' '}
      <b className={clsx('mx-1', night ? 'text-[oklch(0.86_0.12_155)]' : 'text-success')}>
        save {formatDollars(saveCents)}
      </b>{' '}
      <span className="sm:whitespace-nowrap">{aMonth}</span>
    </>
  );
}

const Per = ({ night, children }: { night?: boolean; children: ReactNode }) => (
  <span className={clsx('font-semibold whitespace-nowrap', night ? 'text-on-night-2' : 'text-ink-2')}>
    {children}
  </span>
);

const MineBadge = () => (
  <Badge tone="success">
    <Icon name="circle-check" />
    Your plan
  </Badge>
);

interface LifetimePlansProps {
  offers: PlanOffers;
  action: (plan: PaidPlan, name: string) => ReactNode;
}

/** Shows the lifetime plans that are for sale in one strip. */
export function LifetimePlans({ offers, action }: LifetimePlansProps) {
  const cards = LIFETIME_CARDS.filter(({ plan }) => offers[plan].isForSale);
  if (cards.length === 0) return null;
  return (
    <section
      aria-labelledby="pay-once"
      className="grid gap-3.5 rounded-xl bg-lilac p-5.5 lg:grid-cols-[210px_minmax(0,1fr)_minmax(0,1fr)] lg:items-center lg:gap-4 lg:py-4.5 lg:ps-7 lg:pe-4.5"
    >
      <div>
        <h2 id="pay-once" className="text-3xl">
          Pay once
        </h2>
        <p className="mt-1.5 text-on-lilac">No renewals. Voice credits never run out.</p>
      </div>
      {cards.map(({ plan, name, badge, gives }) => (
        <article
          key={plan}
          className="grid gap-3 rounded-bubble bg-surface px-5 py-4.5 lg:h-full lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-3 lg:gap-y-2.5"
        >
          <header className="flex min-h-6 flex-wrap items-center justify-between gap-2.5 lg:col-span-2 lg:justify-start">
            <h3 className="text-[1.1875rem]">{name}</h3>
            {badge && <Badge tone="night">{badge}</Badge>}
          </header>
          <p className="flex flex-wrap items-center gap-2.5">
            <PriceTag cents={offers[plan].amountCents} size="lg" />
            <span className="font-semibold text-ink-2 lg:sr-only">lifetime</span>
          </p>
          <div className="max-lg:order-last">{action(plan, name)}</div>
          <p className="text-md text-ink-2 lg:col-span-2">
            {gives} with <b>unlimited</b> voice credits
          </p>
        </article>
      ))}
    </section>
  );
}
