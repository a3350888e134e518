import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome } from '../../../../platform/web/api.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { logInFromAutofill, logInWithPasskey } from './passkeys.ts';

/** How long an offer is used. The server's challenge expires after five minutes. */
const OFFER_TIMEOUT_MS = 4 * 60_000;

/** Logs in with a passkey: with this button, or with the browser's suggestion in the email field. */
export function PasskeyLogIn({ onLoggedIn }: { onLoggedIn: () => unknown }) {
  const [busy, setBusy] = useState(false);
  const [offer, setOffer] = useState(0);

  async function finish(outcome: Outcome<unknown>): Promise<void> {
    if (outcome.ok) await onLoggedIn();
    else toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
  }

  const onChosen = useEffectEvent(async (outcome: Outcome<unknown>) => {
    await finish(outcome);
    if (!outcome.ok) setOffer((last) => last + 1);
  });

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- an offer is renewed before it expires, and after a refusal
  useEffect(() => {
    // The browser handles only one passkey request at a time.
    if (busy) return undefined;
    const ended = new AbortController();
    void logInFromAutofill(ended.signal).then((outcome) => outcome && onChosen(outcome));
    const renewal = setTimeout(() => setOffer((last) => last + 1), OFFER_TIMEOUT_MS);
    return () => {
      clearTimeout(renewal);
      ended.abort();
    };
  }, [offer, busy]);

  async function press(): Promise<void> {
    setBusy(true);
    await finish(await logInWithPasskey());
    setBusy(false);
  }

  return (
    <Button
      variant="line"
      size="lg"
      block
      className="noscript:hidden"
      busy={busy}
      busyLabel="Waiting for your device..."
      onClick={() => void press()}
    >
      <Icon name="key-round" />
      Log in with a passkey
    </Button>
  );
}
