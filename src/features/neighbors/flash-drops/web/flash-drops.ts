/** The public parts of Flash Drops for pages of other features. */
export { eventAddress } from './event-addresses.ts';
export { EventStrip } from './event-strip.tsx';
export { endsText } from './event-times.ts';
export { type EventOfListing, ListingInEvent } from './listing-in-event.tsx';
export { RunningEvent } from './running-event.tsx';
export { pathForPoints, useOpenShare } from './share-for-points.ts';
export { useRunningFlashDrop } from './use-running-flash-drop.ts';
