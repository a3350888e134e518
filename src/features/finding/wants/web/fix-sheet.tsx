import { type FormEvent, useId, useState } from 'react';
import { invalidFields } from '../../../../platform/web/form/submission.ts';
import { useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Chip } from '../../../../platform/web/ui/chip.tsx';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { MoneyField } from '../../../../platform/web/ui/money-field.tsx';
import { Sheet } from '../../../../platform/web/ui/sheet.tsx';
import { addTags } from '../../../../platform/web/ui/tag-rule.ts';
import { TagsField } from '../../../../platform/web/ui/tags-field.tsx';
import { dollarsForInput } from '../../../../shared/money.ts';
import { CONDITIONS, shownCategories } from '../../../../shared/taxonomy.ts';
import type { WantCriteria } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import { typedPrices } from './typed-prices.ts';

export type FixedField = 'terms' | 'excluded' | 'price' | 'conditions' | 'category';

const TITLES: Record<FixedField, string> = {
  terms: 'What you want',
  excluded: 'Not with these words',
  price: 'Price',
  conditions: 'Condition',
  category: 'Category',
};

interface FixSheetProps {
  /** The field being edited; null while the sheet is closed. */
  field: FixedField | null;
  criteria: WantCriteria;
  onClose: () => void;
  onFix: (criteria: WantCriteria) => void;
}

/** A sheet with the form of one field. */
export function FixSheet({ field, criteria, onClose, onFix }: FixSheetProps) {
  const id = useId();
  return (
    <Sheet
      open={field !== null}
      onClose={onClose}
      title={field === null ? '' : TITLES[field]}
      footer={
        <Button type="submit" form={id} size="lg" block>
          Show matches
        </Button>
      }
    >
      {(field === 'terms' || field === 'excluded') && (
        <WordsForm id={id} field={field} criteria={criteria} onFix={onFix} />
      )}
      {field === 'price' && <PriceForm id={id} criteria={criteria} onFix={onFix} />}
      {field === 'conditions' && <ConditionsForm id={id} criteria={criteria} onFix={onFix} />}
      {field === 'category' && <CategoryForm id={id} criteria={criteria} onFix={onFix} />}
    </Sheet>
  );
}

interface FixFormProps {
  id: string;
  criteria: WantCriteria;
  onFix: (criteria: WantCriteria) => void;
}

const WORDS = { max: WANT_LIMITS.terms, maxLength: WANT_LIMITS.term };

function WordsForm({ id, field, criteria, onFix }: FixFormProps & { field: 'terms' | 'excluded' }) {
  const [words, setWords] = useState<readonly string[]>(criteria[field]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Also use a word that was typed but not added yet.
    const unfinished = new FormData(event.currentTarget).get(`${field}-draft`);
    const all = addTags(words, typeof unfinished === 'string' ? unfinished : '', WORDS);
    onFix({ ...criteria, [field]: all });
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <TagsField
        label={field === 'terms' ? 'Words and sizes' : 'Words'}
        name={field}
        id={`${id}-words`}
        placeholder={field === 'terms' ? 'e.g. 54 cm' : 'e.g. carbon'}
        addLabel="Add"
        {...WORDS}
        value={words}
        onChange={setWords}
      />
    </form>
  );
}

function PriceForm({ id, criteria, onFix }: FixFormProps) {
  const [min, setMin] = useState(dollarsOf(criteria.minPriceCents));
  const [max, setMax] = useState(dollarsOf(criteria.maxPriceCents));
  const { form, errorOf } = useSubmission(
    () => {
      const typed = typedPrices(min, max);
      if ('errors' in typed) return invalidFields(typed.errors);
      onFix({ ...criteria, ...typed });
      return null;
    },
    { isInline: true },
  );
  const field = { optional: true, placeholder: 'Any' } as const;
  return (
    <form {...form} id={id} className="grid grid-cols-2 items-start gap-4">
      <MoneyField
        {...field}
        label="At least"
        name="min"
        id={`${id}-min`}
        value={min}
        error={errorOf('min')}
        onChange={(event) => setMin(event.target.value)}
      />
      <MoneyField
        {...field}
        label="At most"
        name="max"
        id={`${id}-max`}
        value={max}
        error={errorOf('max')}
        onChange={(event) => setMax(event.target.value)}
      />
    </form>
  );
}

const dollarsOf = (cents: number | null): string => (cents === null ? '' : dollarsForInput(cents));

function ConditionsForm({ id, criteria, onFix }: FixFormProps) {
  const [chosen, setChosen] = useState(criteria.conditions);
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onFix({ ...criteria, conditions: chosen });
      }}
    >
      <fieldset>
        <legend className="hint mb-3">Choose one or more. None means any.</legend>
        <div className="chips">
          {CONDITIONS.map(({ slug, label }) => {
            const pressed = chosen.includes(slug);
            return (
              <Chip
                key={slug}
                pressed={pressed}
                onClick={() =>
                  setChosen(pressed ? chosen.filter((other) => other !== slug) : [...chosen, slug])
                }
              >
                {label}
              </Chip>
            );
          })}
        </div>
      </fieldset>
    </form>
  );
}

const categoryOptions = () => [
  { value: 'all', label: 'All categories' },
  ...shownCategories().map(({ slug, label }) => ({ value: slug, label })),
];

function CategoryForm({ id, criteria, onFix }: FixFormProps) {
  const [category, setCategory] = useState(criteria.category);
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onFix({ ...criteria, category });
      }}
    >
      <ChipRadioGroup
        legend="Category"
        legendHidden
        name={`${id}-category`}
        options={categoryOptions()}
        value={category ?? 'all'}
        onChange={(value) => setCategory(value === 'all' ? null : value)}
      />
    </form>
  );
}
