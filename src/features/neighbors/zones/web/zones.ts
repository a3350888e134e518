/** The public API of zones for the pages of other features. */
export { JoinToPost } from './members/join-zone.tsx';
export { otherEventsSlot } from './events/other-events.ts';
export { ZoneTiles } from './zone-tiles.tsx';
export { zoneAddress } from './zone-address.ts';
