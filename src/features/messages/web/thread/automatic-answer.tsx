import { Bot } from 'lucide-react';
import { availabilityText } from '../../contract/availability-question.ts';
import type { Availability } from '../../contract/message.ts';
import { type Clock, momentLabel } from '../../../../platform/web/time-labels.ts';
import { useAutomaticAnswers } from '../use-automatic-answers.ts';

interface AutomaticAnswerProps {
  availability: Availability;
  clock: Clock;
}

/** An answer the site gave for the seller, and says so. */
export function AutomaticAnswer({ availability, clock }: AutomaticAnswerProps) {
  const { until } = availability;
  return (
    <p className="bubble bubble-automatic">
      <span className="bubble-label">
        <Bot className="icon-sm" aria-hidden="true" />
        Automatic answer
      </span>
      {availabilityText(availability)}
      {until && ` Until ${momentLabel(until, clock)}.`}
    </p>
  );
}

/** Switches automatic answers off, and on again, where the seller sees one. */
export function AutomaticSwitch() {
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
