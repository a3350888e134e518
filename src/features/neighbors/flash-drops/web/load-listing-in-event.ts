import { lazyPart } from '../../../../platform/web/lazy-part.tsx';

/** Loaded lazily, because few listings are in an event. */
export const ListingInEvent = lazyPart(() => import('./listing-in-event.tsx'));
