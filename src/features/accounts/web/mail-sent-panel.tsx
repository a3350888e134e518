import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useFocusOnArrival } from '../../../platform/web/use-focus-on-arrival.ts';

/** Shown after a sign-up that has to be confirmed by mail. */
export function MailSentPanel({ email, onBack }: { email: string; onBack: () => void }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    const outcome = await outcomeOf(api.POST('/api/accounts/resend-confirmation', { body: { email } }));
    setBusy(false);
    if (outcome.ok) toast({ tone: 'success', title: 'Email sent again', text: 'It can take a minute.' });
    else toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
  }

  return (
    <section className="state px-0!" aria-labelledby="mail-sent">
      <span className="state-tile" aria-hidden="true">
        <MailCheck />
      </span>
      <h1 id="mail-sent" className="text-[2rem] outline-none" tabIndex={-1} ref={heading}>
        Check your email
      </h1>
      <p>
        A link is on its way to <strong className="break-words text-ink">{email}</strong>. Open it, then log
        in.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2.5">
        <Button variant="line" busy={busy} busyLabel="Sending..." onClick={() => void resend()}>
          Resend
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back to login
        </Button>
      </div>
    </section>
  );
}
