import clsx from 'clsx';
import { useId } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { CHANNELS } from '../../../../shared/notification-kinds.ts';
import type { Want } from '../contract/want.ts';
import { FREQUENCY_CHOICES } from './want-texts.ts';

/** The alert settings of a saved search. */
export type Alerts = Pick<Want, 'frequency' | 'channels'>;

interface AlertChoicesProps {
  alerts: Alerts;
  onChange: (alerts: Alerts) => void;
  className?: string;
}

/** Fields for how often and through which channels alerts are sent. */
export function AlertChoices({ alerts, onChange, className }: AlertChoicesProps) {
  const id = useId();
  const { frequency, channels } = alerts;
  return (
    <div className={clsx('grid gap-3.5', className)}>
      <fieldset>
        <legend className="sr-only">How often</legend>
        <div className="grid grid-cols-3 gap-1.5">
          {FREQUENCY_CHOICES.map(({ value, label, when }) => (
            <label
              key={value}
              className="relative grid min-h-14.5 place-content-center justify-items-center rounded-md bg-surface px-1 py-2 text-center text-2xs leading-snug text-ink-2 inset-ring-[1.5px] inset-ring-line has-checked:inset-ring-[2.5px] has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`${id}-frequency`}
                className="absolute inset-0 cursor-pointer opacity-0"
                checked={value === frequency}
                onChange={() => onChange({ ...alerts, frequency: value })}
              />
              <b className="text-md font-[650] text-ink">{label}</b>
              {when}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="float-start me-2 pt-2.75 text-sm font-[650]">By</legend>
        <div className="flex flex-wrap gap-1.5">
          {CHANNELS.map(({ value }) => {
            const checked = channels.includes(value);
            const others = channels.filter((channel) => channel !== value);
            return (
              <label key={value} className="chip chip-sm gap-1.5">
                <input
                  type="checkbox"
                  checked={checked}
                  onChange={() => onChange({ ...alerts, channels: checked ? others : [...others, value] })}
                />
                <Icon name={checked ? 'check' : 'plus'} className="icon-sm" />
                {CHANNEL_LABELS[value]}
              </label>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}

const CHANNEL_LABELS = { 'in-app': 'In the app', email: 'Email', push: 'Push' } as const;
