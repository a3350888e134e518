import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { useFocusOnArrival } from '../../../../platform/web/focus/use-focus-on-arrival.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';

interface MailSentPanelProps {
  email: string;
  /** The page that the link returns to. */
  next: string | undefined;
  onBack: () => void;
}

/** Shown after a sign-up that has to be confirmed by email. */
export function MailSentPanel({ email, next, onBack }: MailSentPanelProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { busy, run } = useApiAction();
  const resend = () =>
    run(() => api.POST('/api/accounts/resend-confirmation', { body: { email, next } }), {
      done: () => toast({ tone: 'success', title: 'Email sent again', text: 'It can take a minute.' }),
    });

  return (
    <section className="state px-0!" aria-labelledby="mail-sent">
      <span className="state-tile" aria-hidden="true">
        <Icon name="mail-check" />
      </span>
      <h1 id="mail-sent" className="text-5xl outline-none" tabIndex={-1} ref={heading}>
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
