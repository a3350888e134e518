import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { useFocusOnArrival } from '../../../platform/web/use-focus-on-arrival.ts';

/** Replaces the form after a message is stored. */
export function MessageSentPanel({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <section className="state panel" aria-labelledby="message-sent">
      <span className="state-tile" aria-hidden="true">
        <Icon name="mail-check" />
      </span>
      <h2 id="message-sent" className="outline-none" tabIndex={-1} ref={heading}>
        Message Sent!
      </h2>
      <p>
        We'll reply to <strong className="break-words text-ink">{email}</strong> within 24 hours.
      </p>
      <Button variant="line" onClick={onAgain}>
        Send Another Message
      </Button>
    </section>
  );
}
