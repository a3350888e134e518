import { type ReactNode, useState } from 'react';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { shareLink } from '../../../../platform/web/share-link.ts';
import { ownStore, VISITOR } from '../../../../platform/web/stored/own-store.ts';
import { serverNow } from '../../../../platform/web/time/server-time.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { CopyButton } from '../../../../platform/web/ui/copy-button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import type { Comparison } from '../contract/comparison.ts';
import { SHARED_PATH } from '../contract/comparison-limits.ts';
import type { VisitorShare } from '../contract/shared-comparison.ts';
import { titleOf } from './compared.ts';

/** Creates and shows a link to a comparison, with a button to stop sharing. */
export function ShareButton({ comparison }: { comparison: Comparison }) {
  const { account } = useViewer();
  const { id } = comparison;
  return account === null || id === null ? (
    <ShareWithoutAccount comparison={comparison} />
  ) : (
    <ShareOwn id={id} comparison={comparison} />
  );
}

const showStopped = () =>
  toast({ tone: 'success', title: 'Sharing stopped', text: 'The link shows nothing anymore.' });

/** The share button of a member, who can stop sharing whenever they open the comparison. */
function ShareOwn({ id, comparison }: { id: string; comparison: Comparison }) {
  const [url, setUrl] = useState<string | null>(null);
  const { busy, run } = useApiAction();
  const path = { id };

  const share = () =>
    void run(() => api.PUT('/api/comparisons/{id}/share', { params: { path } }), {
      done: (link) => setUrl(window.location.origin + link.path),
    });
  const stop = () =>
    void run(() => api.DELETE('/api/comparisons/{id}/share', { params: { path } }), {
      done() {
        setUrl(null);
        showStopped();
      },
    });
  const close = () => setUrl(null);

  return (
    <ShareLink title={titleOf(comparison)} {...{ url, busy }} onShare={share} onStop={stop} onClose={close} />
  );
}

/** The share button of a visitor or guest. Only the same browser can show the link again or stop sharing. */
function ShareWithoutAccount({ comparison }: { comparison: Comparison }) {
  const [link, setLink] = useState<VisitorShare | null>(null);
  const { busy, run } = useApiAction();
  const items = comparison.items.flatMap(({ listing }) => (listing ? [listing.id] : []));

  function share() {
    const shared = readVisitorShare(items);
    if (shared !== null) return setLink(shared);
    void run(() => api.POST('/api/shared-comparisons', { body: { items } }), {
      done(created) {
        saveVisitorShare(items, created);
        setLink(created);
      },
    });
  }

  function stop({ path, stopKey }: VisitorShare) {
    function forget() {
      saveVisitorShare(items, null);
      setLink(null);
    }
    const token = path.slice(SHARED_PATH.length);
    void run(
      () =>
        api.POST('/api/shared-comparisons/{token}/stop', { params: { path: { token } }, body: { stopKey } }),
      {
        done() {
          forget();
          showStopped();
        },
        failed(problem) {
          if (problem.code === 'COMPARISON_NOT_SHARED') forget();
          showProblem(problem);
        },
      },
    );
  }

  return (
    <ShareLink
      title={titleOf(comparison)}
      url={link && window.location.origin + link.path}
      busy={busy}
      onShare={share}
      onStop={() => link && stop(link)}
      onClose={() => setLink(null)}
    >
      {link && (
        <p className="hint mt-3">
          This link works until {shortDate(link.expiresAt)}. To remove it sooner, press Share on this
          comparison again in this browser, then Stop sharing.
        </p>
      )}
    </ShareLink>
  );
}

interface ShareLinkProps {
  /** The title of the comparison. */
  title: string;
  /** The link; null while the dialog is closed. */
  url: string | null;
  busy: boolean;
  onShare: () => void;
  onStop: () => void;
  onClose: () => void;
  /** A note below the link. */
  children?: ReactNode;
}

function ShareLink({ title, url, busy, onShare, onStop, onClose, children }: ShareLinkProps) {
  return (
    <>
      <Button variant="line" className="max-md:flex-1" busy={busy} onClick={onShare}>
        <Icon name="share-2" />
        Share
      </Button>
      <Dialog
        open={url !== null}
        onClose={onClose}
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
            {children}
            <div className="dialog-actions">
              <Button variant="danger" busy={busy} onClick={onStop}>
                Stop sharing
              </Button>
              <Button
                variant="line"
                className="md:hidden"
                onClick={() =>
                  void shareLink({
                    title,
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

/** Names a link that a visitor created. Only this browser has the key that ends it. */
const nameOf = (items: readonly string[]) => `comparison-share:${VISITOR}:${items.toSorted().join(',')}`;

/** Returns the visitor's link to a comparison of these items; null if there is none or it expired. */
function readVisitorShare(items: readonly string[]): VisitorShare | null {
  const share = ownStore().read(nameOf(items));
  return isVisitorShare(share) && Date.parse(share.expiresAt) > serverNow() ? share : null;
}

const saveVisitorShare = (items: readonly string[], share: VisitorShare | null): void =>
  void ownStore().save(nameOf(items), share);

/** Checks stored data, which an older version of the page may have written. */
function isVisitorShare(stored: unknown): stored is VisitorShare {
  const { path, sharedAt, expiresAt, stopKey } = (stored ?? {}) as Partial<
    Record<keyof VisitorShare, unknown>
  >;
  return [path, sharedAt, expiresAt, stopKey].every((value) => typeof value === 'string');
}
