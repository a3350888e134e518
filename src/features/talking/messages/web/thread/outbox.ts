import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { isRefusal } from '../../../../../shared/http-status.ts';
import type { Photo } from '../../../../items/photos/contract/photo.ts';
import type { Attachment } from '../../../attachments/contract/attachment.ts';
import { filesInWords } from '../../contract/files-in-words.ts';
import type { Message, NewMessage } from '../../contract/message.ts';

/** A message that is being sent, or that failed. */
export interface Outgoing {
  /** Stays the same for every attempt, so that the message is stored once. */
  clientId: string;
  text: string;
  photos: Photo[];
  attachments: Attachment[];
  /** When it was written. The server's time replaces it. */
  sentAt: string;
  state: 'sending' | 'failed';
  /** Why the server refused it; missing for other failures. */
  reason?: string;
  /** The server asked whether they are sure about the text. The next attempt says yes. */
  sure?: boolean;
}

export type Written = Pick<Outgoing, 'text' | 'photos' | 'attachments'>;

const ids = (files: readonly { id: string }[]): string[] => files.map(({ id }) => id);

/** Returns the request that sends a message. */
export const requestOf = ({ clientId, text, photos, attachments, sure }: Outgoing): NewMessage => ({
  clientId,
  text,
  photos: ids(photos),
  attachments: ids(attachments),
  ...(sure && { sure }),
});

/** Describes a message in a list. */
export const wordsOf = ({ text, photos, attachments }: Written): string =>
  text || filesInWords({ photoCount: photos.length, attachmentNames: attachments.map(({ name }) => name) });

const sameWords = (one: Written, two: Written): boolean =>
  one.text === two.text && sameFiles(one.photos, two.photos) && sameFiles(one.attachments, two.attachments);

const sameFiles = (some: readonly { id: string }[], others: readonly { id: string }[]): boolean =>
  some.length === others.length && some.every(({ id }, index) => others[index]?.id === id);

/**
 * Adds a message. The same text after a failure retries the failed message instead of adding a second one.
 */
export function addMessage(
  outbox: readonly Outgoing[],
  written: Written,
  fresh: Pick<Outgoing, 'clientId' | 'sentAt'>,
): readonly Outgoing[] {
  const failed = outbox.find((outgoing) => outgoing.state === 'failed' && sameWords(outgoing, written));
  if (failed) return retry(outbox, failed.clientId);
  return [...outbox, { ...fresh, ...written, state: 'sending' }];
}

/** Moves a failed message behind the ones being sent, because it is now the latest. */
export function retry(outbox: readonly Outgoing[], clientId: string): readonly Outgoing[] {
  const failed = outbox.find((outgoing) => outgoing.clientId === clientId && outgoing.state === 'failed');
  if (failed === undefined) return outbox;
  return [...discard(outbox, clientId), { ...failed, state: 'sending', reason: undefined }];
}

/**
 * Adds the messages of an earlier visit. Those that were being sent are sent again, which is safe because
 * they are stored once.
 */
export function recover(outbox: readonly Outgoing[], left: readonly Outgoing[]): readonly Outgoing[] {
  const waitingIds = new Set(outbox.map(({ clientId }) => clientId));
  const lost = left.filter(({ clientId }) => !waitingIds.has(clientId));
  return [...lost, ...outbox];
}

/** Marks a message as failed. A refusal says why, and may ask whether the person is sure. */
export function fail(
  outbox: readonly Outgoing[],
  clientId: string,
  problem: ApiProblem,
): readonly Outgoing[] {
  const reason = isRefusal(problem) ? problem.detail : undefined;
  const isUnsure = problem.code === 'TEXT_UNSURE';
  return outbox.map((outgoing) =>
    outgoing.clientId === clientId
      ? { ...outgoing, state: 'failed', reason, ...(isUnsure && { sure: true }) }
      : outgoing,
  );
}

export const discard = (outbox: readonly Outgoing[], clientId: string): readonly Outgoing[] =>
  outbox.filter((outgoing) => outgoing.clientId !== clientId);

/** Returns the first message waiting to be sent. */
export const nextToSend = (outbox: readonly Outgoing[]): Outgoing | undefined =>
  outbox.find(({ state }) => state === 'sending');

/** Removes the messages that are stored by now, whether or not their own response said so. */
export function withoutStored(
  outbox: readonly Outgoing[],
  messages: readonly Message[],
): readonly Outgoing[] {
  if (outbox.length === 0) return outbox;
  const stored = new Set(messages.filter(({ mine }) => mine).map(({ clientId }) => clientId));
  return outbox.filter(({ clientId }) => !stored.has(clientId));
}

/** Replaces one tab's part of a saved outbox. Another tab may have the same conversation open. */
export function replacePart(
  saved: readonly Outgoing[],
  before: readonly Outgoing[],
  part: readonly Outgoing[],
): readonly Outgoing[] {
  const pendingIds = new Set([...before, ...part].map(({ clientId }) => clientId));
  return [...saved.filter(({ clientId }) => !pendingIds.has(clientId)), ...part];
}
