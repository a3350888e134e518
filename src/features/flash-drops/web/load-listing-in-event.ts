import { lazyPart } from '../../../platform/web/lazy-part.tsx';

/** Loaded where a listing is in an event, as few are. */
export const ListingInEvent = lazyPart(() => import('./listing-in-event.tsx'));
