import { Field } from '../../../../platform/web/ui/field.tsx';
import { pinDigits } from './credentials-text.ts';

type PinFieldProps = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
};

const DIGITS = 4;
/** Width of a box and of the gap between boxes, in pixels. The input spaces its digits the same way. */
const BOX = 52;
const GAP = 10;

/**
 * An input for a four-digit PIN. Looks like four boxes but is one input, so that paste and screen readers
 * work.
 */
export function PinField({ id, value, onChange, error }: PinFieldProps) {
  return (
    <Field label="PIN" name="pin" id={id} error={error}>
      {(control) => (
        <div
          className="group relative overflow-clip p-1"
          dir="ltr"
          style={{ width: DIGITS * (BOX + GAP) - GAP + 8, margin: -4 }}
        >
          <div className="flex" style={{ gap: GAP }} aria-hidden="true">
            {Array.from({ length: DIGITS }, (_, index) => (
              <span
                key={`box-${index}`}
                className={`control group-focus-within:inset-ring-2 group-focus-within:inset-ring-focus ${error ? 'bg-danger-soft! inset-ring-2 inset-ring-danger' : ''}`}
                style={{ width: BOX, padding: 0 }}
              />
            ))}
          </div>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(pinDigits(event.target.value))}
            className="num absolute inset-y-1 start-1 bg-transparent text-2xl font-bold outline-none"
            style={{
              width: DIGITS * (BOX + GAP) + BOX,
              paddingInlineStart: `calc(${BOX / 2}px - 0.5ch)`,
              letterSpacing: `calc(${BOX + GAP}px - 1ch)`,
            }}
          />
        </div>
      )}
    </Field>
  );
}
