import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { asksYesOrNo } from '../../../listing-drafts/contract/buyer-questions.ts';
import { FieldMark } from '../../../listing-drafts/web/listing-drafts.ts';
import { categoryLabel, CONDITIONS } from '../../../listings/contract/taxonomy.ts';
import { WantedSlot } from '../../../listings/web/listings.ts';
import { type PileFields as Fields, type PileItem, withField } from './pile.ts';
import { PileChoice } from './pile-choice.tsx';
import { PilePrice } from './pile-price.tsx';
import { PileQuestion } from './pile-question.tsx';

const CONDITION_OPTIONS = CONDITIONS.map(({ slug, label }) => ({ value: slug, label }));

interface PileFieldsProps {
  item: PileItem;
  fields: Fields;
  onChange: (fields: Fields) => void;
  onEdit: () => void;
}

/** What needs a decision, and nothing else: the price, the first thing buyers ask, the condition and the category. */
export function PileFields({ item, fields, onChange, onEdit }: PileFieldsProps) {
  const { marks, title, category, condition, questions, answers } = fields;
  // A tap is quicker than typing, so questions with taps come first.
  const question = questions.find(({ id }) => hasTaps(id)) ?? questions[0];
  return (
    <section
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:gap-6"
      aria-labelledby={`title-${item.id}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 lg:justify-start">
        <h1 id={`title-${item.id}`} className="min-w-0 text-4xl wrap-anywhere lg:w-full" dir="auto">
          {title || 'No title yet'}
        </h1>
        {marks.title && <FieldMark mark={marks.title} />}
      </div>
      <PilePrice
        fields={fields}
        id={item.id}
        onPrice={(price) => onChange(withField(fields, 'price', price))}
      />
      {question && (
        <PileQuestion
          question={question}
          answer={answers[question.id] ?? ''}
          onAnswer={(answer) => onChange({ ...fields, answers: { ...answers, [question.id]: answer } })}
        />
      )}
      <PileChoice
        legend="Condition"
        name={`condition-${item.id}`}
        note={marks.condition && <FieldMark mark={marks.condition} />}
        options={CONDITION_OPTIONS}
        value={condition === '' ? null : condition}
        guessed={marks.condition === 'guess'}
        onChange={(value) => onChange(withField(fields, 'condition', value))}
      />
      <p className="flex items-center gap-2">
        <Badge size="lg">{category === '' ? 'No category' : categoryLabel(category)}</Badge>
        {marks.category && <FieldMark mark={marks.category} />}
        <button
          type="button"
          className="ms-auto min-h-11 font-semibold underline underline-offset-4"
          aria-label="Change the category"
          onClick={onEdit}
        >
          Change
        </button>
      </p>
      <WantedSlot listing={fields} />
    </section>
  );
}

const hasTaps = (id: Parameters<typeof asksYesOrNo>[0]): boolean => id === 'clothing-size' || asksYesOrNo(id);
