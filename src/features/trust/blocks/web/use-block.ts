import { useLocation } from 'react-router';
import { type ApiAnswer, api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { signInToBlock } from '../../../people/accounts/contract/sign-in-reasons.ts';
import { useAskToSignIn, useViewer } from '../../../people/accounts/web/accounts.ts';
import type { BlockSubject } from '../contract/block.ts';

/** A person, and the subject that identifies them, because guests have no profile. */
export interface SomePerson {
  name: string;
  subject: BlockSubject;
  id: string;
}

/**
 * Blocks and unblocks a person, and updates the page. The toast after blocking offers to undo it.
 * @param onChange Called instead of revalidating the page.
 */
export function useBlock(onChange?: () => unknown) {
  const askToSignIn = useAskToSignIn();
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  const { busy, run } = useApiAction();

  async function change(call: () => Promise<ApiAnswer<unknown>>, confirm: () => void): Promise<void> {
    const outcome = await run(call, { done: onChange, revalidate: onChange ? undefined : 'done' });
    // Show the toast now, because Undo must not be pressed before the change is stored.
    if (outcome?.ok) confirm();
  }

  const unblock = ({ name, subject, id }: SomePerson) =>
    change(
      () => api.DELETE('/api/blocks/{subject}/{id}', { params: { path: { subject, id } } }),
      () => toast({ tone: 'success', title: `${name} is unblocked`, text: 'You can see each other again.' }),
    );

  async function block(person: SomePerson): Promise<void> {
    if (viewer.account === null && viewer.guest === null) {
      askToSignIn(signInToBlock, pathname + search);
      return;
    }
    const { name, subject, id } = person;
    await change(
      () => api.PUT('/api/blocks/{subject}/{id}', { params: { path: { subject, id } } }),
      () =>
        toast({
          tone: 'success',
          title: `${name} is blocked`,
          text: "You can't see each other anymore.",
          action: { label: 'Undo', onSelect: () => void unblock(person) },
        }),
    );
  }

  return { busy, block, unblock };
}
