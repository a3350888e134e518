import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSlot } from '../../../../../platform/web/page/slot.tsx';
import { useClock } from '../../../../../platform/web/time/use-clock.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { showProblem } from '../../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../../shared/counted.ts';
import { usePhotoViewer } from '../../../../items/photos/web/photos.ts';
import { useViewer } from '../../../../people/accounts/web/accounts.ts';
import type { Chat, Messages } from '../../contract/message.ts';
import { quickReplies } from '../../contract/quick-replies.ts';
import { useMessagesContext } from '../messages-context.ts';
import { chatExtensionsSlot, type OpenChat } from './chat-extensions.ts';
import { isBlocked } from './chat-state.ts';
import { Composer, ComposerBlocked } from './composer.tsx';
import type { Entry } from './group-messages.ts';
import { conversationKey } from './saved-outbox.ts';
import { ThreadFrame, ThreadLines } from './thread-frame.tsx';
import { PinnedListing, ThreadHeader } from './thread-header.tsx';
import { ThreadLog } from './thread-log.tsx';
import { useChat } from './use-chat.ts';
import { useDraft, usePrefilledMessage } from './use-draft.ts';
import { useThreadScroll, useVisibleArea } from './use-thread-scroll.ts';

interface ThreadProps {
  address: { id: string; listingId: string | null };
  initial: { chat: Chat; messages: Messages | null };
}

export function Thread({ address, initial }: ThreadProps) {
  const clock = useClock();
  const { account, guest } = useViewer();
  const conversation = conversationKey(account?.id ?? guest?.guestId ?? '', initial.chat);
  const draft = useDraft(conversation);
  usePrefilledMessage(draft.add);
  const { chat, messages, outbox, more, history, typing, session, retry } = useChat(
    address,
    initial,
    draft,
    conversation,
  );
  const { onOpen } = useMessagesContext();
  const extensions = useSlot(chatExtensionsSlot);
  /** Whose photos are shown large. */
  const [viewed, setViewed] = useState<Entry | null>(null);
  const viewer = usePhotoViewer();
  const { open: openPhoto } = viewer;
  const onPhoto = useCallback(
    (entry: Entry, index: number, within: Element | null) => {
      setViewed(entry);
      void openPhoto(index, within);
    },
    [openPhoto],
  );
  const area = useVisibleArea();
  const lastKey = outbox.at(-1)?.clientId ?? messages.at(-1)?.clientId ?? '';
  const {
    ref: listRef,
    topRef,
    awaySince,
    toEnd,
  } = useThreadScroll({
    lastKey,
    lastSeq: messages.at(-1)?.seq ?? 0,
    firstSeq: clock === null ? null : (messages[0]?.seq ?? null),
    blocked: isBlocked(chat),
    onTop: () => void session.loadOlder(),
    onSeen: () => void session.seen(),
  });

  useEffect(() => {
    onOpen(chat.id);
    return () => onOpen(null);
  }, [onOpen, chat.id]);

  const { participant } = chat;
  const missed = messages.filter(({ mine, seq }) => !mine && awaySince !== null && seq > awaySince);

  const open: OpenChat = {
    chat,
    clock,
    lastSystemSeq: messages.findLast(({ kind }) => kind === 'system')?.seq ?? 0,
    async open() {
      const opened = await session.open();
      if (opened.ok) return opened.data;
      showProblem(opened.problem);
      return null;
    },
    refresh: () => void session.catchUp(),
  };
  const inChat = (
    <ThreadFrame
      aria-label={`Conversation with ${participant.name}`}
      tabIndex={-1}
      style={area}
      data-toasts="top"
    >
      <ThreadHeader chat={chat} onBlock={() => void session.catchUp()} />
      {chat.listing && (
        <div className="flex-none alone:mx-3 alone:flex alone:flex-wrap alone:items-center alone:rounded-lg alone:bg-surface-2">
          <PinnedListing listing={chat.listing} />
          {extensions.map(({ types, Bar }) => Bar && <Bar key={types} />)}
        </div>
      )}
      {chat.listing === null && chat.listingId !== null && (
        <p className="hint mx-3 flex min-h-15.5 flex-none items-center justify-center rounded-lg bg-surface-2 p-2 beside:mx-3.5 low:min-h-0">
          This listing no longer exists.
        </p>
      )}
      <div className="relative min-h-0 flex-1">
        {/* Laid out from its end: the chat opens there, and messages added above shift nothing. */}
        <div
          className="flex h-full flex-col-reverse overflow-x-hidden overflow-y-auto overscroll-contain mask-[linear-gradient(#0000,#000_20px)] scrollbar-quiet [overflow-anchor:none] focus-visible:-outline-offset-4"
          role="log"
          aria-label="Messages"
          aria-busy={history === 'loading'}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
          tabIndex={0}
          ref={listRef}
        >
          <ThreadLines>
            <i ref={topRef} />
            <ThreadLog
              chat={chat}
              messages={messages}
              outbox={outbox}
              more={more}
              history={history}
              clock={clock}
              isTyping={typing && awaySince === null}
              session={session}
              onRetry={retry}
              onPhoto={onPhoto}
            />
          </ThreadLines>
        </div>
        {awaySince !== null && (
          <Button
            size="sm"
            className="absolute inset-x-0 bottom-2 mx-auto w-fit shadow-2"
            aria-label={missed.length === 0 ? 'Go to the newest message' : undefined}
            onClick={toEnd}
          >
            <Icon name="arrow-down" />
            {missed.length > 0 && counted(missed.length, 'new message')}
          </Button>
        )}
      </div>
      {chat.can.send ? (
        <Composer
          name={participant.name}
          conversationId={chat.id}
          quickReplies={quickReplies(chat.listing, messages, clock?.now ?? null)}
          draft={draft}
          onSend={(written) => {
            toEnd();
            void session.send(written);
          }}
        />
      ) : (
        <ComposerBlocked chat={chat} onUnblock={() => void session.catchUp()} />
      )}
      {viewed && viewer.opened && (
        <viewer.opened.Viewer
          photos={viewed.photos}
          title={`message of ${viewed.mine ? 'yours' : participant.name}`}
          start={viewer.opened.start}
          images={viewer.opened.images}
          onClose={viewer.close}
        />
      )}
    </ThreadFrame>
  );
  return extensions.reduceRight<ReactNode>(
    (inside, { Around }) => (Around ? <Around open={open}>{inside}</Around> : inside),
    inChat,
  );
}
