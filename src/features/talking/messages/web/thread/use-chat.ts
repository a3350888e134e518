import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useLive } from '../../../../../platform/web/live/use-live.ts';
import { dismissToast, toast } from '../../../../../platform/web/ui/toast.ts';
import { isRefusal } from '../../../../../shared/http-status.ts';
import { messageErrors } from '../../contract/errors.ts';
import type { Chat, Messages } from '../../contract/message.ts';
import { MESSAGE_LIMITS } from '../../contract/message-limits.ts';
import { MESSAGE_UPDATES } from '../../contract/message-updates.ts';
import { type ChatCalls, createChatSession } from './chat-session.ts';
import type { Outgoing, Written } from './outbox.ts';
import { lockOutbox } from './outbox-lock.ts';
import { readOutbox, saveOutbox } from './saved-outbox.ts';
import type { Draft } from './use-draft.ts';

const SEND_FAILED = 'Could not send your message. Please try again.';

interface ChatAddress {
  /** The id in the page's address: of a conversation or a person. */
  id: string;
  listingId: string | null;
}

/**
 * Runs the session of a chat. The using component needs the address as its React key, because the state
 * belongs to one chat.
 * @param draft Gets failed messages back.
 * @param conversation Its key on this device, under which unsent messages are saved.
 */
export function useChat(
  address: ChatAddress,
  initial: { chat: Chat; messages: Messages | null },
  draft: Pick<Draft, 'restore' | 'forget'>,
  conversation: string,
) {
  const newest = useRef(draft);
  const notified = useRef<number | null>(null);
  useEffect(() => {
    newest.current = draft;
  });
  // oxlint-disable-next-line react/refs -- the session calls these later, never while rendering
  const [session] = useState(() =>
    createChatSession(initial.chat, initial.messages, {
      calls: callsOf(address, initial.chat),
      online: () => navigator.onLine,
      onFailed(outgoing, problem) {
        notified.current = toast({
          tone: 'error',
          title: MESSAGE_FAILED,
          text: isRefusal(problem) ? problem.detail : SEND_FAILED,
        });
        newest.current.restore(outgoing);
      },
      onArrived: (outgoing) => newest.current.forget(outgoing),
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const hasFailed = state.outbox.some((outgoing) => outgoing.state === 'failed');
  useEffect(() => {
    if (hasFailed || notified.current === null) return;
    dismissToast(notified.current);
    notified.current = null;
  }, [hasFailed]);
  const { typing, receivedTyping } = useTyping(state.messages.at(-1)?.seq ?? 0);
  useLive(true, {
    update(update) {
      const { type, ids } = update;
      if (type === MESSAGE_UPDATES.typing && state.chat.id !== null && ids.includes(state.chat.id))
        receivedTyping();
      else void session.receive(update);
    },
    connected: () => void session.catchUp(),
  });
  useEffect(() => {
    let unsubscribe = () => {};
    const release = lockOutbox(conversation, () => {
      let saved: readonly Outgoing[] = [];
      const save = () => {
        const { outbox } = session.state();
        if (outbox === saved) return;
        saveOutbox(conversation, saved, outbox);
        saved = outbox;
      };
      unsubscribe = session.subscribe(save);
      void session.recover(readOutbox(conversation));
      save();
    });
    return () => {
      unsubscribe();
      release();
    };
  }, [session, conversation]);
  useEffect(() => {
    // The API may be reachable while live updates are not.
    const online = () => void session.catchUp();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [session]);
  /** Sends a failed message again. */
  const retry = useCallback(
    (failed: Written & Pick<Outgoing, 'clientId'>) => {
      newest.current.forget(failed);
      void session.retry(failed.clientId);
    },
    [session],
  );
  return { ...state, session, typing, retry };
}

const MESSAGE_FAILED = messageErrors.BLANK_MESSAGE.title;

function callsOf({ id, listingId }: ChatAddress, { participant }: Chat): ChatCalls {
  const listing = listingId ?? undefined;
  return {
    chat: (conversation) =>
      outcomeOf(
        api.GET('/api/conversations/{id}', {
          params: { path: { id: conversation ?? id }, query: conversation ? {} : { listing } },
        }),
      ),
    open: () =>
      outcomeOf(
        api.POST('/api/conversations', {
          body: { personId: participant.kind === 'member' ? participant.id : null, listingId },
        }),
      ),
    messages: (conversation, query) =>
      outcomeOf(
        api.GET('/api/conversations/{id}/messages', { params: { path: { id: conversation }, query } }),
      ),
    send: (conversation, body) =>
      outcomeOf(
        api.POST('/api/conversations/{id}/messages', { params: { path: { id: conversation } }, body }),
      ),
    read: (conversation, seq) =>
      outcomeOf(
        api.PUT('/api/conversations/{id}/read', { params: { path: { id: conversation } }, body: { seq } }),
      ),
  };
}

/**
 * Returns whether the other participant is typing: briefly after each update, until their message arrives.
 */
function useTyping(lastSeq: number) {
  const [typingSince, setTypingSince] = useState<{ lastSeq: number } | null>(null);
  useEffect(() => {
    if (typingSince === null) return;
    const timer = setTimeout(() => setTypingSince(null), MESSAGE_LIMITS.typingFor);
    return () => clearTimeout(timer);
  }, [typingSince]);
  return { typing: typingSince?.lastSeq === lastSeq, receivedTyping: () => setTypingSince({ lastSeq }) };
}
