import type { Config } from '../../platform/server/config.ts';

type Settings = Pick<Config, 'ai' | 'photoReader' | 'smtpUrl' | 'stripe' | 'testCheckout' | 'sms'>;

/** Returns one line with what is configured, and where to read how to enable the rest. */
export function setUpLine({ ai, photoReader, smtpUrl, stripe, testCheckout, sms }: Settings): string {
  const parts = [
    `photos ${ai.vision ? 'read by a model' : photoReader ? 'read for what is written on the item' : 'off'}`,
    `voice ${ai.speech ? 'on' : 'by browsers that can'}`,
    `drafts by ${ai.text ? 'a model' : 'the built-in engine'}`,
    `mail ${smtpUrl === undefined ? 'in the outbox folder' : 'on'}`,
    `payments ${stripe ? 'by Stripe' : testCheckout ? 'by the test checkout' : 'off'}`,
    `text messages ${sms ? 'on' : 'off'}`,
  ];
  return `Set up: ${parts.join(', ')}. Turn on the rest: README, "Turn on photos, voice, mail and payments".`;
}
