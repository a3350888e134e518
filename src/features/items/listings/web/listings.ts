/** The public parts of listings for pages of other features. */
export { CreatePreview } from './create-preview.tsx';
export { draftStore } from './drafts/draft-store.ts';
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
export { postListing } from './drafts/post-listing.ts';
export {
  subscribeToUnposted,
  type UnpostedListing,
  unpostedListings,
} from './drafts/unposted-listings.ts';
export { openingDraft, useSavedDraft } from './drafts/use-saved-draft.ts';
export { useDraftPhotos } from './drafts/use-draft-photos.ts';
export type { KnownListing } from './known-listing.tsx';
export { CARD_SIZES, ListingCard } from './listing-card.tsx';
export { EMPTY_FORM, formOf, type ListingForm } from './listing-form.ts';
export { HeartButton } from './heart-button.tsx';
export { ListingFields } from './listing-fields.tsx';
export { postedInto, type PostingPlace, postingPlacesSlot, usePostingPlaces } from './posting-places.ts';
export { PostingTo } from './posting-to.tsx';
export { ListingCardSkeleton, ListingGrid, ListingGridSkeleton } from './listing-grid.tsx';
export { ChooseBuyer, DeleteListingDialog, RelistDialog } from './manage/listing-dialogs.tsx';
export { ListingNoticeLine } from './manage/listing-notice.tsx';
export { OwnListingMenu } from './manage/own-listing-menu.tsx';
export { soldToSlot, type SoldToProps } from './manage/sold-to.ts';
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
export { shareListing } from './share-listing.ts';
export { StatusBadge } from './status-badge.tsx';
export { BADGE_ICONS, TrustBadges } from './trust-badges.tsx';
export { useFavorite } from './use-favorite.ts';
export { useMessageSeller } from './use-message-seller.ts';
export {
  type ChosenPhotos,
  type FormPhotos,
  type GivenContent,
  type ListingFormState,
  type Refusal,
  useDraftForm,
  useListingForm,
} from './use-listing-form.ts';
export { wantedSlot, type WantedProps, WantedSlot } from './wanted-slot.tsx';
export { listingEventSlot, type ListingEvent } from './listing-event.ts';
export { priceHelpSlot } from './price-help-slot.ts';
export { useSendQueued } from './drafts/use-send-queued.ts';
