/** The public parts of listings for pages of other features. */
export { asRecord, readForm, readNotes } from './form-draft.ts';
export type { KnownListing } from './known-listing.tsx';
export { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx';
export { ChooseBuyer } from './manage/choose-buyer.tsx';
export { DeleteListingDialog } from './manage/delete-listing-dialog.tsx';
export { OwnListingMenu } from './manage/own-listing-menu.tsx';
export { RelistDialog } from './manage/relist-dialog.tsx';
export type { SoldToProps } from './manage/sold-to.ts';
export { useManageListing } from './manage/use-manage-listing.ts';
export { useLocate } from './place/use-locate.ts';
export {
  milesToKm,
  placeFromCookie,
  type Radius,
  RADIUSES,
  savePlace,
  type ViewerPlace,
} from './place/viewer-place.ts';
export { StatusBadge } from './status-badge.tsx';
export { BADGE_ICONS, TrustBadges } from './trust-badges.tsx';
