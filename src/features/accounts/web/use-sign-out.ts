import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { ownStore } from '../../../platform/web/own-store.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { signOutToast } from './sign-out-toast.ts';

/**
 * Signs this browser out and shows one toast. The user menu then leads home; a profile page is shown again as
 * visitors see it.
 */
export function useSignOut({ from = 'menu' }: { from?: 'menu' | 'profile' } = {}): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();

  return async () => {
    const outcome = await outcomeOf(api.POST('/api/accounts/sign-out'));
    toast(signOutToast(outcome, from));
    if (!outcome.ok) return;
    ownStore().forget();
    if (from === 'menu' && pathname !== '/') await navigate('/');
    else await revalidate();
  };
}
