import { TextField } from './text-field.tsx';

interface MomentFieldsProps {
  /** Such as 'Starts'. */
  label: string;
  /** Id of the date input. */
  control: string;
  value: { date: string; time: string };
  onChange: (value: { date: string; time: string }) => void;
  error?: string | null | undefined;
}

/** Date and time inputs, with the device's own pickers. */
export function MomentFields({ label, control, value, onChange, error }: MomentFieldsProps) {
  return (
    <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
      <TextField
        label={label}
        name={control}
        type="date"
        value={value.date}
        error={error}
        onChange={({ target }) => onChange({ ...value, date: target.value })}
      />
      <TextField
        label="Time"
        name={`${control}-time`}
        aria-label={`${label} at`}
        type="time"
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </div>
  );
}
