import { type ReactNode, type Ref, useState } from 'react';
import { ChipRadioGroup } from '../../../platform/web/ui/chip-radio-group.tsx';
import { ErrorSummary } from '../../../platform/web/ui/error-summary.tsx';
import { MoneyField } from '../../../platform/web/ui/money-field.tsx';
import { SelectField } from '../../../platform/web/ui/select-field.tsx';
import { TagsField } from '../../../platform/web/ui/tags-field.tsx';
import { TextAreaField } from '../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../platform/web/ui/text-field.tsx';
import { parsePrice, typedDollars } from '../../../shared/money.ts';
import {
  BuyerQuestions,
  CategoryGuess,
  FieldMark,
  type MarkedField,
} from '../../listing-drafts/web/listing-drafts.ts';
import { PhotoField } from '../../photos/web/photos.ts';
import { LISTING_LIMITS } from '../contract/listing-limits.ts';
import { CATEGORIES, CONDITIONS } from '../contract/taxonomy.ts';
import type { ListingForm } from './listing-form.ts';
import { usePriceHelpPanel } from './price-help-context.ts';
import { PositionField } from './place/position-field.tsx';
import type { ListingFormState } from './use-listing-form.ts';

const categories = CATEGORIES.map(({ slug, label }) => ({ value: slug, label }));
const conditions = CONDITIONS.map(({ slug, label }) => ({ value: slug, label }));

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
  const { form, filled, errors, failure, photos, notes, change, choose, submit } = state;
  const { marks, candidates } = notes;
  const price = parsePrice(form.price);
  const priceHelp = usePriceHelpPanel();
  const [allCategories, setAllCategories] = useState(false);
  const mark = (field: MarkedField, label: string, hasChips = false) =>
    marks[field] && (
      <FieldMark mark={marks[field]} field={label} onKeep={hasChips ? undefined : () => state.keep(field)} />
    );
  return (
    <form
      ref={formRef}
      // Outlined while files are dragged over the page.
      className="relative grid gap-7 data-photo-drop:after:pointer-events-none data-photo-drop:after:absolute data-photo-drop:after:-inset-3 data-photo-drop:after:z-(--z-raised) data-photo-drop:after:rounded-bubble data-photo-drop:after:border-2 data-photo-drop:after:border-dashed data-photo-drop:after:border-focus data-photo-drop:after:bg-focus/7"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {failure && (
        <ErrorSummary
          title={failure.title}
          text={failure.detail}
          errors={Object.entries(errors).map(([fieldId, message]) => ({
            fieldId,
            message: message ?? '',
          }))}
          attempt={failure.attempt}
        />
      )}
      <PhotoField {...photos.field} />
      <TextField
        label="Title"
        name="title"
        placeholder="What are you letting go of?"
        maxLength={LISTING_LIMITS.title}
        value={form.title}
        error={errors.title}
        filled={filled.includes('title')}
        mark={mark('title', 'Title')}
        onChange={(event) => change('title', event.target.value)}
      />
      <TextAreaField
        label="Description"
        name="description"
        placeholder="Age, size, scratches, why you're selling it"
        maxLength={LISTING_LIMITS.description}
        value={form.description}
        error={errors.description}
        filled={filled.includes('description')}
        mark={mark('description', 'Description')}
        onChange={(event) => change('description', event.target.value)}
      />
      <div className="grid gap-7 sm:grid-cols-2 sm:gap-4">
        <MoneyField
          label="Price"
          name="price"
          value={form.price}
          error={errors.price}
          filled={filled.includes('price')}
          mark={mark('price', 'Price')}
          onChange={(event) => change('price', event.target.value)}
        />
        {candidates.length > 1 && !allCategories ? (
          <CategoryGuess
            candidates={candidates}
            value={form.category}
            guessed={marks.category === 'guess'}
            mark={mark('category', 'Category', true)}
            error={errors.category}
            onChoose={(category) => choose('category', category)}
            onOthers={() => setAllCategories(true)}
          />
        ) : (
          <SelectField
            label="Category"
            name="category"
            placeholder="Choose one"
            options={categories}
            value={form.category}
            error={errors.category}
            filled={filled.includes('category')}
            mark={mark('category', 'Category')}
            onChange={(event) => change('category', event.target.value as ListingForm['category'])}
          />
        )}
      </div>
      {priceHelp?.({
        title: form.title,
        category: form.category,
        condition: form.condition,
        except: listingId,
        priceCents: 'cents' in price ? price.cents : null,
        onUse: (cents) => change('price', typedDollars(cents)),
      })}
      <ChipRadioGroup
        legend="Condition"
        name="condition"
        options={conditions}
        value={form.condition === '' ? null : form.condition}
        error={errors.condition}
        guessed={marks.condition === 'guess'}
        mark={mark('condition', 'Condition', true)}
        hint={marks.condition === 'guess' ? 'Tap it to keep it, or pick another.' : undefined}
        onChange={(value) => choose('condition', value)}
      />
      <BuyerQuestions questions={notes.questions} answers={notes.answers} onAnswer={state.answer} />
      <TagsField
        label="Tags"
        name="tags"
        max={LISTING_LIMITS.tags}
        maxLength={LISTING_LIMITS.tagLength}
        value={form.tags}
        error={errors.tags}
        filled={filled.includes('tags')}
        mark={mark('tags', 'Tags')}
        onChange={(tags) => change('tags', tags)}
      />
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
      <div className="mt-1 flex flex-col gap-3 md:flex-row md:items-center md:gap-5">{children}</div>
    </form>
  );
}
