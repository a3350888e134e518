import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ZoneType } from '../../contract/zone.ts';
import { ZONE_TYPES } from '../../contract/zone-limits.ts';
import { ZONE_TYPE_ICONS } from '../zone-types.ts';

interface TypeFieldProps {
  value: ZoneType;
  onChange: (type: ZoneType) => void;
}

/** Examples for each type of zone. */
const WHAT_BELONGS: Readonly<Record<ZoneType, string>> = {
  neighbourhood: 'Streets and blocks you walk',
  campus: 'One school or workplace',
  interest: 'A hobby, anywhere',
};

/** Chooses the type of a zone, with radio buttons that look like cards. */
export function TypeField({ value: chosen, onChange }: TypeFieldProps) {
  return (
    <fieldset className="field">
      <legend>Type</legend>
      <div className="grid gap-2.5 md:grid-cols-3">
        {ZONE_TYPES.map(({ value: type, label }) => (
          <label
            key={type}
            className="group/type relative grid grid-cols-[44px_1fr] items-center gap-x-3.5 rounded-lg bg-surface px-4 py-3.5 inset-ring-[1.5px] inset-ring-line hover:bg-surface-2 has-checked:inset-ring-[2.5px] has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:grid-cols-1 md:content-start md:gap-y-0.5 md:py-4"
          >
            <input
              type="radio"
              name="type"
              value={type}
              checked={type === chosen}
              onChange={() => onChange(type)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="row-span-2 grid size-11 place-items-center rounded-md rounded-ss-tile bg-surface-2 group-has-checked/type:bg-primary group-has-checked/type:text-on-primary md:row-span-1 md:mb-2">
              <Icon name={ZONE_TYPE_ICONS[type]} className="icon-lg" />
            </span>
            <b className="self-end leading-tight font-bold">{label}</b>
            <span className="self-start text-xs text-ink-2">{WHAT_BELONGS[type]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
