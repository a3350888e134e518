import type { Config } from '../config.ts';

export interface Sms {
  /** Sends a text message. Rejects if the gateway refuses it or can't be reached. */
  send(to: string, text: string): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/**
 * Creates a sender of text messages through an HTTP gateway that accepts JSON {to, text}; null without one.
 */
export function createSms({ sms }: Pick<Config, 'sms'>): Sms | null {
  if (sms === undefined) return null;
  return {
    async send(to, text) {
      const answer = await fetch(sms.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${sms.token}` },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
    },
  };
}
