import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ComparedItem } from '../contract/comparison.ts';
import { MessageSeller } from './ask-seller.tsx';
import { type Compared, hasLeft } from './compared.ts';
import { ConditionSection } from './condition-section.tsx';
import { FeatureSection } from './feature-section.tsx';
import { ItemHeads } from './item-heads.tsx';
import { PriceSection } from './price-section.tsx';
import { RecommendationPanel } from './recommendation.tsx';
import { Cell, columnsOf, TableRow } from './table-parts.tsx';
import { ValueSection } from './value-section.tsx';

interface ComparisonViewProps {
  compared: Compared;
  /** Of the viewer, who can ask sellers for what they did not write. */
  own?: boolean;
}

/** The recommendation, and below it everything side by side. */
export function ComparisonView({ compared, own = false }: ComparisonViewProps) {
  const { items, subject, recommendation } = compared;
  const best = recommendation?.item ?? null;
  return (
    <>
      <RecommendationPanel compared={compared} canAsk={own} />
      <div
        role="table"
        aria-label={`Comparison of ${subject}`}
        className="mt-5 md:mt-7"
        style={columnsOf(items)}
      >
        <ItemHeads items={items} best={best} />
        <PriceSection compared={compared} best={best} />
        <ConditionSection compared={compared} />
        <ValueSection compared={compared} />
        <FeatureSection compared={compared} />
        <div role="rowgroup">
          <TableRow name="Next step" quietName className="md:py-5">
            {items.map((item) => (
              <Cell key={item.item}>
                <NextStep item={item} subject={subject} best={item.item === best} />
              </Cell>
            ))}
          </TableRow>
        </div>
      </div>
      <p className="hint mt-3.5 mb-20 flex flex-wrap items-center gap-1.5">
        <Icon name="info" className="icon-sm" />
        Facts are read from the listings.
        <span>
          <Icon name="triangle-exclamation-point" className="icon-sm inline align-[-0.15em] text-warn" />{' '}
          means the seller didn't say. Check before you buy.
        </span>
      </p>
    </>
  );
}

interface NextStepProps {
  item: ComparedItem;
  subject: string;
  best: boolean;
}

function NextStep({ item: { item, state, listing, own }, subject, best }: NextStepProps) {
  if (listing === null || hasLeft({ state })) {
    return (
      <ButtonLink variant="soft" block className="px-1.5" to={`/listings?q=${encodeURIComponent(subject)}`}>
        See similar
        <span className="sr-only"> to Item {item}</span>
      </ButtonLink>
    );
  }
  if (own) {
    return (
      <ButtonLink variant="line" block className="px-1.5" to={`/listing/${listing.id}`}>
        Your listing
      </ButtonLink>
    );
  }
  return <MessageSeller listing={listing} item={item} best={best} />;
}
