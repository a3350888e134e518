import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { useFocusOnArrival } from '../../../../platform/web/focus/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { OwnPhone } from '../contract/profile.ts';

/** Lets members confirm their phone. Empty if the site cannot send text messages. */
export function PhoneSection() {
  const { revalidate } = useRevalidator();
  const [ownPhone, setOwnPhone] = useState<OwnPhone | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    void outcomeOf(api.GET('/api/profiles/me/phone')).then((outcome) => {
      if (!isUnmounted && outcome.ok) setOwnPhone(outcome.data);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);

  if (ownPhone === null || (!ownPhone.available && ownPhone.phone === null)) return null;
  const changed = (next: OwnPhone) => {
    setOwnPhone(next);
    void revalidate();
  };
  return (
    <section className="mt-6 grid gap-4 border-t border-line pt-6" aria-labelledby="phone-section">
      <div>
        <h3 id="phone-section" className="t-label font-sans">
          Phone
        </h3>
        <p className="hint mt-1">Nobody sees your number. Confirm it to earn the Verified Phone badge.</p>
      </div>
      {ownPhone.phone === null ? (
        <ConfirmPhone onConfirmed={changed} />
      ) : (
        <ConfirmedPhone phone={ownPhone.phone} onRemoved={changed} />
      )}
    </section>
  );
}

function ConfirmedPhone({ phone, onRemoved }: { phone: string; onRemoved: (ownPhone: OwnPhone) => void }) {
  const { busy, run } = useApiAction();
  const remove = () => run(() => api.DELETE('/api/profiles/me/phone'), { done: onRemoved });

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Icon name="phone" className="icon text-success" />
      <span className="flex-1">{`Confirmed, ends in ${phone}`}</span>
      <Button variant="quiet" busy={busy} busyLabel="Removing..." onClick={() => void remove()}>
        Remove phone
      </Button>
    </div>
  );
}

function ConfirmPhone({ onConfirmed }: { onConfirmed: (ownPhone: OwnPhone) => void }) {
  /** The number that the code was sent to. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <NumberForm onSent={setSentTo} />
  ) : (
    <CodeForm sentTo={sentTo} onConfirmed={onConfirmed} onOther={() => setSentTo(null)} />
  );
}

function NumberForm({ onSent }: { onSent: (phone: string) => void }) {
  const { form, busy, errorOf } = useSubmission(send);

  async function send(data: FormData): Promise<ApiProblem | null> {
    const phone = textOf(data, 'phone');
    const outcome = await outcomeOf(api.POST('/api/profiles/me/phone', { body: { phone } }));
    if (!outcome.ok) return outcome.problem;
    onSent(phone);
    return null;
  }

  return (
    <form {...form} className="grid gap-4">
      <TextField
        label="Phone number"
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder="+1 503 555 0100"
        error={errorOf('phone')}
      />
      <Button type="submit" variant="line" className="justify-self-start" busy={busy} busyLabel="Sending...">
        Send code
      </Button>
    </form>
  );
}

interface CodeFormProps {
  sentTo: string;
  onConfirmed: (ownPhone: OwnPhone) => void;
  onOther: () => void;
}

function CodeForm({ sentTo, onConfirmed, onOther }: CodeFormProps) {
  const { form, busy, errorOf } = useSubmission(confirm);
  const input = useFocusOnArrival<HTMLInputElement>();

  async function confirm(data: FormData): Promise<ApiProblem | null> {
    const outcome = await outcomeOf(
      api.PUT('/api/profiles/me/phone', { body: { code: textOf(data, 'code') } }),
    );
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: 'Phone confirmed', text: 'Your profile shows the badge.' });
    onConfirmed(outcome.data);
    return null;
  }

  return (
    <form {...form} className="grid gap-4">
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={input}
        hint={`Six digits, sent to ${sentTo}. Valid for ten minutes.`}
        error={errorOf('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="line" busy={busy} busyLabel="Confirming...">
          Confirm phone
        </Button>
        <Button variant="quiet" onClick={onOther}>
          Another number or code
        </Button>
      </div>
    </form>
  );
}
