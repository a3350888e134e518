import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { LATE_SECONDS, TEST_OUTCOMES, type TestOutcome } from '../contract/test-outcomes.ts';

const TEXTS: Readonly<Record<TestOutcome, { icon: IconName; title: string; text: string }>> = {
  works: { icon: 'circle-check', title: 'It works', text: 'Confirmed right away' },
  works_late: { icon: 'clock', title: 'It works, but late', text: `Confirmed after ${LATE_SECONDS} seconds` },
  told_twice: {
    icon: 'repeat-2',
    title: 'It works, told twice',
    text: 'The same confirmation comes two times',
  },
  declined: { icon: 'circle-x', title: 'Card is declined', text: 'You stay here and can try again' },
};

interface OutcomeChoiceProps {
  value: TestOutcome;
  onChange: (outcome: TestOutcome) => void;
}

/** Lets the viewer choose the outcome of a test payment. */
export function OutcomeChoice({ value, onChange }: OutcomeChoiceProps) {
  return (
    <fieldset className="my-4.5 grid gap-2.5">
      <legend className="sr-only">Outcome of this test payment</legend>
      {TEST_OUTCOMES.map((outcome) => {
        const { icon, title, text } = TEXTS[outcome];
        return (
          <label
            key={outcome}
            className="relative flex min-h-17 cursor-pointer items-center gap-3.5 rounded-lg bg-surface px-4 py-2.5 shadow-[inset_0_0_0_1.5px_var(--line-strong)] has-checked:bg-surface-2 has-checked:shadow-[inset_0_0_0_2.5px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="outcome"
              value={outcome}
              checked={value === outcome}
              onChange={() => onChange(outcome)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <Icon name={icon} className="text-ink-2" />
            <span className="flex-1">
              <b className="block font-[650]">{title}</b>
              <span className="text-sm text-ink-2">{text}</span>
            </span>
            <span
              aria-hidden="true"
              className="size-5.5 flex-none rounded-full shadow-[inset_0_0_0_2px_var(--line-strong)] peer-checked:shadow-[inset_0_0_0_7px_var(--primary)]"
            />
          </label>
        );
      })}
    </fieldset>
  );
}
