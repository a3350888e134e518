import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useRetainedFocus } from '../../../../platform/web/focus/use-retained-focus.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { buttonClass } from '../../../../platform/web/ui/button-class.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Popover } from '../../../../platform/web/ui/popover.tsx';
import { PriceRange } from '../../../../platform/web/ui/price-range.tsx';
import type { PriceRangeValue } from '../../../../platform/web/ui/price-range-rule.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { grouped } from '../../../../shared/grouped.ts';
import type { ComparableListing } from '../contract/comparable-listing.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { AssistantColumns } from './assistant-columns.tsx';
import { type AssistantQuery, writeQuery } from './assistant-query.ts';
import { ComparableCard } from './comparable-card.tsx';
import { Comparing } from './comparing.tsx';
import { fromAssistant } from './from-assistant.ts';
import { PhotoStack } from './photo-stack.tsx';
import { TooFew } from './too-few.tsx';

interface ChoiceProps {
  query: AssistantQuery;
  /** The search results. */
  listings: readonly ComparableListing[];
  /** Earlier comparisons, shown beside the results. */
  history: ReactNode;
  onPrice: (price: PriceRangeValue | null) => void;
  onSearch: (q: string) => void;
}

/** Lists the results, with two or three to select and compare. */
export function Choice({ query, listings, history, onPrice, onSearch }: ChoiceProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const { selected, numberOf, toggle, clear } = useSelection(query, listings);
  const focus = useRetainedFocus<HTMLDivElement>();
  const comparison = writeQuery({ ...query, items: selected.map(({ id }) => id) });
  const isEnough = listings.length >= COMPARISON_LIMITS.minItems;
  const isFiltering = next?.pathname === pathname && next.search !== search;
  const isComparing = useDelayedTrue(next?.pathname === '/compare' && next.search === comparison);

  function compare() {
    if (selected.length >= COMPARISON_LIMITS.minItems) {
      void navigate(`/compare${comparison}`, { state: fromAssistant });
      return;
    }
    const { title, detail } = comparisonErrors.TOO_FEW_TO_COMPARE;
    toast({ tone: 'warn', title, text: detail });
  }

  return (
    <div {...focus}>
      {isComparing && (
        <Comparing
          listings={selected}
          // Replace the pending navigation with one to the current page.
          onCancel={() => void navigate(pathname + search, { replace: true, preventScrollReset: true })}
        />
      )}
      <div hidden={isComparing}>
        <AssistantColumns history={history}>
          <section aria-labelledby="found">
            <div className="mb-4 flex items-start justify-between gap-4">
              <div>
                <h2 id="found" className="text-3xl md:text-4xl">
                  {listings.length} to choose from
                </h2>
                {isEnough && <p className="hint mt-1">Tap to select.</p>}
              </div>
              <PriceFilter price={query.price} onChange={onPrice} />
            </div>
            {isEnough ? (
              <ul
                className={clsx(
                  'grid grid-cols-2 gap-x-3 gap-y-5 transition-opacity md:-mx-1.5 md:grid-cols-3',
                  isFiltering && 'opacity-60',
                )}
                aria-busy={isFiltering}
              >
                {listings.map((listing, index) => (
                  <ComparableCard
                    key={listing.id}
                    listing={listing}
                    number={numberOf(listing.id)}
                    onToggle={() => toggle(listing.id)}
                    eager={index < 3}
                  />
                ))}
              </ul>
            ) : (
              <TooFew
                q={query.q}
                listing={listings[0]}
                onSearch={onSearch}
                onAnyPrice={query.price && (() => onPrice(null))}
              />
            )}
          </section>
        </AssistantColumns>
        {listings.length > 0 && (
          <CompareBar resultCount={listings.length} selected={selected} onClear={clear} onCompare={compare} />
        )}
      </div>
    </div>
  );
}

