/** The public API of zones for the pages of other features. */

export { otherEventsSlot } from './events/other-events.ts';
export { JoinToPost } from './members/join-zone.tsx';
export { zoneAddress } from './zone-address.ts';
export { ZoneTiles } from './zone-tiles.tsx';
