import { lazyDialog } from '../../../platform/web/ui/lazy-dialog.tsx';

/** The filters on phones. */
export const FiltersSheet = lazyDialog(() => import('./filters-sheet.tsx'));
/** Where to look. */
export const PlaceSheet = lazyDialog(() => import('./place-sheet.tsx'));
