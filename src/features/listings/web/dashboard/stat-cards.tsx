import type { ReactNode } from 'react';
import { grouped } from '../../../../shared/grouped.ts';
import { formatExactDollars } from '../../../../shared/money.ts';

type StatCardsProps = { active: number; sold: number; revenueCents: number };

/** The numbers of a seller, each over all their listings. */
export function StatCards({ active, sold, revenueCents }: StatCardsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5">
      <Stat name="Active listings">{grouped(active)}</Stat>
      <Stat name="Sold">{grouped(sold)}</Stat>
      <Stat name="Revenue" className="max-md:col-span-2">
        <span className="tag tag-lg tag-zest tag-flat">{formatExactDollars(revenueCents)}</span>
      </Stat>
    </dl>
  );
}

function Stat({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`panel flex min-w-0 flex-col gap-2 p-5 md:p-6 ${className}`}>
      <dt className="t-label text-ink-2">{name}</dt>
      <dd className="num flex min-h-11 items-center font-display text-[2.125rem] leading-none font-extrabold tracking-[-0.03em]">
        {children}
      </dd>
    </div>
  );
}
