import { lazyDialog } from '../../../../platform/web/ui/lazy-dialog.tsx';

/** Signs out when it opens. */
export const SignOut = lazyDialog(() => import('./sign-out.tsx'));
