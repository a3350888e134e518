import { Badge } from '../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { MARK_LOOKS, type Mark } from './field-marks.ts';

interface FieldMarkProps {
  mark: Mark;
  /** Adds a button to a guess that keeps it; without, the field itself has one. */
  onKeep?: () => void;
  /** The name of the field, for screen readers. */
  field: string;
}

/** Where the value of a field came from: dashed is a guess that still needs a tap. */
export function FieldMark({ mark, onKeep, field }: FieldMarkProps) {
  const { text, icon, tone } = MARK_LOOKS[mark];
  return (
    <span className="inline-flex items-center gap-2.5">
      <Badge tone={tone}>
        <Icon name={icon} />
        {text}
      </Badge>
      {mark === 'guess' && onKeep && (
        <button
          type="button"
          // Its area is as tall as a finger; the line of the label stays low.
          className="relative text-sm font-[650] text-ink underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3"
          aria-label={`Keep the guess: ${field}`}
          onClick={onKeep}
        >
          Keep
        </button>
      )}
    </span>
  );
}
