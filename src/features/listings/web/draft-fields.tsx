import { ChipRadioGroup } from '../../../platform/web/ui/chip-radio-group.tsx';
import { ErrorSummary } from '../../../platform/web/ui/error-summary.tsx';
import { MoneyField } from '../../../platform/web/ui/money-field.tsx';
import { TagsField } from '../../../platform/web/ui/tags-field.tsx';
import { TextAreaField } from '../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../platform/web/ui/text-field.tsx';
import { parsePrice, typedDollars } from '../../../shared/money.ts';
import { FieldMark, type MarkedField } from '../../listing-drafts/web/listing-drafts.ts';
import { LISTING_LIMITS } from '../contract/listing-limits.ts';
import { CONDITIONS } from '../contract/taxonomy.ts';
import { usePriceHelpPanel } from './price-help-context.ts';
import type { ListingFormState } from './use-listing-form.ts';

/** The fields that a draft can fill in, each with the mark that says where its value came from. */

const conditions = CONDITIONS.map(({ slug, label }) => ({ value: slug, label }));

interface DraftFieldProps {
  state: ListingFormState;
}

/** The mark of a field; undefined once its seller has edited it. */
export function markOf(state: ListingFormState, field: MarkedField, label: string) {
  const mark = state.notes.marks[field];
  return mark && <FieldMark mark={mark} field={label} onKeep={() => state.keep(field)} />;
}

/** The mark of a field of chips, where pressing the chip keeps the guess. */
export function chipMarkOf({ notes }: ListingFormState, field: MarkedField, label: string) {
  const mark = notes.marks[field];
  return mark && <FieldMark mark={mark} field={label} />;
}

/** What is missing or wrong, above the fields. */
export function FormFailure({ state: { failure, errors } }: DraftFieldProps) {
  return (
    failure && (
      <ErrorSummary
        title={failure.title}
        text={failure.detail}
        errors={Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message: message ?? '' }))}
        attempt={failure.attempt}
      />
    )
  );
}

export function TitleField({ state }: DraftFieldProps) {
  const { form, filled, errors, change } = state;
  return (
    <TextField
      label="Title"
      name="title"
      placeholder="What are you letting go of?"
      maxLength={LISTING_LIMITS.title}
      value={form.title}
      error={errors.title}
      filled={filled.includes('title')}
      mark={markOf(state, 'title', 'Title')}
      onChange={(event) => change('title', event.target.value)}
    />
  );
}

export function DescriptionField({ state, rows }: DraftFieldProps & { rows?: number }) {
  const { form, filled, errors, change } = state;
  return (
    <TextAreaField
      label="Description"
      name="description"
      placeholder="Age, size, scratches, why you're selling it"
      rows={rows}
      maxLength={LISTING_LIMITS.description}
      value={form.description}
      error={errors.description}
      filled={filled.includes('description')}
      mark={markOf(state, 'description', 'Description')}
      onChange={(event) => change('description', event.target.value)}
    />
  );
}

export function PriceField({ state }: DraftFieldProps) {
  const { form, filled, errors, change } = state;
  return (
    <MoneyField
      label="Price"
      name="price"
      value={form.price}
      error={errors.price}
      filled={filled.includes('price')}
      mark={markOf(state, 'price', 'Price')}
      onChange={(event) => change('price', event.target.value)}
    />
  );
}

/** What similar items were sold for, where the page has that. */
export function PriceHelp({ state, listingId }: DraftFieldProps & { listingId?: string }) {
  const { form, change } = state;
  const priceHelp = usePriceHelpPanel();
  const price = parsePrice(form.price);
  return priceHelp?.({
    title: form.title,
    category: form.category,
    condition: form.condition,
    except: listingId,
    priceCents: 'cents' in price ? price.cents : null,
    onUse: (cents) => change('price', typedDollars(cents)),
  });
}

export function ConditionField({ state }: DraftFieldProps) {
  const { form, errors, notes, choose } = state;
  const guessed = notes.marks.condition === 'guess';
  return (
    <ChipRadioGroup
      legend="Condition"
      name="condition"
      options={conditions}
      // In one row, where a phone is wide enough.
      rowClassName="max-md:gap-1.5 max-md:*:flex-auto max-md:*:justify-center max-md:*:px-2 max-md:*:text-sm"
      value={form.condition === '' ? null : form.condition}
      error={errors.condition}
      guessed={guessed}
      mark={chipMarkOf(state, 'condition', 'Condition')}
      hint={guessed ? 'Tap it to keep it, or pick another.' : undefined}
      onChange={(value) => choose('condition', value)}
    />
  );
}

export function ListingTagsField({ state }: DraftFieldProps) {
  const { form, filled, errors, change } = state;
  return (
    <TagsField
      label="Tags"
      name="tags"
      max={LISTING_LIMITS.tags}
      maxLength={LISTING_LIMITS.tagLength}
      value={form.tags}
      error={errors.tags}
      filled={filled.includes('tags')}
      mark={markOf(state, 'tags', 'Tags')}
      onChange={(tags) => change('tags', tags)}
    />
  );
}
