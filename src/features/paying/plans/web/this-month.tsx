import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { counted } from '../../../../shared/counted.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { grouped } from '../../../../shared/grouped.ts';
import type { PlanType } from '../../../../shared/plan-types.ts';
import { PLAN_ENTITLEMENTS } from '../contract/entitlements.ts';
import type { Credits } from './my-plan-words.ts';

interface ThisMonthProps {
  planType: PlanType;
  credits: Credits | null;
  /** How many people saw and opened the viewer's featured listings; null if that failed to load. */
  featured: { shown: number; opened: number } | null;
}

/** Shows what the plan includes this month and how much of it is used. */
export function ThisMonth({ planType, credits, featured }: ThisMonthProps) {
  const entitlements = PLAN_ENTITLEMENTS[planType];
  return (
    <section
      aria-labelledby="this-month"
      className="min-w-0 rounded-xl bg-surface-2 px-6 pt-5.5 pb-3 lg:px-7.5 lg:pt-7 lg:pb-4"
    >
      <h3 id="this-month" className="text-3xl">
        This month
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {credits && (
          <Row icon="mic" title={creditTitle(credits)} to="/voice-credits" label="Open" of="voice credits">
            {creditLine(credits)}
          </Row>
        )}
        {entitlements.includes('ai_insights') && (
          <Row icon="chart-column" title="AI insights" to="/ai-insights" label="Open" of="insights">
            Prices, demand and four tips for your listings
          </Row>
        )}
        {entitlements.includes('featured_listings') && (
          <Row icon="star" title="Featured listings" to="/dashboard" label="Open" of="your listings">
            {featuredLine(featured)}
          </Row>
        )}
        {entitlements.includes('trending_alerts') && (
          <Row
            icon="bell"
            title="Trending item alerts"
            to="/settings/notifications"
            label="Change"
            of="alerts"
          >
            When a category you sell in is rising
          </Row>
        )}
      </ul>
    </section>
  );
}

interface RowProps {
  icon: IconName;
  title: string;
  to: string;
  label: string;
  /** The subject of the link, for screen readers. */
  of: string;
  children: ReactNode;
}

const Row = ({ icon, title, to, label, of, children }: RowProps) => (
  <li className="flex min-h-18 items-center gap-3.5 py-2.5">
    <span className="grid size-10 flex-none place-items-center rounded-md bg-surface text-ink-2">
      <Icon name={icon} className="icon" />
    </span>
    <span className="min-w-0 flex-1">
      <b className="block font-[650]">{title}</b>
      <span className="block text-sm leading-[1.35] text-ink-2">{children}</span>
    </span>
    <ButtonLink to={to} variant="quiet">
      {label}
      <span className="sr-only"> {of}</span>
    </ButtonLink>
  </li>
);

function creditTitle({ unlimited, available, total, purchased, allowance }: Credits): string {
  if (unlimited) return 'Unlimited voice credits';
  if (purchased === 0) return `${available} of ${counted(total, 'voice credit')}`;
  return counted(allowance, 'monthly voice credit');
}

function creditLine({ unlimited, purchased, resetsAt }: Credits): string {
  if (unlimited) return 'Recording is unlimited on your plan.';
  const bought = purchased > 0 ? `And ${purchased} bought. ` : '';
  return resetsAt === null ? `${bought}They never expire.` : `${bought}Starts over ${shortDate(resetsAt)}.`;
}

function featuredLine(featured: ThisMonthProps['featured']): string {
  if (featured === null || featured.shown === 0) return 'Shown more often, with a Featured label';
  const { shown, opened } = featured;
  return `Shown to ${counted(shown, 'person', 'people')} so far, opened by ${grouped(opened)}`;
}
