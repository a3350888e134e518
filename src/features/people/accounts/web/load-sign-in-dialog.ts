import { lazyDialog } from '../../../../platform/web/ui/lazy-dialog.tsx';
import type { SignInDialogProps } from './sign-in-dialog.tsx';

/** Asks visitors and guests to log in or sign up. */
export const SignInDialog = lazyDialog<SignInDialogProps>(() => import('./sign-in-dialog.tsx'));
