import { useId } from 'react';
import type { Frequency } from '../contract/want.ts';
import { FREQUENCY_CHOICES } from './want-texts.ts';

interface FrequencyTabsProps {
  value: Frequency;
  onChange: (frequency: Frequency) => void;
}

/** How often alone, in one row. */
export function FrequencyTabs({ value, onChange }: FrequencyTabsProps) {
  const name = useId();
  return (
    <fieldset className="tabs">
      <legend className="sr-only">How often</legend>
      {FREQUENCY_CHOICES.map((choice) => (
        <label
          key={choice.value}
          className="tab relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            className="absolute inset-0 cursor-pointer opacity-0"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
