import type { PayBy } from './plan-cards.ts';

const PAY_BY: readonly { value: PayBy; label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
  { value: 'once', label: 'One-time' },
];

interface PayByTabsProps {
  value: PayBy;
  onChange: (value: PayBy) => void;
}

/** Chooses how the shown plans are paid. */
export function PayByTabs({ value: chosen, onChange }: PayByTabsProps) {
  return (
    <fieldset className="tabs max-md:w-full">
      <legend className="sr-only">How to pay</legend>
      {PAY_BY.map(({ value, label }) => (
        <label
          key={value}
          className="tab relative cursor-pointer whitespace-nowrap has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:px-5"
        >
          <input
            type="radio"
            className="sr-only"
            name="pay-by"
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
