import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ComparableListing } from '../contract/comparable-listing.ts';
import { widerSearches } from './wider-searches.ts';

interface TooFewProps {
  q: string;
  /** The only result, if there is one. */
  listing: ComparableListing | undefined;
  onSearch: (q: string) => void;
  /** Removes the price filter; null if it is off. */
  onAnyPrice: (() => void) | null;
}

/**
 * Shown for fewer than two results, with suggestions to find more. Close matches are not compared here. Browse lists
 * them and shows what each misses.
 */
export function TooFew({ q, listing, onSearch, onAnyPrice }: TooFewProps) {
  const wider = widerSearches(q);
  return (
    <EmptyState
      look="panel"
      tile="quiet"
      heading="h3"
      icon={<Icon name={listing ? 'scale' : 'search-x'} />}
      title={listing ? 'Only 1 listing matches' : 'No listings found'}
      text={
        <>
          “<bdi className="wrap-anywhere">{q}</bdi>” has {listing ? '1 listing' : 'no listings'}
          {onAnyPrice && ' at that price'}.{listing && ' You need 2 to compare.'} Try a wider{' '}
          {wider.length > 0 ? 'search' : 'word'}.
        </>
      }
      action={
        <div className="flex max-w-full flex-wrap justify-center gap-2.5">
          {onAnyPrice && (
            <Button variant="line" onClick={onAnyPrice}>
              Any price
            </Button>
          )}
          {wider.map((words) => (
            <Button key={words} variant="line" className="max-w-full" onClick={() => onSearch(words)}>
              <Icon name="search" className="icon-sm" />
              <span className="truncate" dir="auto">
                {words}
              </span>
            </Button>
          ))}
          {listing && (
            <ButtonLink variant="line" to={`/listing/${listing.id}`}>
              Open it
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" to={`/listings?${new URLSearchParams({ q })}`}>
            See close matches
          </ButtonLink>
        </div>
      }
    />
  );
}
