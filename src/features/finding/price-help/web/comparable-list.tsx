import { useNow } from '../../../../platform/web/use-now.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { CoverTile } from '../../../items/photos/web/photos.ts';
import type { Comparable } from '../contract/price-help.ts';
import { comparableText } from './price-help-texts.ts';

/** The listings most alike; each opens in a tab of its own, so that nothing typed is lost. */
export function ComparableList({ comparables }: { comparables: readonly Comparable[] }) {
  const now = useNow(0);
  return (
    <ul className="grid divide-y divide-line border-t border-line">
      {comparables.map((comparable) => (
        <li key={comparable.id}>
          <a
            href={`/listing/${comparable.id}`}
            target="_blank"
            rel="noreferrer"
            className="group flex min-h-18 items-center gap-3 py-2"
          >
            <CoverTile cover={comparable.cover} />
            <span className="min-w-0 flex-1">
              <b className="block truncate text-md/5 font-[650] group-hover:underline" dir="auto">
                {comparable.title}
              </b>
              <small className="block text-xs text-ink-2">
                {comparableText(comparable, now)}
                <span className="sr-only">, opens in a new tab</span>
              </small>
            </span>
            <span className="font-display text-lg font-extrabold tabular-nums">
              {formatDollars(comparable.priceCents)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
