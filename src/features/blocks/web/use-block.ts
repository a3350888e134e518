import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { api, type Outcome, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useAskToSignIn, useViewer } from '../../accounts/web/accounts.ts';
import type { PersonBehind } from '../contract/block.ts';
import { blockErrors } from '../contract/errors.ts';

/** Somebody else, by what they are named: a guest has no profile. */
export interface SomePerson {
  name: string;
  behind: PersonBehind;
  id: string;
}

/**
 * Blocks and unblocks somebody, and shows the page as it is then. Blocking can be undone from its toast.
 * @param onChange What to do in place of loading the page's data again.
 */
export function useBlock(onChange?: () => unknown) {
  const askToSignIn = useAskToSignIn();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  const [busy, setBusy] = useState(false);

  async function change(call: () => Promise<Outcome<unknown>>, said: () => void): Promise<void> {
    setBusy(true);
    const outcome = await call();
    if (outcome.ok) {
      await (onChange ?? revalidate)();
      said();
    } else toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
    setBusy(false);
  }

  const unblock = ({ name, behind, id }: SomePerson) =>
    change(
      () => outcomeOf(api.DELETE('/api/blocks/{behind}/{id}', { params: { path: { behind, id } } })),
      () => toast({ tone: 'success', title: `${name} is unblocked`, text: 'You see each other again.' }),
    );

  async function block(person: SomePerson): Promise<void> {
    if (viewer.account === null && viewer.guest === null) {
      askToSignIn(blockErrors.SIGN_IN_TO_BLOCK, pathname + search);
      return;
    }
    const { name, behind, id } = person;
    await change(
      () => outcomeOf(api.PUT('/api/blocks/{behind}/{id}', { params: { path: { behind, id } } })),
      () =>
        toast({
          tone: 'success',
          title: `${name} is blocked`,
          text: 'You no longer see each other.',
          action: { label: 'Undo', onSelect: () => void unblock(person) },
        }),
    );
  }

  return { busy, block, unblock };
}
