import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../platform/web/api.ts';
import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import { shareLink } from '../../../platform/web/share-link.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { CopyButton } from '../../../platform/web/ui/copy-button.tsx';
import { Dialog } from '../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { useAskToSignIn, useViewer } from '../../accounts/web/accounts.ts';
import type { Comparison } from '../contract/comparison.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { titleOf } from './compared.ts';

/** Makes the link to a comparison and shows it, with the way to stop it. Visitors and guests log in first. */
export function ShareButton({ comparison }: { comparison: Comparison }) {
  const { account } = useViewer();
  const { pathname, search } = useLocation();
  const askToSignIn = useAskToSignIn();
  const [url, setUrl] = useState<string | null>(null);
  const { busy, run } = useApiAction();
  const { id } = comparison;
  const path = { id: id ?? '' };

  const signIn = () => askToSignIn(comparisonErrors.SIGN_IN_TO_SHARE_COMPARISON, pathname + search);
  function failed(problem: ApiProblem) {
    // Signed out in another tab.
    if (problem.code === 'SIGN_IN_TO_SHARE_COMPARISON') signIn();
    else toast({ tone: 'error', title: problem.title, text: problem.detail });
  }

  function share() {
    if (account === null || id === null) return signIn();
    void run(() => api.PUT('/api/comparisons/{id}/share', { params: { path } }), {
      done: (link) => setUrl(window.location.origin + link.path),
      failed,
    });
  }

  const stop = () =>
    void run(() => api.DELETE('/api/comparisons/{id}/share', { params: { path } }), {
      done() {
        setUrl(null);
        toast({ tone: 'success', title: 'Sharing stopped', text: 'The link shows nothing anymore.' });
      },
      failed,
    });

  return (
    <>
      <Button variant="line" className="max-md:flex-1" busy={busy} onClick={share}>
        <Icon name="share-2" />
        Share
      </Button>
      <Dialog
        open={url !== null}
        onClose={() => setUrl(null)}
        bottom
        title="Share this comparison"
        description="Anyone with this link can look. They see prices and facts as they are now."
      >
        {url !== null && (
          <>
            <div className="flex gap-2">
              <label className="sr-only" htmlFor="share-link">
                Link
              </label>
              <input
                id="share-link"
                className="control min-w-0 flex-1 bg-surface-2 text-ellipsis shadow-none"
                readOnly
                dir="ltr"
                value={url}
                onFocus={(event) => event.currentTarget.select()}
              />
              <CopyButton text={url} label="Copy link" variant="primary" />
            </div>
            <div className="dialog-actions">
              <Button variant="danger" busy={busy} onClick={stop}>
                Stop sharing
              </Button>
              <Button
                variant="line"
                className="md:hidden"
                onClick={() =>
                  void shareLink({
                    title: titleOf(comparison),
                    url,
                    failed: 'Could not share this comparison',
                  })
                }
              >
                <Icon name="share-2" />
                Share
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
