import { api, type Outcome, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { answerTimeout } from '../../../../../platform/web/connection/request-timeouts.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { canRetry } from '../../../../../shared/can-retry.ts';
import { WRITTEN_BY } from '../../../../../shared/written-by.ts';
import { messageErrors } from '../../contract/errors.ts';
import type { NewMessage } from '../../contract/message.ts';
import { discard, fail, nextToSend, type Outgoing, requestOf, wordsOf } from './outbox.ts';
import { withOutboxLock } from './outbox-lock.ts';
import { readOutbox, savedOutboxes, updateOutbox } from './saved-outbox.ts';

export const MESSAGE_FAILED = messageErrors.BLANK_MESSAGE.title;

/** The saved outbox of a conversation. */
interface SavedOutbox {
  read: () => readonly Outgoing[];
  change: (how: (saved: readonly Outgoing[]) => readonly Outgoing[]) => void;
}

interface SendResult {
  sent: Outgoing[];
  refusals: string[];
}

interface SendCalls {
  /** Returns the conversation's id. */
  open: () => Promise<Outcome<string>>;
  send: (id: string, message: NewMessage) => Promise<Outcome<unknown>>;
}

/**
 * Sends the outbox of a conversation in order. Saves the reason of a refused message for the chat to show.
 * Offline, the rest waits.
 * @returns what was sent, and why messages were refused.
 */
export async function sendOutbox(
  { read, change }: SavedOutbox,
  { open, send }: SendCalls,
): Promise<SendResult> {
  const sent: Outgoing[] = [];
  const refusals: string[] = [];
  for (let next = nextToSend(read()); next; next = nextToSend(read())) {
    const { clientId } = next;
    const opened = await open();
    const outcome = opened.ok ? await send(opened.data, requestOf(next)) : opened;
    if (outcome.ok) {
      change((saved) => discard(saved, clientId));
      sent.push(next);
      continue;
    }
    const { problem } = outcome;
    if (canRetry(problem)) break;
    change((saved) => fail(saved, clientId, problem));
    refusals.push(problem.detail);
  }
  return { sent, refusals };
}

/** Sends the unsent messages of chats that no tab has open, and shows the result. */
export async function sendSavedOutboxes(person: string): Promise<void> {
  const sent: Outgoing[] = [];
  const refusals: string[] = [];
  for (const conversation of savedOutboxes(person)) {
    await withOutboxLock(conversation, async () => {
      const saved: SavedOutbox = {
        read: () => readOutbox(conversation),
        change: (how) => updateOutbox(conversation, how),
      };
      const done = await sendOutbox(saved, callsOf(conversation));
      sent.push(...done.sent);
      refusals.push(...done.refusals);
    });
  }
  const [first] = sent;
  if (first !== undefined) {
    const title = sent.length === 1 ? 'Message sent' : `${sent.length} messages sent`;
    toast({ tone: 'success', title, text: wordsOf(first) });
  }
  const [refusal] = refusals;
  if (refusal !== undefined) toast({ tone: 'error', title: MESSAGE_FAILED, text: refusal });
}

/**
 * Returns the calls that send what its writer left. The site refuses them from anyone else.
 * @param conversation A key from `conversationKey`: of the writer, and of the other member and the listing or of a
 * conversation id.
 */
export function callsOf(conversation: string): SendCalls {
  const [writer = '', other = '', listing] = conversation.split(':');
  const headers = { [WRITTEN_BY]: writer };
  return {
    open: async () => {
      if (listing === undefined) return { ok: true, data: other };
      const opened = await outcomeOf(
        api.POST('/api/conversations', {
          body: { personId: other, listingId: listing || null },
          headers,
          signal: answerTimeout(),
        }),
      );
      return opened.ok ? { ok: true, data: opened.data.id } : opened;
    },
    send: (id, body) =>
      outcomeOf(
        api.POST('/api/conversations/{id}/messages', {
          params: { path: { id } },
          body,
          headers,
          signal: answerTimeout(),
        }),
      ),
  };
}
