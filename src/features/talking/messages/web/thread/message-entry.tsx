import clsx from 'clsx';
import { memo, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { Bubble, BubbleMenu } from '../../../../../platform/web/ui/bubble.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { PhotoPicture } from '../../../../items/photos/web/photos.ts';
import { useBlock } from '../../../../trust/blocks/web/blocks.ts';
import { ReportDialog, SafetyMenu } from '../../../../trust/reports/web/reports.ts';
import { AttachmentRow } from '../../../attachments/web/attachments.ts';
import type { Chat } from '../../contract/message.ts';
import type { Entry } from './group-messages.ts';
import { personOf } from './thread-header.tsx';

export interface MessageEntryProps {
  entry: Entry;
  chat: Chat;
  /** Whether it is the newest message with a warning, which alone offers what to do. */
  isLastWarned: boolean;
  onRetry: (entry: Entry) => void;
  onDiscard: (entry: Entry) => void;
  /** @param within Contains the photos of the entry. */
  onPhoto: (entry: Entry, index: number, within: Element | null) => void;
  /** Called after blocking the other participant. */
  onBlock: () => void;
}

/** Shows what one message contains. Remembered, because a chat has many messages and gets one at a time. */
export const MessageEntry = memo(function MessageEntry({
  entry,
  chat,
  isLastWarned,
  onRetry,
  onDiscard,
  onPhoto,
  onBlock,
}: MessageEntryProps) {
  const { lost } = useConnectionState();
  return (
    <div>
      {entry.photos.length > 0 && (
        <div className={clsx('flex max-w-80 flex-wrap gap-1', entry.mine && 'justify-end')}>
          {entry.photos.map((photo, index) => (
            <button
              key={photo.id}
              type="button"
              className="cursor-zoom-in rounded-tile"
              onClick={({ currentTarget }) => onPhoto(entry, index, currentTarget.parentElement)}
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
      {!entry.mine && entry.seq !== null && (
        <MessageMenu chat={chat} seq={entry.seq} text={entry.text} onBlock={onBlock} />
      )}
      {entry.warning !== undefined && (
        <MessageWarning text={entry.warning}>
          {isLastWarned && entry.seq !== null && (
            <WarningActions chat={chat} seq={entry.seq} onBlock={onBlock} />
          )}
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
  );
});

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

/** Says what to watch for in a received message. */
function MessageWarning({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="note" className="mt-1 max-w-100 rounded-lg bg-warn-soft px-3.5 py-2.5 text-sm text-ink">
      <p className="flex gap-2">
        <Icon name="triangle-exclamation-point" className="icon-sm mt-0.5 flex-none text-warn" />
        {text}
      </p>
      {children}
    </div>
  );
}

/** Offers what to do about a message with a warning. */
function WarningActions({ chat, seq, onBlock }: { chat: Chat; seq: number; onBlock: () => void }) {
  const { block, busy } = useBlock(onBlock);
  const [reporting, setReporting] = useState(false);
  const person = personOf(chat);
  const { id, denial } = chat;
  if (id === null) return null;
  return (
    <>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        <Link to="/messages" className="btn btn-soft btn-sm">
          Leave
        </Link>
        {person && denial !== 'blocked' && (
          <button
            type="button"
            className="btn btn-soft btn-sm"
            disabled={busy}
            onClick={() => void block(person)}
          >
            Block
          </button>
        )}
        <button
          type="button"
          className="btn btn-soft btn-sm"
          onPointerEnter={ReportDialog.prepare}
          onFocus={ReportDialog.prepare}
          onClick={() => setReporting(true)}
        >
          Report
        </button>
      </div>
      <ReportDialog
        open={reporting}
        target={{ kind: 'message', id, seq }}
        person={denial === 'blocked' ? null : person}
        onBlock={onBlock}
        onClose={() => setReporting(false)}
      />
    </>
  );
}
