/** The public API of operators for the pages of other features. */
export { AuditEntries } from './desk/audit-entries.tsx';
export { AuditEntryRow } from './desk/audit-entry-row.tsx';
export { Desk, DeskHead } from './desk/desk.tsx';
export { useDeskKeys } from './desk/desk-keys.ts';
export { deskPagesOf, mayOpenDesk } from './desk/desk-pages.ts';
export { DialogActions } from './desk/dialog-actions.tsx';
