import clsx from 'clsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { availabilityText } from '../../contract/availability-question.ts';
import type { Availability } from '../../contract/message.ts';
import { momentLabel, timeLabel } from '../../../../platform/web/time-labels.ts';
import { AUTOMATIC_ANSWER } from '../../contract/system-types.ts';
import { useAutomaticAnswers } from '../use-automatic-answers.ts';
import type { ChatExtension, SystemMessageProps } from './chat-extensions.ts';

/** The only type that needs more than its text. */
export const messagesInChat: ChatExtension = { types: AUTOMATIC_ANSWER, Message: AutomaticAnswer };

/** An answer that was given for the seller, and says so. */
function AutomaticAnswer({ system, entry, chat, clock, newest }: SystemMessageProps) {
  const { mine, sentAt } = entry;
  // Checked when it was stored.
  const { state, until } = system.data as Availability;
  return (
    <div className={clsx('thread-group', mine && 'thread-group-own')}>
      <span className="sr-only">{mine ? 'Said for you' : `Said for ${chat.participant.name}`}</span>
      <div className="thread-entry">
        <p className="bubble bubble-automatic">
          <span className="bubble-label">
            <Icon name="bot" className="icon-sm" />
            Automatic answer
          </span>
          {availabilityText({ state })}
          {until && ` Until ${momentLabel(until, clock)}.`}
        </p>
        {mine && newest && <AutomaticSwitch />}
      </div>
      <p className="thread-time">
        <time dateTime={sentAt}>{timeLabel(sentAt, clock)}</time>
      </p>
    </div>
  );
}

/** Switches automatic answers off, and on again, where the seller sees one. */
function AutomaticSwitch() {
  const { on, busy, change } = useAutomaticAnswers();
  if (on === null) return null;
  return (
    <button
      type="button"
      className="bubble-switch"
      aria-busy={busy || undefined}
      onClick={() => void change(!on)}
    >
      {on ? 'Turn automatic answers off' : 'Turn automatic answers on'}
    </button>
  );
}
