/** The public API of blocks for the pages of other features. */
export { blockedByMe, BlockedNotice } from './blocked-notice.tsx';
export { type SomePerson, useBlock } from './use-block.ts';
