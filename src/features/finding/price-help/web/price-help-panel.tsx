import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { api } from '../../../../platform/web/api/api.ts';
import { useDebouncedAnswer } from '../../../../platform/web/api/use-debounced-answer.ts';
import { formatDollars } from '../../../../shared/money.ts';
import type { CategorySlug, ConditionSlug } from '../../../../shared/taxonomy.ts';
import type { PriceHelp as PriceHelpAnswer } from '../contract/price-help.ts';
import { suggestedPrices, typicalText } from './price-help-texts.ts';

// Most sellers take a price or type one.
const SimilarItems = lazy(() => import('./similar-items.tsx'));

/** Fewer sold items say nothing about what one sells for. */
const MIN_SOLD = 6;

interface PriceHelpProps extends PricedItem {
  /** The price said so far, in US cents; null when none is. */
  priceCents: number | null;
  /** Takes a suggested price over, in US cents. */
  onUse: (priceCents: number) => void;
  /** The field of the price. */
  children: ReactNode;
}

/** The field of a price with typical prices beside it, one tap each. None is chosen that nobody gave. */
export function PriceHelp({ priceCents, onUse, children, ...item }: PriceHelpProps) {
  const help = usePriceHelp(item);
  const name = useId();
  const range = help !== null && help.sold >= MIN_SOLD ? help.range : null;
  const row = range === null ? 'contents' : 'flex gap-1.5 max-[22.5rem]:flex-wrap';
  const field =
    range === null ? 'contents' : 'w-25 flex-none [&_.control]:px-3.5 max-[22.5rem]:w-full md:w-28';
  return (
    <>
      {/* The same elements with and without prices: another parent would replace the field while someone types in it. */}
      <div className={row}>
        <div className={field}>{children}</div>
        {help !== null && range !== null && (
          <fieldset className="contents">
            <legend className="sr-only">Typical prices</legend>
            {suggestedPrices(range, help.single).map(({ label, cents }) => (
              <label
                key={label}
                className="chip min-h-12! min-w-0 flex-1 flex-col justify-center gap-0! rounded-tile! px-1! md:min-h-13!"
              >
                <input
                  type="radio"
                  name={name}
                  checked={cents === priceCents}
                  onChange={() => onUse(cents)}
                />
                <b className="font-display text-lg/5 font-extrabold tabular-nums">{formatDollars(cents)}</b>
                <small className="text-2xs font-medium">{label}</small>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {item.title.trim() === '' && range === null && (
        <p className="text-xs text-ink-2">Shows the typical price once we know what it is.</p>
      )}
      {help !== null && range !== null && <TypicalPrice help={help} range={range} priceCents={priceCents} />}
    </>
  );
}

interface TypicalPriceProps {
  help: PriceHelpAnswer;
  range: NonNullable<PriceHelpAnswer['range']>;
  /** The price said so far, in US cents; null when none is. */
  priceCents: number | null;
}

/** One line with what similar items sold for, which opens a list of them. */
function TypicalPrice({ help, range, priceCents }: TypicalPriceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="text-xs text-ink-2">
        <b className="font-[650] text-ink">{typicalText(help, range)}</b>, from {help.sold} sold.{' '}
        <button
          type="button"
          // Its area is as tall as a finger; the line stays low.
          className="relative font-semibold text-ink underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3.5"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide them' : 'See them'}
        </button>
      </p>
      {isOpen && (
        <Suspense>
          <SimilarItems help={help} range={range} ownCents={priceCents} />
        </Suspense>
      )}
    </>
  );
}

/** What is known of an item; a blank category or condition is not known yet. */
interface PricedItem {
  title: string;
  category?: CategorySlug | '' | null;
  condition?: ConditionSlug | '' | null;
  /** The listing that is being edited: it is not compared with itself. */
  except?: string;
}

/** Milliseconds without typing before a title is asked about. */
const PAUSE_MS = 500;

const MIN_TITLE_LENGTH = 3;

/** Returns what similar items were sold for, while a listing is being written; null while nothing is known. */
function usePriceHelp({ title, category, condition, except }: PricedItem): PriceHelpAnswer | null {
  const trimmed = title.trim();
  const question = {
    title: trimmed,
    category: category || undefined,
    condition: condition || undefined,
    except,
  };
  const help = useDebouncedAnswer(
    trimmed.length >= MIN_TITLE_LENGTH ? question : null,
    PAUSE_MS,
    (query, signal) => api.GET('/api/price-help', { params: { query }, signal }),
  );
  return help?.range ? help : null;
}
