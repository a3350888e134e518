import { lazyDialog } from '../../../../../platform/web/ui/lazy-dialog.tsx';

/** Asks an admin for a reason before a removal. */
export const RemovalDialog = lazyDialog(() => import('./removal-dialog.tsx'));
