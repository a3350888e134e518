import type { Attachment } from '../../../attachments/contract/attachment.ts';
import type { Photo } from '../../../photos/contract/photo.ts';
import type { Message } from '../../contract/message.ts';

/** A message on its way, or one that did not get through. */
export interface Outgoing {
  /** Stays the same however often it is sent, so that it is stored once. */
  clientId: string;
  text: string;
  photos: Photo[];
  attachments: Attachment[];
  /** When it was written; the server's time takes its place. */
  sentAt: string;
  state: 'sending' | 'failed';
}

export type Written = Pick<Outgoing, 'text' | 'photos' | 'attachments'>;

const sameWords = (one: Written, two: Written): boolean =>
  one.text === two.text && sameFiles(one.photos, two.photos) && sameFiles(one.attachments, two.attachments);

const sameFiles = (some: readonly { id: string }[], others: readonly { id: string }[]): boolean =>
  some.length === others.length && some.every(({ id }, place) => others[place]?.id === id);

/** Adds a message. The same words again after a failure are another try at it and not a second message. */
export function write(
  outbox: readonly Outgoing[],
  written: Written,
  fresh: Pick<Outgoing, 'clientId' | 'sentAt'>,
): readonly Outgoing[] {
  const failed = outbox.find((one) => one.state === 'failed' && sameWords(one, written));
  if (failed) return retry(outbox, failed.clientId);
  return [...outbox, { ...fresh, ...written, state: 'sending' }];
}

/** Puts one that failed behind those that are on their way: it is what its writer says now. */
export function retry(outbox: readonly Outgoing[], clientId: string): readonly Outgoing[] {
  const failed = outbox.find((one) => one.clientId === clientId && one.state === 'failed');
  return failed ? [...discard(outbox, clientId), { ...failed, state: 'sending' }] : outbox;
}

/** Adds what an earlier visit left behind: whether it got through is not known, so its writer tries again. */
export function recover(outbox: readonly Outgoing[], left: readonly Outgoing[]): readonly Outgoing[] {
  const known = new Set(outbox.map(({ clientId }) => clientId));
  const lost = left.filter(({ clientId }) => !known.has(clientId));
  return [...lost.map((one) => ({ ...one, state: 'failed' as const })), ...outbox];
}

export const fail = (outbox: readonly Outgoing[], clientId: string): readonly Outgoing[] =>
  outbox.map((one) => (one.clientId === clientId ? { ...one, state: 'failed' } : one));

export const discard = (outbox: readonly Outgoing[], clientId: string): readonly Outgoing[] =>
  outbox.filter((one) => one.clientId !== clientId);

/** The first that waits to be sent. */
export const nextToSend = (outbox: readonly Outgoing[]): Outgoing | undefined =>
  outbox.find(({ state }) => state === 'sending');

/** Takes out what is stored by now, whether its own answer said so or not. */
export function withoutStored(
  outbox: readonly Outgoing[],
  messages: readonly Message[],
): readonly Outgoing[] {
  if (outbox.length === 0) return outbox;
  const stored = new Set(messages.filter(({ mine }) => mine).map(({ clientId }) => clientId));
  return outbox.filter(({ clientId }) => !stored.has(clientId));
}
