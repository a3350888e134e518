import { useState } from 'react';
import { api } from '../../../../platform/web/api.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import { MailedLine } from './mailed-line.tsx';
import { LINK_KINDS } from './link-kinds.ts';

/**
 * Offers to resend the confirmation link where an unconfirmed address is the likely reason of a refusal.
 * Looks and responds the same for every address.
 */
export function ResendOffer({ email, next }: { email: string; next: string | undefined }) {
  const [sent, setSent] = useState(false);
  const { busy, run } = useApiAction();
  const { path, done } = LINK_KINDS.confirmation;
  const resend = () => run(() => api.POST(path, { body: { email, next } }), { done: () => setSent(true) });

  if (sent) return <MailedLine to={email} text={done} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface-2 p-4">
      <Icon name="mail-check" className="icon" />
      <p className="min-w-0 flex-1 basis-45">
        <strong className="block">Email not confirmed yet?</strong>
        Open the link we sent, or get a new one.
      </p>
      <Button variant="line" busy={busy} busyLabel="Sending..." onClick={() => void resend()}>
        Resend
      </Button>
    </div>
  );
}
