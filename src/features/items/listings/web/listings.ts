/** The public parts of listings for pages of other features. */
export { CreatePreview } from './create-preview.tsx';
export { draftStore } from './drafts/draft-store.ts';
export { postListing } from './drafts/post-listing.ts';
export { asList, asText, readDraft } from './drafts/read-draft.ts';
export {
  addSaid,
  contentOf,
  type DraftContent,
  type DraftPhoto,
  fillIn,
  isBlank,
  type SellDraft,
  type Words,
} from './drafts/sell-draft.ts';
export {
  subscribeToUnposted,
  type UnpostedListing,
  unpostedListings,
} from './drafts/unposted-listings.ts';
export { draftPhotosOf, useDraftPhotos } from './drafts/use-draft-photos.ts';
export { openingDraft, useSavedDraft } from './drafts/use-saved-draft.ts';
export { useSendQueued } from './drafts/use-send-queued.ts';
export { HeartButton } from './heart-button.tsx';
export type { KnownListing } from './known-listing.tsx';
export { CARD_SIZES, ListingCard } from './listing-card.tsx';
export { type ListingEvent, listingEventSlot } from './listing-event.ts';
export { ListingFields } from './listing-fields.tsx';
export { EMPTY_FORM, formOf, type ListingForm } from './listing-form.ts';
export { ListingCardSkeleton, ListingGrid, ListingGridSkeleton } from './listing-grid.tsx';
export { ChooseBuyer, DeleteListingDialog, RelistDialog } from './manage/listing-dialogs.tsx';
export { ListingNoticeLine } from './manage/listing-notice.tsx';
export { OwnListingMenu } from './manage/own-listing-menu.tsx';
export { type SoldToProps, soldToSlot } from './manage/sold-to.ts';
export { useManageListing } from './manage/use-manage-listing.ts';
export { useLocate } from './place/use-locate.ts';
export {
  milesToKm,
  placeFromCookie,
  RADIUSES,
  type Radius,
  savePlace,
  type ViewerPlace,
} from './place/viewer-place.ts';
export { type PostingPlace, postedInto, postingPlacesSlot, usePostingPlaces } from './posting-places.ts';
export { PostingTo } from './posting-to.tsx';
export { priceHelpSlot } from './price-help-slot.ts';
export { shareListing } from './share-listing.ts';
export { StatusBadge } from './status-badge.tsx';
export { BADGE_ICONS, TrustBadges } from './trust-badges.tsx';
export { useFavorite } from './use-favorite.ts';
export {
  type ChosenPhotos,
  type FormContent,
  type FormPhotos,
  type ListingFormState,
  useDraftForm,
  useListingForm,
} from './use-listing-form.ts';
export { useMessageSeller } from './use-message-seller.ts';
export { type WantedProps, WantedSlot, wantedSlot } from './wanted-slot.tsx';
