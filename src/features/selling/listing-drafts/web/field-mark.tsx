import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { MARK_LOOKS, type Mark } from './field-marks.ts';

interface FieldMarkProps {
  mark: Mark;
  /** Whether to show a short label for narrow columns. Screen readers get the full text. */
  short?: boolean;
}

/** Shows the source of a field's value. A dashed border marks a suggestion. */
export function FieldMark({ mark, short }: FieldMarkProps) {
  const { text, icon, tone } = MARK_LOOKS[mark];
  const [first = '', ...rest] = text.split(' ');
  const isShort = short && mark === 'photo';
  return (
    <Badge tone={tone}>
      <Icon name={icon} />
      {isShort ? (
        <span>
          {first}
          <span className="sr-only"> {rest.join(' ')}</span>
        </span>
      ) : (
        text
      )}
    </Badge>
  );
}
