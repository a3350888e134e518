import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { api } from '../../../platform/web/api.ts';
import { ownStore } from '../../../platform/web/own-store.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { signOutToast } from './sign-out-toast.ts';

/**
 * Signs this browser out and shows one toast. The user menu then leads home; a profile page is shown again as
 * visitors see it.
 */
export function useSignOut({ from = 'menu' }: { from?: 'menu' | 'profile' } = {}) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { busy, run } = useApiAction();

  async function signOut(): Promise<void> {
    await run(() => api.POST('/api/accounts/sign-out'), {
      async done() {
        toast(signOutToast(null, from));
        ownStore().forget();
        if (from === 'menu' && pathname !== '/') await navigate('/');
        else await revalidate();
      },
      failed: (problem) => toast(signOutToast(problem, from)),
    });
  }

  return { busy, signOut };
}
