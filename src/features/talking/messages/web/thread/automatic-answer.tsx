import { momentLabel, timeLabel } from '../../../../../platform/web/time/time-labels.ts';
import { Bubble, BubbleGroup } from '../../../../../platform/web/ui/bubble.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { availabilityText } from '../../contract/availability-question.ts';
import type { Availability } from '../../contract/message.ts';
import { AUTOMATIC_ANSWER } from '../../contract/system-types.ts';
import { useAutomaticAnswers } from '../automatic-answers.tsx';
import type { ChatExtension, SystemMessageProps } from './chat-extensions.ts';

/** Automatic answers are the only type of messages that shows more than its text. */
export const messagesInChat: ChatExtension = { types: AUTOMATIC_ANSWER, Message: AutomaticAnswer };

/** Shows an automatic answer and labels it as automatic. */
function AutomaticAnswer({ system, entry, chat, clock, newest }: SystemMessageProps) {
  const { mine, sentAt } = entry;
  // Validated when it was stored.
  const { state, until } = system.data as Availability;
  return (
    <BubbleGroup
      isOwn={mine}
      label={mine ? 'Sent for you' : `Sent for ${chat.participant.name}`}
      footer={<time dateTime={sentAt}>{timeLabel(sentAt, clock)}</time>}
    >
      <div>
        <Bubble look="line">
          <span className="flex items-center gap-1.25 text-xs font-semibold text-ink-2">
            <Icon name="bot" className="icon-sm" />
            Automatic answer
          </span>
          {availabilityText({ state })}
          {until && ` Until ${momentLabel(until, clock)}.`}
        </Bubble>
        {mine && newest && <AutomaticSwitch />}
      </div>
    </BubbleGroup>
  );
}

/** Lets the seller turn automatic answers off and on below the newest one. */
function AutomaticSwitch() {
  const { on, busy, change } = useAutomaticAnswers();
  if (on === null) return null;
  return (
    <button
      type="button"
      className="min-h-8 px-1.5 text-xs font-semibold text-ink-2 underline underline-offset-3 hover:text-ink"
      aria-busy={busy || undefined}
      onClick={() => void change(!on)}
    >
      {on ? 'Turn automatic answers off' : 'Turn automatic answers on'}
    </button>
  );
}
