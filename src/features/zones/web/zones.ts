/** The public API of zones for the pages of other features. */
export { JoinToPost } from './join-to-post.tsx';
export { OtherEventsContext } from './other-events.ts';
export { zoneAddress } from './zone-address.ts';
