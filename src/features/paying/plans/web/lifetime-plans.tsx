import type { ReactNode } from 'react';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { type PaidPlan, PLAN_OFFERS } from '../contract/offers.ts';
import { LIFETIME_CARDS } from './plan-cards.ts';

/** Shows the lifetime plans in one strip. */
export function LifetimePlans({ action }: { action: (plan: PaidPlan, name: string) => ReactNode }) {
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
      {LIFETIME_CARDS.map(({ plan, name, badge, gives }) => (
        <article
          key={plan}
          className="grid gap-3 rounded-bubble bg-surface px-5 py-4.5 lg:h-full lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-3 lg:gap-y-2.5"
        >
          <header className="flex min-h-6 flex-wrap items-center justify-between gap-2.5 lg:col-span-2 lg:justify-start">
            <h3 className="text-[1.1875rem]">{name}</h3>
            {badge && <Badge tone="night">{badge}</Badge>}
          </header>
          <p className="flex flex-wrap items-center gap-2.5">
            <PriceTag cents={PLAN_OFFERS[plan].amountCents} size="lg" />
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
