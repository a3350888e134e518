import type { PriceHelp } from '../contract/price-help.ts';
import { ComparableList } from './comparable-list.tsx';
import { PriceBar } from './price-bar.tsx';
import { barSentence, countsText } from './price-help-texts.ts';

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
