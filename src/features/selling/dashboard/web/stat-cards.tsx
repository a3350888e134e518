import type { ReactNode } from 'react';
import { grouped } from '../../../../shared/grouped.ts';
import { formatExactDollars } from '../../../../shared/money.ts';
import type { OwnListings } from '../../../items/listings/contract/own-listings.ts';

type StatCardsProps = Pick<OwnListings, 'views' | 'active' | 'paused' | 'sold' | 'revenueCents'> & {
  className?: string;
};

/** A seller's numbers, each over all their listings. */
export function StatCards({ views, active, paused, sold, revenueCents, className }: StatCardsProps) {
  return (
    <section aria-labelledby="figures" className={className}>
      <h2 id="figures" className="t-panel mb-4 md:sr-only">
        Figures
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 md:grid-cols-4 md:gap-5">
        <Stat name="Total views">{grouped(views)}</Stat>
        <Stat name="Active listings" note={paused > 0 ? `${grouped(paused)} paused` : undefined}>
          {grouped(active)}
        </Stat>
        <Stat name="Sold">{grouped(sold)}</Stat>
        <Stat name="Revenue">
          <span className="tag tag-lg tag-zest tag-flat max-md:h-7 max-md:ps-5 max-md:pe-2 max-md:text-xs max-md:[--eye-r:3.2px] max-md:[--eye-x:11px]">
            {formatExactDollars(revenueCents)}
          </span>
        </Stat>
      </dl>
    </section>
  );
}

function Stat({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="panel flex min-w-0 flex-col gap-2 p-3.5 md:p-6">
      <dt className="t-label text-ink-2">{name}</dt>
      <dd className="num flex min-h-11 flex-wrap items-center gap-x-2 font-display text-5xl leading-none font-extrabold tracking-[-0.03em]">
        {children}
        {note && <small className="t-small font-sans tracking-normal text-ink-2">{note}</small>}
      </dd>
    </div>
  );
}
