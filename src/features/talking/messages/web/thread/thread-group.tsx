import clsx from 'clsx';
import { useSlot } from '../../../../../platform/web/slot.tsx';
import { Bubble, BubbleGroup, BubbleMenu } from '../../../../../platform/web/ui/bubble.tsx';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { AttachmentRow } from '../../../attachments/web/attachments.ts';
import { PhotoPicture } from '../../../../items/photos/web/photos.ts';
import { SafetyMenu } from '../../../../trust/reports/web/reports.ts';
import type { Chat } from '../../contract/message.ts';
import { rendererOf, chatExtensionsSlot } from './chat-extensions.ts';
import { MessageWarning, WarningActions } from './message-warning.tsx';
import { personOf } from './thread-header.tsx';
import type { Entry, MessageGroup } from './group-messages.ts';
import { type Clock, timeLabel } from '../../../../../platform/web/time-labels.ts';

interface ThreadGroupProps {
  group: MessageGroup;
  clock: Clock;
  chat: Chat;
  /** Sequence number of the viewer's newest stored message. Its delivery state is shown in words. */
  lastOwn: number;
  /** Sequence number of the newest message with a warning. It alone offers what to do. */
  lastWarned: number;
  /** Sequence number of the newest system message of each type. */
  newestOfType: ReadonlyMap<string, number>;
  onRetry: (entry: Entry) => void;
  onDiscard: (entry: Entry) => void;
  onPhoto: (entry: Entry, index: number) => void;
  /** Called after blocking the other participant. */
  onBlock: () => void;
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
      own={mine}
      label={mine ? 'You said' : `${chat.participant.name} said`}
      footer={
        <>
          <time dateTime={last.sentAt}>{timeLabel(last.sentAt, clock)}</time>
          {mine && <Progress entry={last} chat={chat} inWords={last.seq === lastOwn} waits={lost} />}
        </>
      }
    >
      {entries.map((entry) => (
        <div key={entry.clientId}>
          {entry.photos.length > 0 && (
            <div className={clsx('flex max-w-80 flex-wrap gap-1', mine && 'justify-end')}>
              {entry.photos.map((photo, index) => (
                <button
                  key={photo.id}
                  type="button"
                  className="cursor-zoom-in rounded-tile"
                  onClick={() => onPhoto(entry, index)}
                >
                  <PhotoPicture
                    photo={photo}
                    sizes="240px"
                    alt={photo.alt || `Photo ${index + 1}`}
                    className={clsx(
                      'w-auto max-w-full rounded-tile bg-cover object-cover',
                      entry.photos.length === 1 ? 'h-auto max-h-75' : 'h-38',
                    )}
                  />
                </button>
              ))}
            </div>
          )}
          {entry.attachments.map((attachment) => (
            <AttachmentRow key={attachment.id} attachment={attachment} sent={entry.seq !== null} />
          ))}
          {entry.text !== '' && <Bubble look={lookOf(entry, lost)}>{entry.text}</Bubble>}
          {!mine && entry.seq !== null && (
            <MessageMenu chat={chat} seq={entry.seq} text={entry.text} onBlock={onBlock} />
          )}
          {entry.warning !== undefined && (
            <MessageWarning text={entry.warning}>
              {entry.seq === lastWarned && <WarningActions chat={chat} seq={lastWarned} onBlock={onBlock} />}
            </MessageWarning>
          )}
          {entry.state === 'failed' && (
            <Failed
              reason={entry.reason}
              sure={entry.sure}
              onRetry={() => onRetry(entry)}
              onDiscard={() => onDiscard(entry)}
            />
          )}
        </div>
      ))}
    </BubbleGroup>
  );
}

interface MessageMenuProps {
  chat: Chat;
  seq: number;
  text: string;
  onBlock: () => void;
}

/** Reports a received message, or blocks its sender. */
function MessageMenu({ chat, seq, text, onBlock }: MessageMenuProps) {
  if (chat.id === null) return null;
  return (
    <BubbleMenu>
      <SafetyMenu
        target={{ kind: 'message', id: chat.id, seq }}
        person={personOf(chat)}
        blocked={chat.denial === 'blocked'}
        size="sm"
        label={text === '' ? 'More about the photo' : `More about “${text.slice(0, 40)}”`}
        onBlock={onBlock}
      />
    </BubbleMenu>
  );
}

const lookOf = ({ state }: Entry, lost: boolean): 'failed' | 'waiting' | undefined =>
  state === 'failed' ? 'failed' : state === 'sending' && lost ? 'waiting' : undefined;

interface FailedProps {
  reason: string | undefined;
  sure: boolean | undefined;
  onRetry: () => void;
  onDiscard: () => void;
}

function Failed({ reason, sure, onRetry, onDiscard }: FailedProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-1.5 text-xs font-semibold text-danger">
      <Icon name="triangle-exclamation-point" className="icon-sm" />
      {reason === undefined ? 'Not sent' : `Not sent. ${reason}`}
      <button type="button" className="btn btn-soft btn-sm" onClick={onRetry}>
        <Icon name="rotate-cw" />
        {sure ? 'Send anyway' : 'Retry'}
      </button>
      <button
        type="button"
        className="icon-btn icon-btn-sm"
        aria-label="Discard message"
        title="Discard"
        onClick={onDiscard}
      >
        <Icon name="trash" />
      </button>
    </div>
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
      <span className={clsx(!inWords && entry.state === 'sent' && 'sr-only')}>{text}</span>
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
  return `Waiting, with ${count === 1 ? `1 ${what}` : `${count} ${what}s`}`;
}
