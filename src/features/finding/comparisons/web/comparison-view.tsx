import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { conditionLabel } from '../../../../shared/taxonomy.ts';
import type { ComparedItem, ItemValue } from '../contract/comparison.ts';
import { bestConditions, type Compared, hasLeft } from './compared.ts';
import { FeatureSection, MessageSeller } from './feature-section.tsx';
import { ItemHeads } from './item-heads.tsx';
import { PriceSection } from './price-section.tsx';
import { RecommendationPanel } from './recommendation.tsx';
import { Cell, Cells, columnsOf, Nothing, TableRow, TableSection, Warning } from './table-parts.tsx';

interface ComparisonViewProps {
  compared: Compared;
  /** Whether the viewer made the comparison. Only then can they ask sellers for missing facts. */
  isOwn?: boolean;
}

/** Shows the recommendation and the table of items. */
export function ComparisonView({ compared, isOwn = false }: ComparisonViewProps) {
  const { items, subject, recommendation } = compared;
  const best = recommendation?.item ?? null;
  return (
    <>
      <RecommendationPanel compared={compared} canAsk={isOwn} />
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

function ConditionSection({ compared: { items, condition } }: { compared: Compared }) {
  const best = bestConditions(condition);
  return (
    <TableSection title="Condition Comparison">
      <TableRow name="Condition">
        <Cells
          items={items}
          values={condition}
          render={(value) => {
            if (value.condition === null) return <Warning>Not stated</Warning>;
            const label = conditionLabel(value.condition);
            return best.has(value.item) ? <b>{label}</b> : label;
          }}
        />
      </TableRow>
      {condition.some(({ words }) => words !== null) && (
        <TableRow name="In the seller's words">
          <Cells
            items={items}
            values={condition}
            className="text-ink-2 sm:text-sm"
            render={({ words }) => (words === null ? <Nothing /> : <bdi>“{words}”</bdi>)}
          />
        </TableRow>
      )}
    </TableSection>
  );
}

const PARTS = [
  { part: 'price', name: 'Price' },
  { part: 'condition', name: 'Condition' },
  { part: 'seller', name: 'Seller' },
  { part: 'distance', name: 'Distance' },
  { part: 'features', name: 'Features' },
] as const satisfies readonly { part: keyof ItemValue; name: string }[];

/** Shows each score from 0 to 100, and the overall score. */
function ValueSection({ compared: { items, value } }: { compared: Compared }) {
  // Hide scores unknown for all items, such as distances in a shared comparison.
  const known = PARTS.filter(({ part }) => value.some((scores) => scores[part] !== null));
  return (
    <TableSection title="Overall Value Analysis">
      {known.map(({ part, name }) => (
        <TableRow key={part} name={name}>
          <Cells
            items={items}
            values={value}
            render={(scores) => {
              const score = scores[part];
              return score === null ? <Warning>Unknown</Warning> : <Score value={score} />;
            }}
          />
        </TableRow>
      ))}
      <TableRow
        name={
          <>
            Overall <small className="text-xs font-normal">average of what is known</small>
          </>
        }
      >
        <Cells
          items={items}
          values={value}
          render={({ overall }) =>
            overall === null ? (
              <Warning>Unknown</Warning>
            ) : (
              <b className="num font-display text-4xl leading-none font-extrabold tracking-[-0.03em]">
                {overall}
              </b>
            )
          }
        />
      </TableRow>
    </TableSection>
  );
}

function Score({ value }: { value: number }) {
  return (
    <span className="grid gap-1 md:flex md:items-center md:gap-3">
      <span className="block h-2 overflow-hidden rounded-full bg-surface-3 max-md:mt-1.5 md:max-w-55 md:flex-1">
        <i className="block h-full rounded-full bg-primary" style={{ width: `${value}%` }} />
      </span>
      <span className="num text-xs font-semibold text-ink-2">{value}</span>
    </span>
  );
}
