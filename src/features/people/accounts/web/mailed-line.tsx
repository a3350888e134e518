import { useFocusOnArrival } from '../../../../platform/web/use-focus-on-arrival.ts';

/** Shows the same text for every address, so that no one learns who has an account. */
export function MailedLine({ to, text }: { to: string; text: string }) {
  const line = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <p role="status" tabIndex={-1} ref={line} className="rounded-md bg-success-soft p-4">
      If <strong className="break-words">{to}</strong> {text} Check your spam folder too.
    </p>
  );
}
