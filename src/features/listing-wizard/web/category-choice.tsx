import { useState } from 'react';
import { ChipRadioGroup } from '../../../platform/web/ui/chip-radio-group.tsx';
import { CategoryGuess } from '../../listing-drafts/web/listing-drafts.ts';
import { categoryLabel } from '../../listings/contract/taxonomy.ts';
import { chipMarkOf } from '../../listings/web/listings.ts';
import type { Wizard } from './use-wizard.ts';
import { WIZARD_CATEGORIES } from './wizard-form.ts';

/**
 * The two likeliest categories while it is a guess, else the four of the wizard. An answer outside of the four
 * stands before them as it is; all others are in the full form, which takes the draft along.
 */
export function CategoryChoice({ wizard: { state, continueInForm } }: { wizard: Wizard }) {
  const [open, setOpen] = useState(false);
  const { form, errors, notes, choose } = state;
  const guessed = notes.marks.category === 'guess';
  const mark = chipMarkOf(state, 'category', 'Category');
  if (notes.candidates.length > 1 && !open)
    return (
      <CategoryGuess
        candidates={notes.candidates}
        value={form.category}
        guessed={guessed}
        mark={mark}
        error={errors.category}
        onChoose={(category) => choose('category', category)}
        onOthers={() => setOpen(true)}
      />
    );
  const isOutside = form.category !== '' && !WIZARD_CATEGORIES.includes(form.category);
  const offered =
    isOutside && form.category !== '' ? [form.category, ...WIZARD_CATEGORIES] : WIZARD_CATEGORIES;
  return (
    <ChipRadioGroup
      legend="Category"
      name="category"
      options={offered.map((slug) => ({ value: slug, label: categoryLabel(slug) }))}
      value={form.category === '' ? null : form.category}
      guessed={guessed}
      mark={mark}
      hint={guessed ? 'Tap it to keep it, or pick another.' : undefined}
      error={errors.category}
      onChange={(category) => choose('category', category)}
      more={
        <button
          type="button"
          className="min-h-11 px-1 font-semibold underline underline-offset-4"
          onClick={continueInForm}
        >
          More categories
        </button>
      }
    />
  );
}
