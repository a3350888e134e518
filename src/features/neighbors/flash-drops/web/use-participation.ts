import { useLocation } from 'react-router';
import { api } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import { useAskToSignIn, useViewer } from '../../../people/accounts/web/accounts.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';

/** Joins and leaves an event. Visitors and guests are sent to the log-in page first, and return afterwards. */
export function useParticipation({ id, title }: Pick<FlashDrop, 'id' | 'title'>) {
  const { account } = useViewer();
  const { pathname, search } = useLocation();
  const askToSignIn = useAskToSignIn();
  const { busy, run } = useApiAction();
  const params = { path: { id } };

  /** @returns Whether the viewer takes part now. */
  async function join(): Promise<boolean> {
    if (account === null) {
      askToSignIn(flashDropErrors.SIGN_IN_TO_JOIN, pathname + search);
      return false;
    }
    const outcome = await run(() => api.POST('/api/flash-drops/{id}/participation', { params }), {
      done: () =>
        toast({ tone: 'success', title: `You joined ${title}`, text: 'You earn points from now on.' }),
      revalidate: 'always',
    });
    return outcome?.ok ?? false;
  }

  async function leave(): Promise<boolean> {
    const outcome = await run(() => api.DELETE('/api/flash-drops/{id}/participation', { params }), {
      done: () =>
        toast({
          tone: 'success',
          title: `You left ${title}`,
          text: 'Join again before it ends to get your points back.',
        }),
      revalidate: 'always',
    });
    return outcome?.ok ?? false;
  }

  return { busy, join, leave };
}
