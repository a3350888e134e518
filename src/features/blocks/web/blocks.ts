/** What the pages of other features may use of blocks. */
export { BlockedNotice, isBlockedByMe } from './blocked-notice.tsx';
export { type SomePerson, useBlock } from './use-block.ts';
