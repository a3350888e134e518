/** The public parts of Flash Drops for pages of other features. */
export { eventAddress } from './event-addresses.ts';
export { ListingInEvent } from './listing-in-event.tsx';
export { RunningEvent } from './running-event.tsx';
export { pathForPoints } from './share-for-points.ts';
export { useOpenShare } from './use-open-share.ts';
