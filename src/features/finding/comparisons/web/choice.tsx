import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { PriceRangeValue } from '../../../../platform/web/ui/price-range-rule.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useKeepFocus } from '../../../../platform/web/use-keep-focus.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import type { ComparableListing } from '../contract/comparison.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { AssistantColumns } from './assistant-columns.tsx';
import { type AssistantQuery, writeQuery } from './assistant-query.ts';
import { ComparableCard } from './comparable-card.tsx';
import { CompareBar } from './compare-bar.tsx';
import { Comparing } from './comparing.tsx';
import { fromAssistant } from './from-assistant.ts';
import { PriceFilter } from './price-filter.tsx';
import { TooFew } from './too-few.tsx';
import { useDelayedTrue } from './use-lasting.ts';
import { useSelection } from './use-selection.ts';

interface ChoiceProps {
  query: AssistantQuery;
  /** What the search found. */
  listings: readonly ComparableListing[];
  /** Stands beside them. */
  history: ReactNode;
  onPrice: (price: PriceRangeValue | null) => void;
  onSearch: (q: string) => void;
}

/** The results, of which two or three are selected and compared. */
export function Choice({ query, listings, history, onPrice, onSearch }: ChoiceProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const { selected, numberOf, toggle, clear } = useSelection(query, listings);
  const focus = useKeepFocus<HTMLDivElement>();
  const comparison = writeQuery({ ...query, items: selected.map(({ id }) => id) });
  const isEnough = listings.length >= COMPARISON_LIMITS.fewest;
  const isFiltering = next?.pathname === pathname && next.search !== search;
  const isComparing = useDelayedTrue(next?.pathname === '/compare' && next.search === comparison);

  function compare() {
    if (selected.length >= COMPARISON_LIMITS.fewest) {
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
          // To stay here takes the place of the way there.
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
                {isEnough && <p className="hint mt-1">The newest that match. Tap to select.</p>}
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
          <CompareBar found={listings.length} selected={selected} onClear={clear} onCompare={compare} />
        )}
      </div>
    </div>
  );
}
