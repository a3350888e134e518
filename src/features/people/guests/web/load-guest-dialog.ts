import { lazyDialog } from '../../../../platform/web/ui/lazy-dialog.tsx';

/** Lets a visitor become a guest, or a guest return. */
export const GuestDialog = lazyDialog(() => import('./guest-dialog.tsx'));
