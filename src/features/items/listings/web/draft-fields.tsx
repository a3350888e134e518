import type { ReactNode } from 'react';
import { useSlot } from '../../../../platform/web/page/slot.tsx';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { MoneyField } from '../../../../platform/web/ui/money-field.tsx';
import { SelectField } from '../../../../platform/web/ui/select-field.tsx';
import { TagsField } from '../../../../platform/web/ui/tags-field.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { dollarsForInput, parsePrice } from '../../../../shared/money.ts';
import {
  type CategorySlug,
  CONDITIONS,
  categoryLabel,
  shownCategories,
} from '../../../../shared/taxonomy.ts';
import { FieldMark, type MarkedField } from '../../../selling/listing-drafts/web/listing-drafts.ts';
import type { ListingForm } from './listing-form.ts';
import { priceHelpSlot } from './price-help-slot.ts';
import type { ListingFormState } from './use-listing-form.ts';

/** The fields that a draft can fill in, each with the mark that says where its value came from. */

const conditions = CONDITIONS.map(({ slug, label }) => ({ value: slug, label }));

interface DraftFieldProps {
  state: ListingFormState;
}

/** The mark of a field, and how a suggestion looks; nothing once its seller has edited it. */
function lookOf({ notes, filled }: ListingFormState, field: MarkedField, short?: boolean) {
  const mark = notes.marks[field];
  return {
    mark: mark && <FieldMark mark={mark} short={short} />,
    guessed: mark === 'guess',
    filled: filled.includes(field),
  };
}

export function TitleField({ state }: DraftFieldProps) {
  const { form, errorOf, change } = state;
  return (
    <TextField
      label="Title"
      name="title"
      placeholder="What is it?"
      maxLength={LISTING_LIMITS.title}
      value={form.title}
      error={errorOf('title')}
      onChange={(event) => change('title', event.target.value)}
      {...lookOf(state, 'title')}
    />
  );
}

export function DescriptionField({ state, rows }: DraftFieldProps & { rows?: number }) {
  const { form, errorOf, change } = state;
  return (
    <TextAreaField
      label="Description"
      name="description"
      placeholder="Age, size, scratches, why you're selling it"
      rows={rows}
      maxLength={LISTING_LIMITS.description}
      value={form.description}
      error={errorOf('description')}
      onChange={(event) => change('description', event.target.value)}
      {...lookOf(state, 'description')}
    />
  );
}

/** The price, with typical ones beside it where the page has that. */
export function PriceField({ state, listingId }: DraftFieldProps & { listingId?: string }) {
  const { form, errorOf, change } = state;
  const priceHelp = useSlot(priceHelpSlot);
  const price = parsePrice(form.price);
  const around = (control: ReactNode) =>
    priceHelp?.({
      title: form.title,
      category: form.category,
      condition: form.condition,
      except: listingId,
      priceCents: 'cents' in price ? price.cents : null,
      onUse: (cents) => change('price', dollarsForInput(cents)),
      children: control,
    }) ?? control;
  return (
    <MoneyField
      label="Price"
      name="price"
      placeholder="0"
      value={form.price}
      error={errorOf('price')}
      around={around}
      onChange={(event) => change('price', event.target.value)}
      {...lookOf(state, 'price')}
    />
  );
}

export function ConditionField({ state }: DraftFieldProps) {
  const { form, errorOf, choose } = state;
  const { mark, guessed } = lookOf(state, 'condition');
  return (
    <ChipRadioGroup
      legend="Condition"
      name="condition"
      options={conditions}
      // In one row, where a phone is wide enough.
      rowClassName="max-md:gap-1.5 max-md:[&>.chip]:flex-auto max-md:[&>.chip]:justify-center max-md:[&>.chip]:px-2 max-md:[&>.chip]:text-sm"
      value={form.condition === '' ? null : form.condition}
      error={errorOf('condition')}
      guessed={guessed}
      mark={mark}
      onChange={(value) => choose('condition', value)}
    />
  );
}

const MORE = 'more';

interface CategoryFieldProps extends DraftFieldProps {
  /** Those to choose from; all, if absent. What is chosen already is among them. */
  offered?: readonly CategorySlug[];
  /** Offers all others, too. */
  onMore?: () => void;
}

export function CategoryField({ state, offered, onMore }: CategoryFieldProps) {
  const { form, errorOf, choose } = state;
  const slugs = offered ?? shownCategories().map(({ slug }) => slug);
  const isOutside = form.category !== '' && !slugs.includes(form.category);
  const listed = isOutside ? [form.category, ...slugs] : slugs;
  const options = listed.map((slug) => ({ value: slug, label: categoryLabel(slug) }));
  return (
    <SelectField
      label="Category"
      name="category"
      placeholder="Choose one"
      options={onMore ? [...options, { value: MORE, label: 'More categories' }] : options}
      value={form.category}
      error={errorOf('category')}
      onChange={({ target }) =>
        target.value === MORE ? onMore?.() : choose('category', target.value as ListingForm['category'])
      }
      {...lookOf(state, 'category', true)}
    />
  );
}

export function PlaceField({ state }: DraftFieldProps) {
  const { form, errorOf, change } = state;
  return (
    <TextField
      label="Place"
      name="area"
      placeholder="Neighborhood"
      maxLength={LISTING_LIMITS.area}
      value={form.area}
      error={errorOf('area')}
      icon={<Icon name="map-pin" className="icon" />}
      onChange={(event) => change('area', event.target.value)}
    />
  );
}

export function ListingTagsField({ state }: DraftFieldProps) {
  const { form, errorOf, change } = state;
  const { mark, filled } = lookOf(state, 'tags');
  return (
    <TagsField
      label="Tags"
      name="tags"
      max={LISTING_LIMITS.tags}
      maxLength={LISTING_LIMITS.tagLength}
      value={form.tags}
      error={errorOf('tags')}
      filled={filled}
      mark={mark}
      onChange={(tags) => change('tags', tags)}
    />
  );
}
