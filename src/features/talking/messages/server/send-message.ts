import type { Transaction } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type Owner, type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import { isRefusal } from '../../../../shared/http-status.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { sendPhotos } from '../../../items/photos/server/photos.ts';
import {
  type CheckedText,
  checkText,
  countCopies,
  type SendToQueue,
} from '../../../trust/text-rules/server/text-rules.ts';
import { sendAttachments } from '../../attachments/server/attachments.ts';
import { asksAvailability } from '../contract/availability-question.ts';
import { messageErrors } from '../contract/errors.ts';
import type { Message, NewMessage } from '../contract/message.ts';
import { checkMessage } from '../contract/message-rules.ts';
import { MESSAGE_UPDATES } from '../contract/message-updates.ts';
import { answerAvailability } from './answer-availability.ts';
import { findMembership, participantOwner } from './conversations.queries.ts';
import { presentMessages } from './load-messages.ts';
import { requireReachable } from './messages.policy.ts';
import {
  findSent,
  insertMessage,
  isDuplicate,
  type MessageRow,
  type OutgoingMessage,
} from './messages.queries.ts';
import type { MessagesServices } from './messages-services.ts';

/** 40 messages in a burst, and another 40 after a pause of four seconds. */
const PER_SENDER = { limit: 40, windowSeconds: 4, firstDelaySeconds: 2 } as const;

/**
 * Stores a message and publishes it to both participants. Sending it again, after a lost response, returns
 * the stored one.
 * @throws DomainError with a message for the person.
 */
export async function sendMessage(
  services: MessagesServices,
  owner: Owner,
  conversationId: string,
  input: NewMessage,
): Promise<Message> {
  const { db, jobs, live, sendToQueue } = services;
  const text = checkMessage(input);
  const membership = await findMembership(db, conversationId, owner);
  if (membership === undefined) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
  const { slot } = membership;
  const participant = requireReachable(participantOwner(membership), membership.blockState);

  const present = async (row: MessageRow): Promise<Message> => {
    const [message] = await presentMessages(services, [row], slot);
    if (message === undefined) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
    return message;
  };
  const asks = input.photos.length + input.attachments.length === 0 && asksAvailability(text);
  try {
    await countAttempt(db, `message:sender:${personKey(owner)}`, PER_SENDER, messageErrors.TOO_MANY_MESSAGES);
    const { clientId, photos: photoIds, attachments: attachmentIds } = input;
    const { warning, queue } = await checkText(services, {
      place: 'chat',
      fields: { text },
      sure: input.sure,
    });
    const isSpread = warning !== null && (await isSpreadText(db, owner, conversationId, text));
    const outgoing = {
      conversationId,
      owner,
      slot,
      clientId,
      text,
      photoIds,
      attachmentIds,
      warning,
      queue: isSpread ? withCopies(queue, sendToQueue, text) : queue,
      jobs,
    };
    const stored = await store(services, outgoing, asks ? participant : null);
    const message = await present(stored);
    const update = { type: MESSAGE_UPDATES.new, ids: [conversationId] };
    live.publish([owner], { ...update, detail: message });
    const received = { ...message, mine: false, ...(warning !== null && { warning }) };
    live.publish([participant], { ...update, detail: received });
    // The page reloads from the API, because an automatic answer may follow.
    if (asks) live.publish([owner, participant], update);
    return message;
  } catch (error) {
    const isRefused = error instanceof DomainError && isRefusal(error.spec);
    if (!isDuplicate(error) && !isRefused) throw error;
    // An earlier or concurrent attempt may have stored it, including its files.
    const twin = await findSent(db, conversationId, slot, input.clientId);
    if (twin) return present(twin);
    throw error;
  }
}

/** People to whom someone sends the same risky message, such as one that asks to pay elsewhere, before it is slow. */
const MAX_COPIES = 4;
const PER_SPREADER = { limit: 1, windowSeconds: 6 * HOUR_SECONDS, firstDelaySeconds: 600 } as const;
const SPREAD: ErrorSpec = {
  ...messageErrors.TOO_MANY_MESSAGES,
  detail:
    'You sent this to several people already. Wait a while, or write to each of them in your own words.',
};

/**
 * Counts a risky text that its sender sends to many, and slows them down.
 * @returns whether it goes to the queue.
 * @throws DomainError TOO_MANY_MESSAGES.
 */
async function isSpreadText(
  db: Database,
  owner: Owner,
  conversationId: string,
  text: string,
): Promise<boolean> {
  const { copies } = await countCopies(db, text, personKey(owner), conversationId);
  if (copies > MAX_COPIES) await countAttempt(db, `copies:${personKey(owner)}`, PER_SPREADER, SPREAD);
  return copies === MAX_COPIES + 1;
}

type Queue = CheckedText['queue'];

const withCopies =
  (queue: Queue, sendToQueue: SendToQueue, text: string): Queue =>
  async (trx, subject) => {
    await queue?.(trx, subject);
    const evidence = [{ label: `Sent to ${MAX_COPIES + 1} people`, text }];
    await sendToQueue(trx, subject, { reason: 'same-text', evidence });
  };

/**
 * Finds the reason for a failed insert: since the check, an account has taken over the guest, or the
 * recipient has left.
 */
async function refusalNow(db: Database, owner: Owner, conversationId: string): Promise<DomainError> {
  const membership = await findMembership(db, conversationId, owner);
  const hasLeft = membership !== undefined && participantOwner(membership) === null;
  return new DomainError(hasLeft ? messageErrors.NOBODY_THERE : messageErrors.CONVERSATION_NOT_FOUND);
}

/**
 * Stores a plain message in one statement, and one with files or an automatic answer in a transaction.
 * @param answerer The participant who gives the automatic answer, if any.
 */
async function store(
  { db, systemMessages }: Pick<MessagesServices, 'db' | 'systemMessages'>,
  outgoing: OutgoingMessage & {
    owner: Owner;
    photoIds: string[];
    attachmentIds: string[];
    queue: Queue;
  },
  answerer: OwnerKey | null,
): Promise<MessageRow> {
  const { conversationId, owner, photoIds, attachmentIds, queue } = outgoing;
  const insert = async (on: Database | Transaction<DB>): Promise<MessageRow> => {
    const row = await insertMessage(on, outgoing);
    if (row === undefined) throw await refusalNow(db, owner, conversationId);
    return row;
  };
  if (photoIds.length + attachmentIds.length === 0 && answerer === null && queue === null) return insert(db);
  return db.transaction().execute(async (trx) => {
    if (!(await sendPhotos(trx, owner, photoIds))) throw new DomainError(messageErrors.MESSAGE_PHOTO_GONE);
    if (!(await sendAttachments(trx, owner, conversationId, attachmentIds)))
      throw new DomainError(messageErrors.MESSAGE_FILE_GONE);
    const row = await insert(trx);
    await queue?.(trx, { kind: 'message', id: conversationId, seq: row.seq });
    if (answerer !== null) await answerAvailability(trx, systemMessages, conversationId, owner, answerer);
    return row;
  });
}
