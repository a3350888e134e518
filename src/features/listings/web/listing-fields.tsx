import { type ReactNode, type Ref, useState } from 'react';
import { SelectField } from '../../../platform/web/ui/select-field.tsx';
import { TextField } from '../../../platform/web/ui/text-field.tsx';
import { BuyerQuestions, CategoryGuess } from '../../listing-drafts/web/listing-drafts.ts';
import { PhotoField } from '../../photos/web/photos.ts';
import { LISTING_LIMITS } from '../contract/listing-limits.ts';
import { CATEGORIES } from '../contract/taxonomy.ts';
import {
  chipMarkOf,
  ConditionField,
  DescriptionField,
  FormFailure,
  ListingTagsField,
  markOf,
  PriceField,
  PriceHelp,
  TitleField,
} from './draft-fields.tsx';
import type { ListingForm } from './listing-form.ts';
import { PickupHoursField } from './place/pickup-hours-field.tsx';
import { PositionField } from './place/position-field.tsx';
import type { ListingFormState } from './use-listing-form.ts';
import { WantedSlot } from './wanted-slot.tsx';

const categories = CATEGORIES.map(({ slug, label }) => ({ value: slug, label }));

interface ListingFieldsProps {
  state: ListingFormState;
  formRef?: Ref<HTMLFormElement>;
  /** The listing that is being edited. */
  listingId?: string;
  /** The submit button and what is beside it. */
  children: ReactNode;
}

/** The fields of a listing. */
export function ListingFields({ state, formRef, listingId, children }: ListingFieldsProps) {
  const { form, errors, photos, notes, change, submit } = state;
  return (
    <form
      ref={formRef}
      // Outlined while files are dragged over the page.
      className="relative grid gap-7 data-photo-drop:after:pointer-events-none data-photo-drop:after:absolute data-photo-drop:after:-inset-3 data-photo-drop:after:z-(--z-raised) data-photo-drop:after:rounded-bubble data-photo-drop:after:border-2 data-photo-drop:after:border-dashed data-photo-drop:after:border-focus data-photo-drop:after:bg-focus/7"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <FormFailure state={state} />
      <PhotoField {...photos.field} />
      <TitleField state={state} />
      <DescriptionField state={state} />
      <div className="grid gap-7 sm:grid-cols-2 sm:gap-4">
        <PriceField state={state} />
        <CategoryField state={state} />
      </div>
      <PriceHelp state={state} listingId={listingId} />
      <ConditionField state={state} />
      <BuyerQuestions questions={notes.questions} answers={notes.answers} onAnswer={state.answer} />
      <ListingTagsField state={state} />
      <TextField
        label="Area"
        name="area"
        optional
        placeholder="e.g. Sellwood"
        hint="A neighborhood is enough. Never your address."
        maxLength={LISTING_LIMITS.area}
        value={form.area}
        error={errors.area}
        onChange={(event) => change('area', event.target.value)}
      />
      <PositionField value={form.position} onChange={(position) => change('position', position)} />
      <PickupHoursField
        value={form.pickupHours}
        error={errors.pickupHours}
        onChange={(hours) => change('pickupHours', hours)}
      />
      {listingId === undefined && <WantedSlot listing={form} />}
      <div className="mt-1 flex flex-col gap-3 md:flex-row md:items-center md:gap-5">{children}</div>
    </form>
  );
}

/** A choice from the list, or of the two likeliest while it is a guess. */
function CategoryField({ state }: { state: ListingFormState }) {
  const { form, filled, errors, notes, change, choose } = state;
  const [all, setAll] = useState(false);
  if (notes.candidates.length > 1 && !all)
    return (
      <CategoryGuess
        candidates={notes.candidates}
        value={form.category}
        guessed={notes.marks.category === 'guess'}
        mark={chipMarkOf(state, 'category', 'Category')}
        error={errors.category}
        onChoose={(category) => choose('category', category)}
        onOthers={() => setAll(true)}
      />
    );
  return (
    <SelectField
      label="Category"
      name="category"
      placeholder="Choose one"
      options={categories}
      value={form.category}
      error={errors.category}
      filled={filled.includes('category')}
      mark={markOf(state, 'category', 'Category')}
      onChange={(event) => change('category', event.target.value as ListingForm['category'])}
    />
  );
}
