import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import type { DeskPerson } from '../../contract/person.ts';
import { DeskSection } from './desk-section.tsx';

/** What an operator can do with an account. */
export function Actions({ person: { id, name, isConfirmed, sessions, apiTokens } }: { person: DeskPerson }) {
  const { busy, run } = useApiAction();
  const [isEnding, setIsEnding] = useState(false);
  const navigate = useNavigate();
  const path = { params: { path: { id } } };
  return (
    <DeskSection title="Actions">
      <div className="-ms-3.5 grid justify-items-start gap-1.5">
        {!isConfirmed && (
          <ServerButton
            variant="quiet"
            busy={busy}
            onClick={() =>
              void run(() => api.POST('/api/desk/people/{id}/confirmation', path), {
                done: () => toast({ tone: 'success', title: 'Confirmation sent' }),
                revalidate: 'always',
              })
            }
          >
            <Icon name="mail-check" />
            Send confirmation again
          </ServerButton>
        )}
        <ServerButton
          variant="quiet"
          busy={busy}
          onClick={() =>
            void run(
              () => api.POST('/api/cases', { body: { kind: 'profile', id, reason: 'other', note: '' } }),
              { done: (opened) => navigate(`/operator/cases/${opened.id}`) },
            )
          }
        >
          <Icon name="flag" />
          Open a case
        </ServerButton>
        <ServerButton variant="quiet" disabled={sessions + apiTokens === 0} onClick={() => setIsEnding(true)}>
          <Icon name="log-out" />
          Log out on all devices
        </ServerButton>
      </div>
      <ConfirmDialog
        open={isEnding}
        onCancel={() => setIsEnding(false)}
        title={`Log ${name} out?`}
        text="They're logged out on all devices, and their API tokens are revoked. They can log in again. Your own session stays."
        confirmLabel="Log out"
        busy={busy}
        onConfirm={() =>
          void run(() => api.POST('/api/desk/people/{id}/end-sessions', path), {
            done: () => {
              setIsEnding(false);
              toast({ tone: 'success', title: 'Logged out' });
            },
            revalidate: 'always',
          })
        }
      />
    </DeskSection>
  );
}

/** How to reach a person, and where they are logged in. */
export function Account({ person }: { person: DeskPerson }) {
  const { id, maskedEmail, isConfirmed, hasPhone, sessions, apiTokens } = person;
  return (
    <DeskSection title="Account">
      <dl className="divide-y divide-line border-y border-line">
        <Fact name="Email">
          <Email key={id} id={id} masked={maskedEmail} />
        </Fact>
        <Fact name="Address">{isConfirmed ? 'Confirmed' : 'Not confirmed'}</Fact>
        <Fact name="Phone">{hasPhone ? 'Confirmed' : 'Not added'}</Fact>
        <Fact name="Devices">{sessions} logged in</Fact>
        <Fact name="API tokens">{apiTokens === 0 ? 'None' : apiTokens}</Fact>
      </dl>
    </DeskSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 py-1">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-end font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The masked address, and the whole one once an operator asked for it, which is logged. */
function Email({ id, masked }: { id: string; masked: string }) {
  const { busy, run } = useApiAction();
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) return <span role="status">{email}</span>;
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2">
      {masked}
      <ServerButton
        variant="quiet"
        busy={busy}
        title="This is logged"
        onClick={() =>
          void run(() => api.POST('/api/desk/people/{id}/email', { params: { path: { id } } }), {
            done: (revealed) => setEmail(revealed.email),
          })
        }
      >
        <Icon name="eye" />
        Show email
      </ServerButton>
    </span>
  );
}
