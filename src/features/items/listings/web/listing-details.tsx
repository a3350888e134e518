import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Field } from '../../../../platform/web/ui/field.tsx';
import { FieldError } from '../../../../platform/web/ui/field-error.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { Position } from '../../../../shared/position.ts';
import { BuyerQuestions } from '../../../selling/listing-drafts/web/listing-drafts.ts';
import { type PickupHours, WEEKDAYS } from '../contract/pickup-hours.ts';
import { detailsText } from './details-text.ts';
import { DescriptionField, ListingTagsField } from './draft-fields.tsx';
import { useLocate } from './place/use-locate.ts';
import type { ListingFormState } from './use-listing-form.ts';
import { WantedSlot } from './wanted-slot.tsx';

const FIELDS = ['description', 'tags', 'pickupHours'];

interface ListingDetailsProps {
  state: ListingFormState;
  /** It is not posted yet. */
  isNew: boolean;
  folded: boolean;
  /** More that belongs here, and how the folded row names it. */
  extra?: { first: ReactNode; summary: string };
}

/** What a listing can say beside its required fields. A field with an error unfolds it. */
export function ListingDetails({ state, isNew, folded, extra }: ListingDetailsProps) {
  const { form, errorOf, notes, change } = state;
  const [isOpened, setOpened] = useState(!folded);
  const id = useId();
  const hasError = FIELDS.some((field) => errorOf(field) !== undefined);
  if (hasError && !isOpened) setOpened(true);
  return (
    <div className="grid grid-cols-1 gap-4">
      <button
        type="button"
        className={clsx(
          'flex min-h-13 w-full items-center gap-3 rounded-tile text-start',
          isOpened ? 'bg-transparent' : 'bg-surface-2 ps-4 pe-3.5 hover:bg-surface-3',
        )}
        aria-expanded={isOpened}
        aria-controls={id}
        onClick={() => setOpened(!isOpened)}
      >
        <b className="text-md font-[650]">Details</b>
        <span className="min-w-0 flex-1 truncate text-xs text-ink-2">
          {isOpened ? 'Only the description is required' : detailsText(form, extra?.summary)}
        </span>
        <Icon name="chevron-down" className={clsx('icon-sm text-ink-2', isOpened && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpened} className="grid-cols-1 gap-5 not-[[hidden]]:grid">
        {isOpened && (
          <>
            {extra?.first}
            <DescriptionField state={state} />
            <ListingTagsField state={state} />
            <BuyerQuestions questions={notes.questions} answers={notes.answers} onAnswer={state.answer} />
            <PositionField value={form.position} onChange={(position) => change('position', position)} />
            <PickupHoursField
              value={form.pickupHours}
              error={errorOf('pickupHours')}
              onChange={(hours) => change('pickupHours', hours)}
            />
            {isNew && <WantedSlot listing={form} />}
          </>
        )}
      </div>
    </div>
  );
}

interface PositionFieldProps {
  value: Position | null;
  onChange: (position: Position | null) => void;
}

/** Lets a seller add the position of the item, so that people nearby find it. */
function PositionField({ value, onChange }: PositionFieldProps) {
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

interface PickupHoursFieldProps {
  value: PickupHours | null;
  error?: string;
  onChange: (hours: PickupHours | null) => void;
}

/** Where the times begin once a day was chosen. */
const USUAL = { from: '09:00', to: '17:00' } as const;

/** When an item can be picked up; without a day, at any time. */
function PickupHoursField({ value, error, onChange }: PickupHoursFieldProps) {
  const days = value?.days ?? [];
  const toggle = (day: number) => {
    const chosen = days.includes(day)
      ? days.filter((other) => other !== day)
      : [...days, day].sort((a, b) => a - b);
    onChange(chosen.length === 0 ? null : { ...(value ?? USUAL), days: chosen });
  };
  return (
    <fieldset className="field" aria-describedby={error ? 'pickupHours-error' : 'pickup-hint'}>
      <legend>
        Pickup hours<small>optional</small>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1 sm:flex sm:gap-2">
        {WEEKDAYS.map((name, day) => (
          <label key={name} className="chip justify-center max-sm:px-0">
            <input
              type="checkbox"
              id={day === 0 ? 'pickupHours' : undefined}
              checked={days.includes(day)}
              aria-label={name}
              onChange={() => toggle(day)}
            />
            {name.slice(0, 3)}
          </label>
        ))}
      </div>
      {value && (
        <div className="grid grid-cols-2 gap-4">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? 'From' : 'To'} name={`pickup-${end}`}>
              {(control) => (
                <input
                  {...control}
                  className="control"
                  type="time"
                  required
                  value={value[end]}
                  aria-invalid={error ? true : undefined}
                  // Blank while it is being typed.
                  onChange={({ target }) => target.value && onChange({ ...value, [end]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      <p className="hint" id="pickup-hint">
        {value ? 'The same on each of these days.' : 'Choose days, or leave it open: any time.'}
      </p>
      <FieldError id="pickupHours-error" message={error} />
    </fieldset>
  );
}
