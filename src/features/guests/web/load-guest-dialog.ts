import { lazyDialog } from '../../../platform/web/ui/lazy-dialog.tsx';

/** Creates a guest, or lets one return. */
export const GuestDialog = lazyDialog(() => import('./guest-dialog.tsx'));
