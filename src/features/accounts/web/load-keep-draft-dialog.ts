import { lazyDialog } from '../../../platform/web/ui/lazy-dialog.tsx';
import type { KeepDraftDialogProps } from './keep-draft-dialog.tsx';

/** What `useSignOut` asks before it signs out. Rarely seen, and part of every page. */
export const KeepDraftDialog = lazyDialog<KeepDraftDialogProps>(() => import('./keep-draft-dialog.tsx'));
