import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { BuyerQuestions } from '../../../selling/listing-drafts/web/listing-drafts.ts';
import { DescriptionField, ListingTagsField } from './draft-fields.tsx';
import { detailsText } from './details-text.ts';
import { PickupHoursField } from './place/pickup-hours-field.tsx';
import { PositionField } from './place/position-field.tsx';
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
  const { form, errors, notes, change } = state;
  const [isOpened, setOpened] = useState(!folded);
  const id = useId();
  const hasError = FIELDS.some((field) => errors[field] !== undefined);
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
              error={errors.pickupHours}
              onChange={(hours) => change('pickupHours', hours)}
            />
            {isNew && <WantedSlot listing={form} />}
          </>
        )}
      </div>
    </div>
  );
}
