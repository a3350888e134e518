import { type FormEvent, useId, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { IconButton } from '../../../platform/web/ui/icon-button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { SelectField } from '../../../platform/web/ui/select-field.tsx';
import { TextField } from '../../../platform/web/ui/text-field.tsx';
import type { BrowseFilters } from './browse-query.ts';
import { RADIUSES, useLocate, type ViewerPlace } from '../../listings/web/listings.ts';

interface NearFilterProps {
  filters: BrowseFilters;
  onChange: (filters: BrowseFilters) => void;
  place: ViewerPlace | null;
  onPlace: (place: ViewerPlace | null, filters: BrowseFilters) => void;
}

/** Miles around a place that was just chosen: without a radius the choice would change nothing to see. */
const USUAL_RADIUS = 10;

const radiusOptions = [
  { value: 'any', label: 'Any distance' },
  ...RADIUSES.map((miles) => ({
    value: String(miles),
    label: `Within ${miles} ${miles === 1 ? 'mile' : 'miles'}`,
  })),
];

/** The visitor's position, and the radius around it. */
export function NearFilter({ filters, onChange, place, onPlace }: NearFilterProps) {
  const id = useId();
  if (!place) {
    return (
      <fieldset className="grid min-w-0 gap-3">
        <legend className="t-label mb-2.5 font-bold">Distance</legend>
        <ChoosePlace
          onChoose={(chosen) => onPlace(chosen, { ...filters, within: filters.within ?? USUAL_RADIUS })}
        />
      </fieldset>
    );
  }
  const forget = () => {
    const sort = filters.sort === 'nearest' ? 'newest' : filters.sort;
    onPlace(null, { ...filters, sort, within: null });
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="t-label mb-2.5 font-bold">Distance</legend>
      <p className="flex items-center gap-2 text-md text-ink-2">
        <Icon name="map-pin" className="icon-sm" />
        <span className="min-w-0 flex-1 truncate">From {place.name || 'your location'}</span>
        <IconButton label="Clear location" size="sm" onClick={forget}>
          <Icon name="x" />
        </IconButton>
      </p>
      <SelectField
        label="Radius"
        name={`${id}-within`}
        options={radiusOptions}
        value={filters.within === null ? 'any' : String(filters.within)}
        onChange={(event) =>
          onChange({
            ...filters,
            within: RADIUSES.find((miles) => String(miles) === event.target.value) ?? null,
          })
        }
      />
    </fieldset>
  );
}

/** Offers the browser's own position, or an area by its name. */
export function ChoosePlace({ onChoose }: { onChoose: (place: ViewerPlace) => void }) {
  const id = useId();
  const { locating, ask } = useLocate((position) => onChoose({ name: '', position }));
  const [areas, setAreas] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const newest = useRef('');

  async function suggest(text: string) {
    newest.current = text;
    setError(null);
    if (text.trim().length < 2) return;
    const found = await areasLike(text);
    // Answers may arrive out of order; only the one to the newest request counts.
    if (newest.current === text && found) setAreas(found.map(({ name }) => name));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('area')).trim();
    if (text === '') {
      setError('Type the name of an area, or use your location.');
      return;
    }
    const found = await areasLike(text);
    const area = found?.find(({ name }) => name.toLowerCase() === text.toLowerCase()) ?? found?.[0];
    if (area) {
      const { name, latitude, longitude } = area;
      onChoose({ name, position: { latitude, longitude } });
    } else {
      setError(
        found
          ? 'No seller uses that name yet. Try a nearby area.'
          : 'Could not look it up. Please try again.',
      );
    }
  }

  return (
    <div className="grid gap-3">
      <Button variant="line" busy={locating} busyLabel="Locating..." onClick={ask}>
        <Icon name="locate-fixed" />
        Use my location
      </Button>
      <form className="grid gap-2.5" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label="Or an area"
          name="area"
          id={`${id}-area`}
          placeholder="e.g. Sellwood"
          maxLength={80}
          autoComplete="off"
          list={`${id}-areas`}
          error={error}
          onChange={(event) => void suggest(event.target.value)}
        />
        <datalist id={`${id}-areas`}>
          {areas.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Button type="submit" variant="soft">
          Set area
        </Button>
      </form>
    </div>
  );
}

/** Null when the request failed. */
async function areasLike(text: string) {
  const outcome = await outcomeOf(api.GET('/api/areas', { params: { query: { q: text.trim() } } }));
  return outcome.ok ? outcome.data.areas : null;
}
