import { useState } from 'react';
import type { components } from '../../../../../platform/web/api/api.generated.ts';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { textOf, useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { CopyButton } from '../../../../../platform/web/ui/copy-button.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';

type Invitation = components['schemas']['SiteInvitation'];

/** Links with which people sign up while sign-up is by invitation, with how often each was used. */
export function InvitationLinks({ loaded }: { loaded: readonly Invitation[] }) {
  const [invitations, setInvitations] = useState(loaded);
  const { busy, run } = useApiAction();
  const { form, errorOf, ...submission } = useSubmission(async (data) => {
    const body = { note: textOf(data, 'note'), maxUses: Number(textOf(data, 'maxUses')) };
    const outcome = await outcomeOf(api.POST('/api/site-invitations', { body }));
    if (!outcome.ok) return outcome.problem;
    setInvitations(outcome.data.invitations);
    return null;
  });
  const end = (id: string) =>
    void run(() => api.DELETE('/api/site-invitations/{id}', { params: { path: { id } } }), {
      done: (all) => setInvitations(all.invitations),
    });
  return (
    <section aria-labelledby="invitations" className="grid gap-4.5">
      <div>
        <h2 id="invitations" className="desk-h2">
          Invitation links
        </h2>
        <p className="hint mt-1.5">
          They work while sign-up is by invitation. You don't need to publish them.
        </p>
      </div>
      <form {...form} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_120px_auto]">
        <TextField label="For whom" name="note" maxLength={100} optional error={errorOf('note')} />
        <TextField
          label="Uses"
          name="maxUses"
          type="number"
          inputMode="numeric"
          min={1}
          max={1000}
          defaultValue={10}
          error={errorOf('maxUses')}
        />
        <ServerButton type="submit" variant="line" busy={submission.busy}>
          Make a link
        </ServerButton>
      </form>
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {invitations.map(({ id, url, note, uses, maxUses, isRevoked, by }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2.5 text-md">
            <div className="min-w-0 wrap-anywhere">
              <b dir="auto">{note || 'Without a note'}</b>
              <span className="block text-sm text-ink-2">
                <span className="num">
                  {uses} of {maxUses}
                </span>{' '}
                used, by <bdi>{by}</bdi>
                {isRevoked && '. Ended'}
              </span>
            </div>
            {!isRevoked && (
              <div className="flex gap-1">
                <CopyButton text={url} label="Copy link" />
                <ServerButton variant="quiet" busy={busy} onClick={() => end(id)}>
                  End
                </ServerButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
