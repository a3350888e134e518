import { Outlet } from 'react-router';
import { SaveSearchContext, type SaveSearchProps } from '../../features/finding/search/web/search.ts';
import { SaveSearch } from '../../features/finding/wants/web/wants.ts';

const saveSearch = (props: SaveSearchProps) => <SaveSearch {...props} />;

/** Lets people save a search. Search doesn't depend on wants. */
export default function WantsInSearch() {
  return (
    <SaveSearchContext value={saveSearch}>
      <Outlet />
    </SaveSearchContext>
  );
}
