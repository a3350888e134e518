import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSlot } from '../../../../../platform/web/slot.tsx';
import { TypingBubble } from '../../../../../platform/web/ui/bubble.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ErrorState } from '../../../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { useViewer } from '../../../../people/accounts/web/accounts.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { PhotoViewer } from '../../../../items/photos/web/photos.ts';
import type { Chat, Messages } from '../../contract/message.ts';
import { quickReplies } from '../../contract/quick-replies.ts';
import { Composer, ComposerBlocked } from './composer.tsx';
import { type Entry, groupMessages } from './group-messages.ts';
import { type OpenChat, chatExtensionsSlot } from './chat-extensions.ts';
import { conversationKey } from './saved-outbox.ts';
import { useMessagesContext } from '../messages-context.ts';
import { BubbleSkeletons, ThreadFrame, ThreadLines } from './thread-frame.tsx';
import { ThreadGroup } from './thread-group.tsx';
import { PinnedListing, ThreadHeader } from './thread-header.tsx';
import { useChat } from './use-chat.ts';
import { useClock } from '../../../../../platform/web/use-clock.ts';
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
  const { chat, messages, outbox, more, history, typing, session } = useChat(
    address,
    initial,
    draft,
    conversation,
  );
  const { onOpen } = useMessagesContext();
  const extensions = useSlot(chatExtensionsSlot);
  const [viewed, setViewed] = useState<{ entry: Entry; index: number } | null>(null);
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
    onTop: () => void session.loadOlder(),
    onSeen: () => void session.seen(),
  });

  useEffect(() => {
    onOpen(chat.id);
    return () => onOpen(null);
  }, [onOpen, chat.id]);

  const { participant } = chat;
  const missed = messages.filter(({ mine, seq }) => !mine && awaySince !== null && seq > awaySince);
  const isEmpty = messages.length === 0 && outbox.length === 0;
  const days = clock === null ? [] : groupMessages(messages, outbox, clock);
  const newestOfType = new Map(messages.flatMap(({ system, seq }) => (system ? [[system.type, seq]] : [])));
  const lastWarned = messages.findLast(({ warning }) => warning !== undefined)?.seq ?? 0;
  const lastOwn = messages.findLast(({ mine }) => mine)?.seq ?? 0;

  const open: OpenChat = {
    chat,
    clock,
    lastSystemSeq: messages.findLast(({ kind }) => kind === 'system')?.seq ?? 0,
    async open() {
      const opened = await session.open();
      if (opened.ok) return opened.data;
      toast({ tone: 'error', title: opened.problem.title, text: opened.problem.detail });
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
        <div className="flex-none low:mx-3 low:flex low:items-center low:rounded-lg low:bg-surface-2">
          <PinnedListing listing={chat.listing} />
          {extensions.map(({ types, Bar }) => Bar && <Bar key={types} />)}
        </div>
      )}
      {chat.listing === null && chat.listingId !== null && (
        <p className="hint mx-3 flex min-h-15.5 flex-none items-center justify-center rounded-lg bg-surface-2 p-2 md:mx-3.5 low:min-h-0">
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
            {clock === null || (isEmpty && history === 'loading') ? (
              <BubbleSkeletons />
            ) : (
              <>
                {history === 'failed' && isEmpty ? (
                  <ErrorState
                    title="Failed to load messages. Please try refreshing the page."
                    onRetry={() => void session.loadOlder()}
                  />
                ) : (
                  <HistoryEnd
                    state={history}
                    more={more}
                    name={participant.name}
                    isEmpty={isEmpty}
                    onMore={() => void session.loadOlder()}
                  />
                )}
                {days.map((day) => (
                  <div key={day.label} className="contents">
                    <h3 className="my-1.5 text-center font-sans text-xs leading-[1.4] font-semibold tracking-normal text-ink-2">
                      {day.label}
                    </h3>
                    {day.groups.map((group) => (
                      <ThreadGroup
                        key={group.key}
                        group={group}
                        clock={clock}
                        chat={chat}
                        lastOwn={lastOwn}
                        lastWarned={lastWarned}
                        newestOfType={newestOfType}
                        onRetry={(entry) => {
                          draft.forget(entry);
                          void session.retry(entry.clientId);
                        }}
                        onDiscard={({ clientId }) => session.discard(clientId)}
                        onPhoto={(entry, index) => setViewed({ entry, index })}
                        onBlock={() => void session.catchUp()}
                      />
                    ))}
                  </div>
                ))}
                {typing && awaySince === null && <TypingBubble label={`${participant.name} is typing`} />}
              </>
            )}
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
            {missed.length > 0 && (missed.length === 1 ? '1 new message' : `${missed.length} new messages`)}
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
      {viewed && (
        <Suspense>
          <PhotoViewer
            photos={viewed.entry.photos}
            title={`message of ${viewed.entry.mine ? 'yours' : participant.name}`}
            start={viewed.index}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </ThreadFrame>
  );
  return extensions.reduceRight<ReactNode>(
    (inside, { Around }) => (Around ? <Around open={open}>{inside}</Around> : inside),
    inChat,
  );
}

interface HistoryEndProps {
  state: 'ready' | 'loading' | 'failed';
  more: boolean;
  name: string;
  isEmpty: boolean;
  onMore: () => void;
}

/** The top of the loaded messages: loading, retry, or the beginning of the conversation. */
function HistoryEnd({ state, more, name, isEmpty, onMore }: HistoryEndProps) {
  if (isEmpty) return <p className="hint self-center text-center">{`Say hello to ${name}.`}</p>;
  if (!more) return null;
  return (
    <p className="hint self-center text-center">
      <Button variant="soft" size="sm" busy={state === 'loading'} busyLabel="Loading..." onClick={onMore}>
        {state === 'failed' ? 'Try Again' : 'Show earlier messages'}
      </Button>
    </p>
  );
}
