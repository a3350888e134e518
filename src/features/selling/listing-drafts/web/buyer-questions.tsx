import { useId } from 'react';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import {
  ANSWER_LENGTH,
  answerUnit,
  asksYesOrNo,
  type BuyerQuestion,
  type BuyerQuestionId,
  isBuyerQuestion,
  MAX_QUESTIONS,
  withAnswers,
} from '../contract/buyer-questions.ts';
import type { ListingDraft } from '../contract/listing-draft.ts';

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

interface BuyerQuestionsProps {
  questions: readonly BuyerQuestion[];
  answers: Answers;
  onAnswer: (id: BuyerQuestion['id'], answer: string) => void;
}

/** Asks the seller what buyers usually want to know and the text leaves open. Nothing is preselected. */
export function BuyerQuestions({ questions, answers, onAnswer }: BuyerQuestionsProps) {
  const title = useId();
  if (questions.length === 0) return null;
  return (
    <section className="rounded-xl bg-surface-2 px-4.5 pt-5 pb-2 md:px-6" aria-labelledby={title}>
      <h2 id={title} className="text-xl">
        Buyers will ask
      </h2>
      <p className="hint mt-1 mb-2">Optional. Answers join the description.</p>
      {questions.map(({ id, question, suggestion }) => (
        <div
          key={id}
          className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line py-2 text-md font-semibold"
        >
          {asksYesOrNo(id) ? (
            <>
              <span aria-hidden="true">{question}</span>
              <ChipRadioGroup
                legend={question}
                legendHidden
                name={`answer-${id}`}
                options={YES_NO}
                value={YES_NO.find(({ value }) => value === answers[id])?.value ?? null}
                onChange={(answer) => onAnswer(id, answer)}
                rowClassName="flex-nowrap!"
              />
            </>
          ) : (
            <>
              <label htmlFor={`answer-${id}`}>{question}</label>
              {suggestion && !answers[id] && (
                <button
                  type="button"
                  className="chip chip-sm ms-auto border-2 border-dashed border-on-lilac bg-lilac text-on-lilac"
                  onClick={() => onAnswer(id, suggestion)}
                >
                  <Icon name="sparkles" />
                  {suggestion}
                  <span className="sr-only">, use this suggestion</span>
                </button>
              )}
              <Answer id={id} value={answers[id] ?? ''} onChange={(answer) => onAnswer(id, answer)} />
            </>
          )}
        </div>
      ))}
    </section>
  );
}

interface AnswerProps {
  id: BuyerQuestion['id'];
  value: string;
  onChange: (answer: string) => void;
}

/** A text field, with the unit beside it for numbers. */
function Answer({ id, value, onChange }: AnswerProps) {
  const unit = answerUnit(id);
  return (
    <span className={unit === null ? 'control control-group w-56!' : 'control control-group w-40!'}>
      <input
        id={`answer-${id}`}
        className="font-[650]"
        inputMode={unit === null ? undefined : 'decimal'}
        dir="auto"
        maxLength={ANSWER_LENGTH}
        autoComplete="off"
        value={value}
        aria-describedby={unit === null ? undefined : `answer-${id}-unit`}
        onChange={(event) => onChange(event.target.value)}
      />
      {unit !== null && (
        <span id={`answer-${id}-unit`} className="font-medium text-ink-2">
          {unit}
        </span>
      )}
    </span>
  );
}

/** The seller's answers. Unanswered questions are absent. */
export type Answers = Partial<Record<BuyerQuestionId, string>>;

/** Returns the questions of a draft that this version of the page knows. */
export const questionsOf = ({ questions }: Pick<ListingDraft, 'questions'>): BuyerQuestion[] =>
  questions
    .flatMap((question) => (isBuyerQuestion(question.id) ? [{ ...question, id: question.id }] : []))
    .slice(0, MAX_QUESTIONS);

/** Returns the description to post: the seller's text, then the answers in the order of the questions. */
export function describe(description: string, questions: readonly BuyerQuestion[], answers: Answers): string {
  const answered = questions.flatMap(({ id }) => {
    const answer = answers[id]?.trim();
    return answer ? [{ id, answer }] : [];
  });
  return answered.length === 0 ? description : withAnswers(description, answered);
}
