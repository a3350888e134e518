import { Field } from '../../../../../platform/web/ui/field.tsx';
import { FieldError } from '../../../../../platform/web/ui/field-error.tsx';
import { type PickupHours, WEEKDAYS } from '../../contract/pickup-hours.ts';

interface PickupHoursFieldProps {
  value: PickupHours | null;
  error?: string;
  onChange: (hours: PickupHours | null) => void;
}

/** Where the times begin once a day was chosen. */
const USUAL = { from: '09:00', to: '17:00' } as const;

/** When an item can be picked up; without a day, at any time. */
export function PickupHoursField({ value, error, onChange }: PickupHoursFieldProps) {
  const days = value?.days ?? [];
  const toggle = (day: number) => {
    const chosen = days.includes(day)
      ? days.filter((one) => one !== day)
      : [...days, day].sort((one, other) => one - other);
    onChange(chosen.length === 0 ? null : { ...(value ?? USUAL), days: chosen });
  };
  return (
    <fieldset className="field" aria-describedby={error ? 'pickupHours-error' : 'pickup-hint'}>
      <legend>
        Pickup hours<small>optional</small>
      </legend>
      <div className="chips">
        {WEEKDAYS.map((name, day) => (
          <label key={name} className="chip">
            <input
              type="checkbox"
              id={day === 0 ? 'pickupHours' : undefined}
              checked={days.includes(day)}
              aria-label={name}
              onChange={() => toggle(day)}
            />
            {name.slice(0, 3)}
          </label>
        ))}
      </div>
      {value && (
        <div className="grid grid-cols-2 gap-4">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? 'From' : 'To'} name={`pickup-${end}`}>
              {(control) => (
                <input
                  {...control}
                  className="control"
                  type="time"
                  required
                  value={value[end]}
                  aria-invalid={error ? true : undefined}
                  // Blank while it is being typed.
                  onChange={({ target }) => target.value && onChange({ ...value, [end]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      <p className="hint" id="pickup-hint">
        {value ? 'The same on each of these days.' : 'Choose days, or leave it open: any time.'}
      </p>
      <FieldError id="pickupHours-error" message={error} />
    </fieldset>
  );
}
