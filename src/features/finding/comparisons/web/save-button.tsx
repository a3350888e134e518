import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../../platform/web/api.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import { useAskToSignIn, useViewer } from '../../../people/accounts/web/accounts.ts';
import type { Comparison } from '../contract/comparison.ts';
import { comparisonErrors } from '../contract/errors.ts';

/** Keeps a comparison among the saved ones, or no longer. Visitors and guests log in first. */
export function SaveButton({ comparison: { id, saved: initial } }: { comparison: Comparison }) {
  const { account } = useViewer();
  const { pathname, search } = useLocation();
  const askToSignIn = useAskToSignIn();
  const [saved, setSaved] = useState(initial);
  const { busy, run } = useApiAction();

  function press() {
    const signIn = () => askToSignIn(comparisonErrors.SIGN_IN_TO_SAVE_COMPARISON, pathname + search);
    if (account === null || id === null) return signIn();
    const options = { params: { path: { id } } };
    const call = saved ? api.DELETE : api.PUT;
    void run(() => call('/api/comparisons/{id}/saved', options), {
      done() {
        setSaved(!saved);
        toast(
          saved
            ? { tone: 'info', title: 'No longer saved' }
            : { tone: 'success', title: 'Saved', text: "It's under Saved Comparisons." },
        );
      },
      failed(problem) {
        // Signed out in another tab.
        if (problem.code === 'SIGN_IN_TO_SAVE_COMPARISON') signIn();
        else toast({ tone: 'error', title: problem.title, text: problem.detail });
      },
    });
  }

  return (
    <Button variant="line" className="max-md:flex-1" aria-pressed={saved} busy={busy} onClick={press}>
      <Icon name="bookmark" className={saved ? 'fill-current' : undefined} />
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
}
