import clsx from 'clsx';
import { useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { textOf, useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { DialogActions } from '../../../../running/operators/web/operators.ts';
import type { CaseChat, CaseMessage } from '../../contract/case.ts';
import { CASE_LIMITS } from '../../contract/case-limits.ts';
import { useShortStamp } from '../use-page-stamp.ts';
import { CaseSection } from './case-section.tsx';

type Direction = 'earlier' | 'later';

interface CaseChatProps {
  caseId: string;
  chat: CaseChat;
  canOpenMore: boolean;
}

/** The messages around the reported one. Opening more needs a reason, which is logged. */
export function CaseChatView({ caseId, chat: loaded, canOpenMore }: CaseChatProps) {
  // Opened messages stay when live updates load the case again.
  const [opened, setOpened] = useState<CaseChat | null>(null);
  const [asking, setAsking] = useState<Direction | null>(null);
  const chat = opened ?? loaded;
  const edge = asking === 'later' ? chat.messages.at(-1) : chat.messages[0];
  const more = (direction: Direction) =>
    chat[direction === 'earlier' ? 'hasEarlier' : 'hasLater'] && (
      <button
        type="button"
        className="flex min-h-9 w-full items-center justify-center gap-2 text-xs font-semibold text-ink-2 hover:text-ink disabled:hidden max-md:min-h-11"
        disabled={!canOpenMore}
        onClick={() => setAsking(direction)}
      >
        <Icon name="lock" className="icon-sm" />
        {direction === 'earlier' ? 'Show earlier messages' : 'Show later messages'}
      </button>
    );
  return (
    <CaseSection title="Around the reported message" aside={chat.people.join(' and ')}>
      <div className="rounded-tile bg-surface-2 p-3.5">
        {more('earlier')}
        <ol>
          {chat.messages.map((message) => (
            <Message key={message.seq} message={message} />
          ))}
        </ol>
        {more('later')}
      </div>
      <p className="mt-2 text-xs text-ink-2">
        The reported message and up to five before and after it. Opening more needs a reason and is logged.
      </p>
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'later' ? 'Open later messages?' : 'Open earlier messages?'}
        description={`Up to ${CASE_LIMITS.moreMessages} more messages between ${chat.people.join(' and ')}. Both can see in their data export that you read them.`}
        bottom
      >
        {asking && edge && (
          <OpenMoreForm
            caseId={caseId}
            direction={asking}
            seq={edge.seq}
            onOpened={(further) => {
              setOpened(merged(chat, further, asking));
              setAsking(null);
            }}
            onClose={() => setAsking(null)}
          />
        )}
      </Dialog>
    </CaseSection>
  );
}

/** Adds opened messages to those that were shown. */
function merged(chat: CaseChat, more: CaseChat, direction: Direction): CaseChat {
  const bySeq = new Map([...chat.messages, ...more.messages].map((message) => [message.seq, message]));
  return {
    ...chat,
    messages: [...bySeq.values()].toSorted((a, b) => a.seq - b.seq),
    hasEarlier: direction === 'earlier' ? more.hasEarlier : chat.hasEarlier,
    hasLater: direction === 'later' ? more.hasLater : chat.hasLater,
  };
}

function Message({
  message: { from, isPerson, text, photos, files, reported, at },
}: {
  message: CaseMessage;
}) {
  const stamp = useShortStamp();
  const attached = [photos > 0 && counted(photos, 'photo'), files > 0 && counted(files, 'file')].filter(
    Boolean,
  );
  return (
    <li className={clsx('mt-2 flex flex-col', isPerson ? 'items-start' : 'items-end')}>
      <span
        dir="auto"
        className={clsx(
          'max-w-[min(84%,420px)] px-3.25 py-2.25 wrap-anywhere whitespace-pre-line',
          isPerson ? 'rounded-md rounded-ss-2xs bg-surface' : 'rounded-md rounded-se-2xs bg-surface-3',
          reported && 'inset-ring-2 inset-ring-danger',
        )}
      >
        {text}
        {attached.length > 0 && <span className="block text-xs text-ink-2">{attached.join(', ')}</span>}
      </span>
      <span className={clsx('px-1 pt-0.75 text-2xs', reported ? 'font-semibold text-danger' : 'text-ink-2')}>
        {from}, {stamp(at)}
        {reported && '. Reported'}
      </span>
    </li>
  );
}

interface OpenMoreFormProps {
  caseId: string;
  direction: Direction;
  seq: number;
  onOpened: (chat: CaseChat) => void;
  onClose: () => void;
}

function OpenMoreForm({ caseId, direction, seq, onOpened, onClose }: OpenMoreFormProps) {
  const { form, busy, errorOf } = useSubmission(async (data) => {
    const outcome = await outcomeOf(
      api.POST('/api/cases/{id}/messages', {
        params: { path: { id: caseId } },
        body: { direction, seq, reason: textOf(data, 'reason') },
      }),
    );
    if (!outcome.ok) return outcome.problem;
    onOpened(outcome.data);
    return null;
  });
  return (
    <form {...form} className="grid gap-4.5">
      <TextAreaField
        label="Why do you need them?"
        name="reason"
        rows={2}
        maxLength={CASE_LIMITS.note}
        error={errorOf('reason')}
        data-autofocus
      />
      <DialogActions
        label={`Open ${CASE_LIMITS.moreMessages} messages`}
        busy={busy}
        busyLabel="Opening..."
        onClose={onClose}
      />
    </form>
  );
}
