import { memo, useCallback } from 'react';
import type { Clock } from '../../../../../platform/web/time/time-labels.ts';
import { TypingBubble } from '../../../../../platform/web/ui/bubble.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ErrorState } from '../../../../../platform/web/ui/error-state.tsx';
import type { ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-state.ts';
import { type Entry, groupMessages } from './group-messages.ts';
import { BubbleSkeletons } from './thread-frame.tsx';
import { ThreadGroup } from './thread-group.tsx';

interface ThreadLogProps extends ChatState {
  /** Null while the page has no clock yet. */
  clock: Clock | null;
  /** Whether the other participant is typing below what is in view. */
  isTyping: boolean;
  session: ChatSession;
  onRetry: (entry: Entry) => void;
  onPhoto: (entry: Entry, index: number, within: Element | null) => void;
}

/** The messages of a chat. Remembered, because the chat renders again with each letter of an answer. */
export const ThreadLog = memo(function ThreadLog({
  chat,
  messages,
  outbox,
  more,
  history,
  clock,
  isTyping,
  session,
  onRetry,
  onPhoto,
}: ThreadLogProps) {
  const onDiscard = useCallback(({ clientId }: Entry) => session.discard(clientId), [session]);
  const onBlock = useCallback(() => void session.catchUp(), [session]);
  const isEmpty = messages.length === 0 && outbox.length === 0;
  if (clock === null || (isEmpty && history === 'loading')) return <BubbleSkeletons />;
  const { name } = chat.participant;
  const newestOfType = new Map(messages.flatMap(({ system, seq }) => (system ? [[system.type, seq]] : [])));
  const lastWarned = messages.findLast(({ warning }) => warning !== undefined)?.seq ?? 0;
  const lastOwn = messages.findLast(({ mine }) => mine)?.seq ?? 0;
  return (
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
          name={name}
          isEmpty={isEmpty}
          onMore={() => void session.loadOlder()}
        />
      )}
      {groupMessages(messages, outbox, clock).map((day) => (
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
              onRetry={onRetry}
              onDiscard={onDiscard}
              onPhoto={onPhoto}
              onBlock={onBlock}
            />
          ))}
        </div>
      ))}
      {isTyping && <TypingBubble label={`${name} is typing`} />}
    </>
  );
});

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
