/** Parts of search that are loaded on demand. */
import { lazyPart } from '../../../../platform/web/page/lazy-part.tsx';
import { lazyDialog } from '../../../../platform/web/ui/lazy-dialog.tsx';

/** The filters on phones. */
export const FiltersSheet = lazyDialog(() => import('./filters-sheet.tsx'));
/** The form for location and radius. */
export const PlaceSheet = lazyDialog(() => import('./place-sheet.tsx'));
export const WhereIsNearMe = lazyPart(() => import('./where-is-near-me.tsx'));
export const NoResults = lazyPart(() => import('./no-results.tsx'));
export const SearchCorrection = lazyPart(() => import('./search-correction.tsx'));
