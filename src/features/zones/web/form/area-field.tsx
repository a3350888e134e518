import { Button } from '../../../../platform/web/ui/button.tsx';
import { Field } from '../../../../platform/web/ui/field.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { Position } from '../../../../shared/position.ts';
import { useLocate } from '../../../listings/web/listings.ts';
import { ZONE_LIMITS } from '../../contract/zone-limits.ts';

interface AreaFieldProps {
  area: string;
  position: Position | null;
  onArea: (area: string) => void;
  onPosition: (position: Position | null) => void;
  error: string | null | undefined;
}

/** Asks for the area of a zone: a typed name, and a rough position if the browser provides one. */
export function AreaField({ area, position, onArea, onPosition, error }: AreaFieldProps) {
  const { locating, ask } = useLocate(onPosition);
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2.5 max-sm:flex-col max-sm:items-stretch">
        <Field label="Area" name="area" optional error={error} className="min-w-0 flex-1">
          {(control) => (
            <input
              {...control}
              className="control"
              dir="auto"
              maxLength={ZONE_LIMITS.area}
              placeholder="e.g. Old Town"
              autoComplete="off"
              value={area}
              onChange={(event) => onArea(event.target.value)}
            />
          )}
        </Field>
        {position === null ? (
          <Button variant="line" className="min-h-13" busy={locating} busyLabel="Locating..." onClick={ask}>
            <Icon name="locate-fixed" />
            Use my area
          </Button>
        ) : (
          <Button variant="soft" className="min-h-13" onClick={() => onPosition(null)}>
            <Icon name="map-pin" />
            Remove location
          </Button>
        )}
      </div>
      <p className="hint" role="status">
        {position === null
          ? 'Shown as a name and a rough spot, about half a mile wide. Never an address.'
          : 'Location added, to within about half a mile. Neighbors see how far away the zone is.'}
      </p>
    </div>
  );
}
