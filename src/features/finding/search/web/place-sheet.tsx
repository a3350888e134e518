import { useId, useRef, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { invalidFields } from '../../../../platform/web/form/submission.ts';
import { useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Sheet } from '../../../../platform/web/ui/sheet.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { RADIUSES, type Radius, useLocate, type ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { BrowseFilters } from './browse-query.ts';

interface PlaceProps {
  filters: BrowseFilters;
  place: ViewerPlace | null;
  onPlace: (place: ViewerPlace | null, filters: BrowseFilters) => void;
}

/**
 * Default radius around a newly chosen location, in miles. Without a radius, the choice would have no visible effect.
 */
const USUAL_RADIUS = 10;

const radiusOptions = [
  ...RADIUSES.map((miles) => ({ value: String(miles), label: `${miles} mi` })),
  { value: 'any', label: 'Any' },
];

const NO_PLACE = 'Type the name of an area, or use your location.';

/** A form for the location (an area name or the visitor's position) and the radius. */
export default function PlaceSheet({
  open,
  onClose,
  ...rest
}: PlaceProps & { open: boolean; onClose: () => void }) {
  const id = useId();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Where to look"
      footer={
        <>
          {rest.place && (
            <Button
              variant="soft"
              onClick={() => {
                rest.onPlace(null, withoutPlace(rest.filters));
                onClose();
              }}
            >
              Look anywhere
            </Button>
          )}
          <Button type="submit" form={id} block>
            Show listings
          </Button>
        </>
      }
    >
      <PlaceForm id={id} {...rest} onDone={onClose} />
    </Sheet>
  );
}

/** Removes filters that need a location. */
const withoutPlace = (filters: BrowseFilters): BrowseFilters => ({
  ...filters,
  sort: filters.sort === 'nearest' ? null : filters.sort,
  within: null,
});

function PlaceForm({ id, filters, place, onPlace, onDone }: PlaceProps & { id: string; onDone: () => void }) {
  const [chosen, setChosen] = useState(place);
  const [text, setText] = useState(place?.name ?? '');
  const [within, setWithin] = useState<Radius | null>(
    place ? filters.within : (filters.within ?? USUAL_RADIUS),
  );
  const [areas, setAreas] = useState<string[]>([]);
  const newest = useRef('');
  const { form, errorOf, clearErrors } = useSubmission(
    async () => {
      const typed = text.trim();
      const from = typed === '' || typed === chosen?.name ? ownPosition(typed, chosen) : await areaOf(typed);
      if (typeof from === 'string') return invalidFields({ area: from });
      onPlace(from, { ...filters, within });
      onDone();
      return null;
    },
    { isInline: true },
  );
  const { locating, ask } = useLocate((position) => {
    setChosen({ name: '', position });
    setText('');
    clearErrors('area');
  });

  async function suggest(typed: string) {
    setText(typed);
    newest.current = typed;
    if (typed.trim().length < 2) return;
    const suggested = await areasLike(typed);
    // Responses may arrive out of order. Only the newest request counts.
    if (newest.current === typed && suggested) setAreas(suggested.map(({ name }) => name));
  }

  const isHere = chosen !== null && chosen.name === '' && text.trim() === '';
  return (
    <form {...form} id={id} className="grid gap-5">
      <div className="grid gap-3">
        <TextField
          label="Near"
          name="area"
          id={`${id}-area`}
          placeholder="e.g. Sellwood"
          maxLength={80}
          autoComplete="off"
          list={`${id}-areas`}
          error={errorOf('area')}
          value={text}
          onChange={(event) => void suggest(event.target.value)}
        />
        <datalist id={`${id}-areas`}>
          {areas.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Button variant="line" busy={locating} busyLabel="Locating..." onClick={ask}>
          <Icon name="locate-fixed" />
          Use my location
        </Button>
        {isHere && (
          <p className="flex items-center gap-2 text-md text-ink-2" role="status">
            <Icon name="check" className="icon-sm" />
            Near you, to about a mile
          </p>
        )}
      </div>
      <ChipRadioGroup
        legend="Within"
        name={`${id}-within`}
        options={radiusOptions}
        value={within === null ? 'any' : String(within)}
        onChange={(value) => setWithin(RADIUSES.find((miles) => String(miles) === value) ?? null)}
      />
    </form>
  );
}

/** Returns the previously chosen position if nothing was typed, else an error text. */
const ownPosition = (typed: string, chosen: ViewerPlace | null): ViewerPlace | string =>
  chosen !== null && chosen.name === typed ? chosen : NO_PLACE;

/** Returns the area with a name, or an error text. */
async function areaOf(typed: string): Promise<ViewerPlace | string> {
  const areas = await areasLike(typed);
  if (areas === null) return 'Could not look it up. Please try again.';
  const area = areas.find(({ name }) => name.toLowerCase() === typed.toLowerCase()) ?? areas[0];
  if (area === undefined) return 'No seller uses that name yet. Try a nearby area.';
  const { name, latitude, longitude } = area;
  return { name, position: { latitude, longitude } };
}

/** Returns null if the request failed. */
async function areasLike(text: string) {
  const outcome = await outcomeOf(api.GET('/api/areas', { params: { query: { q: text.trim() } } }));
  return outcome.ok ? outcome.data.areas : null;
}
