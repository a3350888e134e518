import clsx from 'clsx';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { useSlot } from '../../../../../platform/web/page/slot.tsx';
import { type Clock, timeLabel } from '../../../../../platform/web/time/time-labels.ts';
import { BubbleGroup } from '../../../../../platform/web/ui/bubble.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { counted } from '../../../../../shared/counted.ts';
import type { Chat } from '../../contract/message.ts';
import { chatExtensionsSlot, rendererOf } from './chat-extensions.ts';
import type { Entry, MessageGroup } from './group-messages.ts';
import { MessageEntry, type MessageEntryProps } from './message-entry.tsx';

interface ThreadGroupProps extends Omit<MessageEntryProps, 'entry' | 'isLastWarned'> {
  group: MessageGroup;
  clock: Clock;
  chat: Chat;
  /** Sequence number of the viewer's newest stored message. Its delivery state is shown in words. */
  lastOwn: number;
  /** Sequence number of the newest message with a warning. It alone offers what to do. */
  lastWarned: number;
  /** Sequence number of the newest system message of each type. */
  newestOfType: ReadonlyMap<string, number>;
}

/** Shows consecutive messages of one person, with one time below them. */
export function ThreadGroup({
  group,
  clock,
  chat,
  lastOwn,
  lastWarned,
  newestOfType,
  onRetry,
  onDiscard,
  onPhoto,
  onBlock,
}: ThreadGroupProps) {
  const { mine, kind, entries } = group;
  const extensions = useSlot(chatExtensionsSlot);
  const { lost } = useConnectionState();
  const last = entries.at(-1);
  if (last === undefined) return null;
  if (kind === 'system') {
    return entries.map((entry) => {
      const { clientId, system, text, seq } = entry;
      const Message = system && rendererOf(extensions, system.type);
      if (!system || !Message) {
        return (
          <p key={clientId} className="hint self-center text-center">
            {text}
          </p>
        );
      }
      const newest = newestOfType.get(system.type) === seq;
      return <Message key={clientId} {...{ system, entry, chat, clock, newest }} />;
    });
  }
  return (
    <BubbleGroup
      isOwn={mine}
      label={mine ? 'You said' : `${chat.participant.name} said`}
      footer={
        <>
          <time dateTime={last.sentAt}>{timeLabel(last.sentAt, clock)}</time>
          {mine && <Progress entry={last} chat={chat} inWords={last.seq === lastOwn} waits={lost} />}
        </>
      }
    >
      {entries.map((entry) => (
        <MessageEntry
          key={entry.clientId}
          entry={entry}
          chat={chat}
          isLastWarned={entry.seq === lastWarned}
          onRetry={onRetry}
          onDiscard={onDiscard}
          onPhoto={onPhoto}
          onBlock={onBlock}
        />
      ))}
    </BubbleGroup>
  );
}

interface ProgressProps {
  entry: Entry;
  chat: Chat;
  inWords: boolean;
  /** Waits for a connection. */
  waits: boolean;
}

/** Shows whether an own message was sent, delivered or read. */
function Progress({ entry, chat, inWords, waits }: ProgressProps) {
  if (entry.state === 'failed') return null;
  const { icon, text, read } = progressOf(entry, chat, waits);
  return (
    <span className={clsx('inline-flex items-center gap-0.75', read && 'text-success')} title={text}>
      <Icon name={icon} className="icon-sm" />
      <span className={clsx(!inWords && entry.state === undefined && 'sr-only')}>{text}</span>
    </span>
  );
}

function progressOf(
  { seq, photos, attachments }: Entry,
  { participantReadSeq, participantDeliveredSeq }: Chat,
  waits: boolean,
): { icon: IconName; text: string; read: boolean } {
  if (seq === null) {
    const text = waits ? waitingText(photos.length, attachments.length) : 'Sending';
    return { icon: 'clock-3', text, read: false };
  }
  if (seq <= participantReadSeq) return { icon: 'check-check', text: 'Read', read: true };
  if (seq <= participantDeliveredSeq) return { icon: 'check-check', text: 'Delivered', read: false };
  return { icon: 'check', text: 'Sent', read: false };
}

function waitingText(photos: number, others: number): string {
  const count = photos + others;
  if (count === 0) return 'Waiting to send';
  const what = others > 0 ? 'file' : 'photo';
  return `Waiting, with ${counted(count, what)}`;
}
