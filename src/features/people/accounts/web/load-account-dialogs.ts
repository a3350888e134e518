import { lazyDialog } from '../../../../platform/web/ui/lazy-dialog.tsx';
import type { SignInDialogProps } from './sign-in-dialog.tsx';

/** Signs out when it opens. */
export const SignOut = lazyDialog(() => import('./sign-out.tsx'));

/** Asks visitors and guests to log in or sign up. */
export const SignInDialog = lazyDialog<SignInDialogProps>(() => import('./sign-in-dialog.tsx'));
