/** The public API of operators for the pages of other features. */
export { Desk, DeskHead } from './desk/desk.tsx';
export { useDeskKeys } from './desk/desk-keys.ts';
export { mayOpenDesk } from './desk/desk-pages.ts';
