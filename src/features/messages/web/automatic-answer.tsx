import { Bot } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { availabilityText } from '../contract/availability-question.ts';
import type { Availability } from '../contract/message.ts';
import { type Clock, momentLabel } from './message-times.ts';

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
  const [on, setOn] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    void outcomeOf(api.GET('/api/automatic-answers')).then((outcome) => {
      if (!left && outcome.ok) setOn(outcome.data.on);
    });
    return () => {
      left = true;
    };
  }, []);

  async function change(next: boolean) {
    if (busy) return;
    setBusy(true);
    const outcome = await outcomeOf(api.PUT('/api/automatic-answers', { body: { on: next } }));
    setBusy(false);
    if (!outcome.ok) {
      toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
      return;
    }
    setOn(next);
    toast({
      tone: 'success',
      title: next ? 'Automatic answers are on' : 'Automatic answers are off',
      text: next
        ? '“Is this still available?” is answered at once, for all of your listings.'
        : '“Is this still available?” waits for you, for all of your listings.',
    });
  }

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
