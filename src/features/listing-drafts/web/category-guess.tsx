import type { ReactNode } from 'react';
import { ChipRadioGroup } from '../../../platform/web/ui/chip-radio-group.tsx';
import { type CategorySlug, categoryLabel } from '../../listings/contract/taxonomy.ts';

interface CategoryGuessProps {
  /** The likeliest first. */
  candidates: readonly CategorySlug[];
  value: CategorySlug | '';
  /** Nobody has confirmed it yet. */
  guessed: boolean;
  mark: ReactNode;
  error?: string | null;
  onChoose: (category: CategorySlug) => void;
  /** Shows all others instead. */
  onOthers: () => void;
}

/** The two likeliest categories as chips, where the words fit both; one tap keeps the guess or takes the other. */
export function CategoryGuess({
  candidates,
  value,
  guessed,
  mark,
  error,
  onChoose,
  onOthers,
}: CategoryGuessProps) {
  return (
    <ChipRadioGroup
      legend="Category"
      name="category"
      options={candidates.map((slug) => ({ value: slug, label: categoryLabel(slug) }))}
      value={value === '' ? null : value}
      guessed={guessed}
      mark={mark}
      hint={guessed ? 'Tap the one that fits better.' : undefined}
      error={error}
      onChange={onChoose}
      more={
        <button
          type="button"
          className="min-h-11 px-1 font-semibold underline underline-offset-4"
          onClick={onOthers}
        >
          Other categories
        </button>
      }
    />
  );
}
