import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { Position } from '../../../../../shared/position.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { useLocate } from './use-locate.ts';

interface PositionFieldProps {
  value: Position | null;
  onChange: (position: Position | null) => void;
}

/** Lets a seller add the position of the item, so that people nearby find it. */
export function PositionField({ value, onChange }: PositionFieldProps) {
  const { locating, ask } = useLocate(onChange);
  return (
    <div className="grid justify-items-start gap-2" role="group" aria-label="Location">
      {value ? (
        <Button variant="soft" onClick={() => onChange(null)}>
          <Icon name="map-pin" />
          Remove location
        </Button>
      ) : (
        <Button variant="line" busy={locating} busyLabel="Locating..." onClick={ask}>
          <Icon name="locate-fixed" />
          Add my location
        </Button>
      )}
      <p className="hint" role="status">
        {value
          ? 'Added, to within about a mile. People see how far away it is, and that area on maps.'
          : 'Optional. Shows people nearby how far away it is, and the area on maps. Rounded to about a mile, never your address.'}
      </p>
    </div>
  );
}
