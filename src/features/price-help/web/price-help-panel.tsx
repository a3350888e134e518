import { useId } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import { formatDollars } from '../../../shared/money.ts';
import { ComparableList } from './comparable-list.tsx';
import { PriceBar } from './price-bar.tsx';
import { barSentence, countsText, headline, suggestedPrices } from './price-help-texts.ts';
import { type PricedItem, usePriceHelp } from './use-price-help.ts';

interface PriceHelpProps extends PricedItem {
  /** The price said so far, in US cents; null when none is. */
  priceCents: number | null;
  /** Takes a suggested price over, in US cents. */
  onUse: (priceCents: number) => void;
}

/**
 * What similar items were sold for, below the field of the price: a bar with the own price on it, or prices to take
 * over while there is none. Nothing is shown until there is something to say.
 */
export function PriceHelp({ priceCents, onUse, ...item }: PriceHelpProps) {
  const help = usePriceHelp(item);
  const titleId = useId();
  if (help === null || help.range === null) return null;
  const { single, range } = help;
  const suggested = suggestedPrices(range, single).filter(({ cents }) =>
    single === null ? priceCents === null : cents !== priceCents,
  );
  return (
    <section
      className="grid gap-0.5 rounded-bubble bg-surface-2 px-4.5 pt-4.5 pb-2.5 md:px-6 md:pt-5.5 md:pb-5"
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className="text-xl">
        {headline(help, range)}
      </h2>
      <p className="hint">{countsText(help)}</p>
      <PriceBar
        points={help.points}
        range={range}
        ownCents={priceCents}
        label={barSentence(help, range, priceCents)}
      />
      {suggested.length > 0 && (
        <div className="mb-3 flex flex-wrap gap-2">
          {suggested.map(({ label, cents }) => (
            <Button key={label} variant="line" className="tabular-nums" onClick={() => onUse(cents)}>
              {single === null ? `${formatDollars(cents)} ${label}` : `Use ${formatDollars(cents)}`}
            </Button>
          ))}
        </div>
      )}
      <ComparableList comparables={help.comparables} />
    </section>
  );
}
