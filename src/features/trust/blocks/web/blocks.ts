/** The public API of blocks for the pages of other features. */
export { BlockedNotice, blockedByMe } from './blocked-notice.tsx';
export { type SomePerson, useBlock } from './use-block.ts';
