import { useState } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { useFocusOnArrival } from '../../../../platform/web/focus/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { CheckboxLine } from '../../../../platform/web/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../../platform/web/ui/confirm-dialog.tsx';
import { CopyButton } from '../../../../platform/web/ui/copy-button.tsx';
import { FieldError } from '../../../../platform/web/ui/field-error.tsx';
import { FormProblem } from '../../../../platform/web/ui/form-problem.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../shared/dates.ts';
import {
  FormActions,
  FormInPlace,
  type OpenForm,
  SettingsRow,
  SettingsSection,
} from '../../accounts/web/accounts.ts';
import type { Webhook, WebhookDelivery } from '../contract/webhook.ts';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '../contract/webhook-limits.ts';

/** Lists the account's webhooks, and adds new ones. */
export function WebhooksSection({ form }: { form: OpenForm }) {
  const webhooks = useRouteLoaderData<Webhook[]>('account-slots') ?? [];
  return (
    <SettingsSection
      id="webhooks"
      title="Webhooks"
      hint="Tell your own programs right away when something happens. Each delivery is signed with the webhook's secret."
    >
      {/* Receives the focus when the focused webhook is removed. */}
      <div tabIndex={-1} className="grid w-full justify-items-start gap-3.5 outline-none">
        {webhooks.length > 0 && (
          <ul className="grid w-full gap-3.5">
            {webhooks.map((webhook) => (
              <li key={webhook.id}>
                <WebhookRow webhook={webhook} />
              </li>
            ))}
          </ul>
        )}
        <FormInPlace button="Add a webhook" open={form.open} onOpen={form.onOpen}>
          <WebhookForm onClose={form.onClose} />
        </FormInPlace>
      </div>
    </SettingsSection>
  );
}

function WebhookRow({ webhook: { id, url, events, secret, failingSince, offSince } }: { webhook: Webhook }) {
  const { busy, run } = useApiAction();
  const [asking, setAsking] = useState(false);
  const [deliveries, setDeliveries] = useState<readonly WebhookDelivery[] | null>(null);
  const params = { path: { id } };
  const { host } = new URL(url);
  const remove = () =>
    run(() => api.DELETE('/api/webhooks/{id}', { params }), {
      done: () => toast({ tone: 'success', title: 'Webhook removed', text: host }),
      revalidate: 'always',
    });
  const resume = () =>
    run(() => api.POST('/api/webhooks/{id}/resume', { params }), {
      done: () => toast({ tone: 'success', title: 'Webhook turned on', text: host }),
      revalidate: 'always',
    });
  const showLog = () =>
    run(() => api.GET('/api/webhooks/{id}/deliveries', { params }), {
      done: (log) => setDeliveries(log.deliveries),
      errorTitle: 'Error loading the log',
    });

  return (
    <div className="grid gap-2">
      <SettingsRow
        icon="link"
        title={
          <>
            {url}
            {offSince !== null && <Badge tone="warn">Off</Badge>}
            {offSince === null && failingSince !== null && <Badge tone="warn">Failing</Badge>}
          </>
        }
        text={events.map((event) => WEBHOOK_EVENTS[event]).join(' · ')}
      >
        <Button variant="line" aria-label={`Remove webhook ${host}`} onClick={() => setAsking(true)}>
          Remove
        </Button>
      </SettingsRow>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={secret} label="Copy secret" />
        <Button variant="line" busy={busy} busyLabel="Loading..." onClick={() => void showLog()}>
          {deliveries === null ? 'Show log' : 'Refresh log'}
        </Button>
        {offSince !== null && (
          <Button variant="soft" busy={busy} busyLabel="Turning on..." onClick={() => void resume()}>
            Turn on
          </Button>
        )}
      </div>
      {deliveries !== null && <Log webhookId={id} deliveries={deliveries} onResent={showLog} />}
      <ConfirmDialog
        open={asking}
        title="Remove this webhook?"
        text={`Nothing is sent to ${host} anymore, and its log is deleted.`}
        confirmLabel="Remove"
        busyLabel="Removing..."
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

type LogProps = {
  webhookId: string;
  deliveries: readonly WebhookDelivery[];
  onResent: () => Promise<unknown>;
};

/** Shows what was sent to a webhook, newest first. */
function Log({ webhookId, deliveries, onResent }: LogProps) {
  const { busy, run } = useApiAction();
  const resend = (deliveryId: string) =>
    run(
      () =>
        api.POST('/api/webhooks/{id}/deliveries/{deliveryId}/resend', {
          params: { path: { id: webhookId, deliveryId } },
        }),
      {
        done: () => {
          toast({ tone: 'success', title: 'Sent again' });
          void onResent();
        },
      },
    );
  if (deliveries.length === 0) return <p className="text-md text-ink-2">Nothing sent yet.</p>;
  return (
    <ul className="grid gap-2" aria-label="Log">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <SettingsRow
            title={WEBHOOK_EVENTS[delivery.event]}
            text={`${shortDate(delivery.createdAt)}. ${resultText(delivery)}`}
          >
            {delivery.state !== 'waiting' && (
              <Button
                variant="line"
                busy={busy}
                busyLabel="Sending..."
                onClick={() => void resend(delivery.id)}
              >
                Send again
              </Button>
            )}
          </SettingsRow>
        </li>
      ))}
    </ul>
  );
}

function resultText({ state, attempts, status }: WebhookDelivery): string {
  const answer = status === null ? 'No answer' : `Answered ${status}`;
  if (attempts === 0) return 'Waiting.';
  if (state === 'delivered') return `Delivered. ${answer}.`;
  return state === 'waiting' ? `${answer}. We'll try again.` : `Not delivered. ${answer}.`;
}

function WebhookForm({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const first = useFocusOnArrival<HTMLInputElement>();
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const body = {
      url: textOf(data, 'url'),
      events: WEBHOOK_EVENT_NAMES.filter((event) => data.getAll('events').includes(event)),
    };
    const outcome = await outcomeOf(api.POST('/api/webhooks', { body }));
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: 'Webhook added' });
    await revalidate();
    onClose();
    return null;
  });
  const eventsError = errorOf('events');

  return (
    <form {...form} className="grid w-full max-w-105 gap-4" aria-label="Add a webhook">
      <FormProblem problem={problem} attempt={attempt} idPrefix="add-webhook-" />
      <TextField
        ref={first}
        label="Address"
        id="add-webhook-url"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={WEBHOOK_LIMITS.url}
        placeholder="https://example.com/hooks"
        error={errorOf('url')}
      />
      <fieldset
        className="field gap-5"
        id="add-webhook-events"
        tabIndex={-1}
        aria-describedby={eventsError ? 'add-webhook-events-error' : undefined}
      >
        <legend>Send it when</legend>
        {WEBHOOK_EVENT_NAMES.map((event) => (
          <CheckboxLine key={event} name="events" value={event} label={WEBHOOK_EVENTS[event]} />
        ))}
        <FieldError id="add-webhook-events-error" message={eventsError} />
      </fieldset>
      <FormActions save="Add webhook" busy={busy} onCancel={onClose} />
    </form>
  );
}
