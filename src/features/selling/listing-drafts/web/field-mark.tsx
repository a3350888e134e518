import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { MARK_LOOKS, type Mark } from './field-marks.ts';

interface FieldMarkProps {
  mark: Mark;
  /** Half a column is all there is; screen readers hear the whole text. */
  short?: boolean;
}

/** Where the value of a field came from. Dashed is a suggestion, which posting accepts. */
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