/** Tracks the selected results in order. The address contains them too, for Back and reload. */
function useSelection(query: AssistantQuery, results: readonly ComparableListing[]) {
  const navigate = useNavigate();
  const [items, setItems] = useState(query.items);
  const selected = items.flatMap((id) => results.find((listing) => listing.id === id) ?? []);

  function select(next: readonly string[]) {
    setItems(next);
    const search = writeQuery({ ...query, items: next });
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  return {
    selected,
    /** Returns the item number from 1; null if it is not selected. */
    numberOf(id: string): number | null {
      const place = selected.findIndex((listing) => listing.id === id);
      return place === -1 ? null : place + 1;
    },
    toggle(id: string) {
      const ids = selected.map((listing) => listing.id);
      if (ids.includes(id)) return select(ids.filter((other) => other !== id));
      if (ids.length < COMPARISON_LIMITS.maxItems) return select([...ids, id]);
      const { title, detail } = comparisonErrors.TOO_MANY_TO_COMPARE;
      toast({ tone: 'warn', title, text: detail });
    },
    clear: () => select([]),
  };
}

interface CompareBarProps {
  /** The number of results. */
  resultCount: number;
  /** The selected results in order of selection. */
  selected: readonly ComparableListing[];
  onClear: () => void;
  onCompare: () => void;
}

/**
 * Shows the selection and the Compare button while the results are in view: a pill, and a bar above the dock on phones.
 */
function CompareBar({ resultCount, selected, onClear, onCompare }: CompareBarProps) {
  return (
    <section
      aria-label="Selected items"
      data-toasts="above-bar"
      className="sticky bottom-[calc(--spacing(15)+max(--spacing(6),env(safe-area-inset-bottom)))] z-(--z-bar) -mx-4 mt-8 flex items-center gap-2.5 rounded-t-xl bg-surface px-4 pt-2.5 pb-5 text-sm shadow-3 md:bottom-6 md:mx-auto md:w-fit md:gap-3.5 md:rounded-full md:bg-raised md:py-2.5 md:ps-3.5 md:pe-2.5 md:text-md low-screen:static"
    >
      {selected.length > 0 && (
        <span className="max-[379px]:hidden">
          <PhotoStack look="bar" photos={selected.map(({ cover }) => cover)} />
        </span>
      )}
      <p className="num font-[650] whitespace-nowrap" role="status">
        {`${selected.length} of ${Math.min(COMPARISON_LIMITS.maxItems, resultCount)} selected`}
      </p>
      {selected.length > 0 && (
        <Button variant="quiet" className="max-md:hidden" onClick={onClear}>
          Clear
        </Button>
      )}
      <Button
        className="ms-auto min-h-12 max-md:px-4 md:ms-2.5"
        disabled={resultCount < COMPARISON_LIMITS.minItems}
        onClick={onCompare}
      >
        Compare Selected
      </Button>
    </section>
  );
}

/** Faster comparisons skip the loading screen. */
const SHOW_DELAY_MS = 200;

/** Whether something has been going on for `SHOW_DELAY_MS`. */
function useDelayedTrue(isGoing: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setLasts(true), SHOW_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isGoing]);
  return isGoing && lasts;
}

const { floor, ceiling, step, from, to } = COMPARISON_LIMITS.price;

const SCALE = { floor, ceiling, step };

/** Positions of the thumbs until they are moved. */
const UNTOUCHED: PriceRangeValue = { min: from, max: to };

interface PriceFilterProps {
  /** Null while the filter is off. */
  price: PriceRangeValue | null;
  onChange: (price: PriceRangeValue | null) => void;
}

/** A button with a slider. It says "Any price" until the slider is moved. */
function PriceFilter({ price, onChange }: PriceFilterProps) {
  const [range, setRange] = useState(price ?? UNTOUCHED);
  return (
    <Popover
      align="end"
      wide
      buttonClass={buttonClass({ variant: 'line', className: 'flex-none' })}
      button={
        <>
          <span className="sr-only">Price: </span>
          {price === null ? 'Any price' : priceText(price)}
          <Icon name="chevron-down" className="icon-sm" />
        </>
      }
    >
      <PriceRange legend="Price" scale={SCALE} value={range} onChange={setRange} onCommit={onChange} />
      {price !== null && (
        <Button
          variant="soft"
          block
          onClick={() => {
            setRange(UNTOUCHED);
            onChange(null);
          }}
        >
          Any price
        </Button>
      )}
    </Popover>
  );
}

const priceText = ({ min, max }: PriceRangeValue): string =>
  max === null ? `$${grouped(min)} and up` : `$${grouped(min)} to $${grouped(max)}`;
