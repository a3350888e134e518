import { useEffect, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { textOf, useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';

interface Alerts {
  state: 'none' | 'waiting' | 'on';
  address: string | null;
}

/** Emails a link that starts the alerts. */
const mailLink = (email: string) => api.PUT('/api/notifications/guest-alerts', { body: { email } });

/** Lets a guest enter an address for emails about unread messages, and shows whether it is confirmed. */
export function AlertsField({ initial }: { initial: Alerts }) {
  const [alerts, setAlerts] = useState(initial);
  const [changing, setChanging] = useState(false);
  const { busy, run } = useApiAction();
  const submission = useSubmission(async (data) => {
    const outcome = await outcomeOf(mailLink(textOf(data, 'email')));
    if (!outcome.ok) return outcome.problem;
    showMailed(outcome.data);
    return null;
  });
  const box = useRef<HTMLDivElement>(null);
  const { state, address } = alerts;
  const error = submission.errorOf('email');

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each attempt moves the focus to the field with the error
  useEffect(() => {
    if (changing || error !== undefined) box.current?.querySelector('input')?.focus();
  }, [changing, error, submission.attempt]);

  /** Moves the focus, because the clicked button disappears. */
  function show(now: Alerts) {
    setAlerts(now);
    setChanging(false);
    box.current?.focus();
  }

  function showMailed(now: Alerts) {
    if (now.state === 'waiting') toast({ tone: 'success', title: 'Link sent' });
    show(now);
  }

  const resend = () => run(() => mailLink(address ?? ''), { done: showMailed });

  const remove = () =>
    run(() => api.DELETE('/api/notifications/guest-alerts'), {
      done() {
        toast({ tone: 'success', title: 'Email removed' });
        show({ state: 'none', address: null });
      },
    });

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="Email alerts"
      className="rounded-lg bg-surface p-4 text-ink outline-none md:p-5"
    >
      {state === 'none' || changing ? (
        <form {...submission.form} className="flex flex-col gap-3 md:flex-row md:items-start">
          <TextField
            className="flex-1"
            label="Email for alerts"
            optional
            id="alerts-email"
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={address ?? ''}
            error={error}
            hint="We'll email you about unread messages and offers. Nobody else sees this address."
          />
          <div className="flex flex-wrap gap-2 md:mt-8">
            <Button type="submit" busy={submission.busy} busyLabel="Sending...">
              Email me a link
            </Button>
            {changing && (
              <Button variant="quiet" onClick={() => show(alerts)}>
                Cancel
              </Button>
            )}
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="min-w-0 flex-1 basis-70">
            {state === 'on' ? 'Alerts go to ' : 'To start alerts, open the link we sent to '}
            <strong className="break-words">{address}</strong>.
          </p>
          <div className="flex flex-wrap gap-2">
            {state === 'waiting' && (
              <Button variant="line" busy={busy} busyLabel="Sending..." onClick={() => void resend()}>
                Send again
              </Button>
            )}
            <Button variant={state === 'on' ? 'line' : 'quiet'} onClick={() => setChanging(true)}>
              Change
            </Button>
            <Button variant="quiet" onClick={() => void remove()}>
              Remove
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
