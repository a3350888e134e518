import { useNow } from '../../../../platform/web/use-now.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { CoverTile } from '../../../items/photos/web/photos.ts';
import type { Comparable } from '../contract/price-help.ts';
import { comparableText } from './price-help-texts.ts';

/** The listings most alike; each opens in a tab of its own, so that nothing typed is lost. */
export function ComparableList({ comparables }: { comparables: readonly Comparable[] }) {
  const now = useNow(0);
  return (
    <ul className="grid border-t border-line md:mt-0.5 md:grid-cols-3 md:gap-3 md:border-0 max-md:[&>li+li]:border-t max-md:[&>li+li]:border-line">
      {comparables.map((comparable) => (
        <li key={comparable.id}>
          <a
            href={`/listing/${comparable.id}`}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-18 items-center gap-3 py-2 md:grid md:h-full md:grid-cols-[52px_1fr] md:gap-2.5 md:rounded-tile md:bg-surface md:p-3 md:hover:shadow-1"
          >
            <CoverTile cover={comparable.cover} />
            <span className="min-w-0 flex-1 md:order-last md:col-span-2">
              <b className="block truncate text-md/5 font-[650] md:whitespace-normal" dir="auto">
                {comparable.title}
              </b>
              <small className="block text-xs text-ink-2">
                {comparableText(comparable, now)}
                <span className="sr-only">, opens in a new tab</span>
              </small>
            </span>
            <span className="font-display text-lg font-extrabold tabular-nums md:justify-self-end">
              {formatDollars(comparable.priceCents)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
