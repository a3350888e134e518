import clsx from 'clsx';
import { useNow } from '../../../../platform/web/time/use-now.ts';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { formatDollars } from '../../../../shared/money.ts';
import { CoverTile } from '../../../items/photos/web/photos.ts';
import type { Comparable, PriceHelp } from '../contract/price-help.ts';
import { barSentence, comparableText, countsText } from './price-help-texts.ts';
import { priceScale } from './price-scale.ts';

interface SimilarItemsProps {
  help: PriceHelp;
  range: NonNullable<PriceHelp['range']>;
  /** The price said so far, in US cents; null when none is. */
  ownCents: number | null;
}

/** What the typical price is from: a bar with the own price on it, and the items most alike. */
export default function SimilarItems({ help, range, ownCents }: SimilarItemsProps) {
  return (
    <section
      className="mt-1.5 grid gap-0.5 rounded-bubble bg-surface-2 px-4.5 pt-4.5 pb-2.5 md:px-6 md:pt-5.5 md:pb-3.5"
      aria-label="Similar items"
    >
      <p className="hint mb-2">{countsText(help)}</p>
      <PriceBar
        points={help.points}
        range={range}
        ownCents={ownCents}
        label={barSentence(help, range, ownCents)}
      />
      <ComparableList comparables={help.comparables} />
    </section>
  );
}

/** The listings most alike; each opens in a tab of its own, so that nothing typed is lost. */
function ComparableList({ comparables }: { comparables: readonly Comparable[] }) {
  const now = useNow(0);
  return (
    <ul className="grid divide-y divide-line border-t border-line">
      {comparables.map((comparable) => (
        <li key={comparable.id}>
          <a
            href={`/listing/${comparable.id}`}
            target="_blank"
            rel="noreferrer"
            className="press group flex min-h-18 items-center gap-3 py-2"
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

interface PriceBarProps {
  points: PriceHelp['points'];
  range: NonNullable<PriceHelp['range']>;
  /** The own price stands on the bar as a tag. */
  ownCents: number | null;
  /** What it shows, in a sentence. */
  label: string;
}

/** Labels nearer than this, in percent of the bar, would touch. */
const MIN_LABEL_DISTANCE = 14;

/** A bar with a dot for each comparable; what three of four cost is lilac. */
function PriceBar({ points, range, ownCents, label }: PriceBarProps) {
  const at = priceScale([range.low, range.high, ...points.map(({ priceCents }) => priceCents)]);
  const [from, to] = [at(range.low), at(range.high)];
  const apart = to - from >= MIN_LABEL_DISTANCE;
  return (
    <div
      className={clsx('relative mx-1.5 mt-0.5', ownCents === null ? 'h-16.5' : 'h-26')}
      role="img"
      aria-label={label}
    >
      <div className={clsx('absolute inset-x-0', ownCents === null ? 'top-5' : 'top-14.5')}>
        <span className="absolute inset-x-0 h-3 rounded-full bg-surface-3" />
        <span
          className="absolute h-3 min-w-3 rounded-full bg-lilac-strong"
          style={{ insetInlineStart: `${from}%`, insetInlineEnd: `${100 - to}%` }}
        />
        {points.map(({ priceCents }, index) => (
          <span
            // Points have no identity of their own.
            key={`${priceCents}-${index}`}
            className="absolute top-0.5 -ms-1 size-2 rounded-full bg-ink opacity-35"
            style={{ insetInlineStart: `${at(priceCents)}%` }}
          />
        ))}
        <BoundLabel cents={range.low} at={from} side={apart ? 'middle' : 'before'} />
        <BoundLabel cents={range.high} at={to} side={apart ? 'middle' : 'after'} />
      </div>
      {ownCents !== null && (
        <span
          className="absolute top-4 grid -translate-x-1/2 justify-items-center rtl:translate-x-1/2"
          style={{ insetInlineStart: `clamp(2.5rem, ${at(ownCents)}%, 100% - 2.5rem)` }}
        >
          <PriceTag cents={ownCents} size="sm" zest />
          <span className="mt-1 h-6 w-0.5 rounded-full bg-ink" />
        </span>
      )}
    </div>
  );
}

/** A price below the bar; before or after its place where two would touch. */
function BoundLabel({ cents, at, side }: { cents: number; at: number; side: 'before' | 'middle' | 'after' }) {
  return (
    <span
      className={clsx(
        'absolute top-5 text-xs font-[650] text-ink-2 tabular-nums',
        side === 'before' && '-translate-x-full pe-1 rtl:translate-x-full',
        side === 'middle' && '-translate-x-1/2 rtl:translate-x-1/2',
        side === 'after' && 'ps-1',
      )}
      style={{ insetInlineStart: `${at}%` }}
    >
      {formatDollars(cents)}
    </span>
  );
}
