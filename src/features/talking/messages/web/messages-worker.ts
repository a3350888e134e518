/** What messages do in the service worker. */
import type { SendResult, WorkerNotice } from '../../../../platform/web/connection/worker-notice.ts';
import type { OwnFiles } from '../../../../platform/web/stored/own-files.ts';
import { nextToSend, type Outgoing } from './thread/outbox.ts';
import { withOutboxLock } from './thread/outbox-lock.ts';
import { OUTBOX, outgoingOf } from './thread/saved-outbox.ts';
import { callsOf, MESSAGE_FAILED, sendOutbox } from './thread/send-outbox.ts';

/**
 * Sends the messages that wait, except those of chats that a tab has open. The next page sends them once more, and gets
 * the stored messages: each is stored once.
 * @param person Id of the account or guest that is signed in now.
 */
export async function sendWaitingMessages(files: OwnFiles, person: string): Promise<SendResult> {
  const notices: WorkerNotice[] = [];
  let isDone = true;
  for (const [name, saved] of await files.read(`${OUTBOX}${person}:`)) {
    const conversation = name.slice(OUTBOX.length);
    await withOutboxLock(conversation, async () => {
      let outbox: readonly Outgoing[] = outgoingOf(saved);
      const change = (how: (before: readonly Outgoing[]) => readonly Outgoing[]) => (outbox = how(outbox));
      const { refusals } = await sendOutbox({ read: () => outbox, change }, callsOf(conversation));
      for (const message of refusals) notices.push({ title: MESSAGE_FAILED, message, link: '/messages' });
      if (nextToSend(outbox)) isDone = false;
      else await files.remove(name);
    });
  }
  return { isDone, notices };
}
