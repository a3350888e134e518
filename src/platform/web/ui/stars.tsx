import { counted } from '../../../shared/counted.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** Shows a rating as five stars. */
export function Stars({ value }: { value: number }) {
  return (
    <span className="stars">
      <span className="sr-only">{`${value} of 5 stars`}</span>
      {STARS.map((star) => (
        <i key={star} data-on={star <= value || undefined} aria-hidden="true" />
      ))}
    </span>
  );
}

interface StarChoiceProps {
  name: string;
  value: number;
  onChange: (value: number) => void;
}

/** Selects one to five stars, with radios, so that arrow keys work. */
export function StarChoice({ name, value, onChange }: StarChoiceProps) {
  return (
    <fieldset className="field">
      <legend>Rating</legend>
      <div className="star-choice">
        {STARS.map((star) => (
          <label key={star} data-on={star <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <span className="sr-only">{counted(star, 'star')}</span>
            <i aria-hidden="true" />
          </label>
        ))}
        <span className="ms-2 text-md font-semibold text-ink-2" aria-hidden="true">
          {counted(value, 'star')}
        </span>
      </div>
    </fieldset>
  );
}
