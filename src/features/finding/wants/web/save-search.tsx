import { lazyPart } from '../../../../platform/web/page/lazy-part.tsx';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import type { BrowseFilters, SaveSearchProps } from '../../search/web/search.ts';

const StorePendingWant = lazyPart(() => import('./use-store-pending-want.ts'));
const SaveSearchControl = lazyPart(() => import('./save-search-control.tsx'));

/** The control that saves a search in browse, where there is something to save. */
export function SaveSearch(search: SaveSearchProps) {
  const { account } = useViewer();
  return (
    <>
      {account && <StorePendingWant />}
      {isWorthSaving(search.filters) && <SaveSearchControl {...search} />}
    </>
  );
}

/**
 * Whether a search has a filter worth saving. Searches in one seller's listings do not count: people follow a seller on
 * their profile.
 */
export function isWorthSaving({ q, category, condition, min, max, seller }: BrowseFilters): boolean {
  const narrows = q !== '' || category !== null || condition !== null || min > 0 || max !== null;
  return narrows && seller === null;
}
