import type { ReactNode } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { CheckboxLine } from '../../../../../platform/web/ui/checkbox.tsx';
import { Field } from '../../../../../platform/web/ui/field.tsx';
import { FormProblem } from '../../../../../platform/web/ui/form-problem.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import type { Position } from '../../../../../shared/position.ts';
import { useLocate } from '../../../../items/listings/web/listings.ts';
import type { DiscussionReaders, ZoneType } from '../../contract/zone.ts';
import { ZONE_LIMITS, ZONE_TYPES } from '../../contract/zone-limits.ts';
import { ZONE_TYPE_ICONS } from '../zone-types.tsx';
import { PictureField } from './picture-field.tsx';
import { RulesField } from './rules-field.tsx';
import type { ZoneFormState } from './use-zone-form.ts';
import { ZonePreview, type ZonePreviewProps } from './zone-preview.tsx';

interface ZoneFieldsProps extends Pick<ZonePreviewProps, 'hint' | 'counts'> {
  state: ZoneFormState;
  /** Accessible name of the form. */
  label: string;
  submitLabel: string;
  busyLabel: string;
  /** The controls beside the submit button. */
  children: ReactNode;
}

/** The form of a zone beside its preview, for creating and editing. */
export function ZoneFields({ state, label, submitLabel, busyLabel, children, ...preview }: ZoneFieldsProps) {
  const { form, change, submission, picture, uploading } = state;
  const { problem, attempt, errorOf } = submission;
  return (
    <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-16">
      <form {...submission.form} className="grid min-w-0 gap-7" aria-label={label}>
        <FormProblem problem={problem} attempt={attempt} idPrefix="" />
        <TextField
          label="Title"
          name="title"
          maxLength={ZONE_LIMITS.title}
          autoComplete="off"
          placeholder="e.g. Maple & 4th"
          counter={`${form.title.length} / ${ZONE_LIMITS.title}`}
          value={form.title}
          error={errorOf('title')}
          onChange={(event) => change('title', event.target.value)}
        />
        <TextAreaField
          label="Description"
          name="description"
          rows={3}
          maxLength={ZONE_LIMITS.description}
          placeholder="Who it is for, and how you swap"
          counter={`${form.description.length} / ${ZONE_LIMITS.description}`}
          value={form.description}
          error={errorOf('description')}
          onChange={(event) => change('description', event.target.value)}
        />
        <TypeField value={form.type} onChange={(type) => change('type', type)} />
        <AreaField
          area={form.area}
          position={form.position}
          onArea={(area) => change('area', area)}
          onPosition={(position) => change('position', position)}
          error={errorOf('area')}
        />
        <RulesField
          value={form.rules}
          onChange={(rules) => change('rules', rules)}
          error={errorOf('rules')}
        />
        <ReadersField value={form.discussion} onChange={(readers) => change('discussion', readers)} />
        <PictureField
          {...picture}
          imageUrl={form.imageUrl}
          onImageUrl={(imageUrl) => change('imageUrl', imageUrl)}
          error={errorOf('imageUrl')}
        />
        <div className="flex flex-wrap items-center gap-3.5 max-md:flex-col max-md:items-stretch">
          <Button
            type="submit"
            size="lg"
            className="md:min-w-55"
            busy={submission.busy}
            busyLabel={uploading ? 'Waiting for the picture...' : busyLabel}
          >
            {submitLabel}
          </Button>
          {children}
        </div>
      </form>
      <ZonePreview form={form} picture={picture.upload?.preview ?? ''} {...preview} />
    </div>
  );
}

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
function TypeField({ value: chosen, onChange }: TypeFieldProps) {
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

interface AreaFieldProps {
  area: string;
  position: Position | null;
  onArea: (area: string) => void;
  onPosition: (position: Position | null) => void;
  error: string | null | undefined;
}

/** Asks for the area of a zone: a typed name, and a rough position if the browser provides one. */
function AreaField({ area, position, onArea, onPosition, error }: AreaFieldProps) {
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

interface ReadersFieldProps {
  value: DiscussionReaders;
  onChange: (readers: DiscussionReaders) => void;
}

/** Chooses who can read the discussion of a zone. */
function ReadersField({ value, onChange }: ReadersFieldProps) {
  return (
    <fieldset className="field">
      <legend>Discussion</legend>
      <CheckboxLine
        label="Only members can read the discussion"
        hint="Visitors see no posts and no replies. Once a member has posted, it stays members only."
        checked={value === 'members'}
        onChange={(event) => onChange(event.target.checked ? 'members' : 'everyone')}
      />
    </fieldset>
  );
}
