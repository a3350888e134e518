import { TextField } from '../../../../platform/web/ui/text-field.tsx';
import {
  ANSWER_LENGTH,
  answerUnit,
  asksYesOrNo,
  type BuyerQuestion,
} from '../../../listing-drafts/contract/buyer-questions.ts';
import { PileChoice } from './pile-choice.tsx';

const SIZES = ['XS', 'S', 'M', 'L', 'XL'].map((size) => ({ value: size, label: size }));
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface PileQuestionProps {
  question: BuyerQuestion;
  /** '' until there is one. */
  answer: string;
  onAnswer: (answer: string) => void;
}

/** The one thing that buyers of such an item ask first. It may stay open. */
export function PileQuestion({ question: { id, question, label }, answer, onAnswer }: PileQuestionProps) {
  const options = id === 'clothing-size' ? SIZES : asksYesOrNo(id) ? YES_NO : null;
  if (options === null) {
    const unit = answerUnit(id);
    return (
      <TextField
        label={unit === null ? question : `${question} (${unit})`}
        name={`answer-${id}`}
        optional
        maxLength={ANSWER_LENGTH}
        autoComplete="off"
        value={answer}
        onChange={(event) => onAnswer(event.target.value)}
      />
    );
  }
  return (
    <PileChoice
      legend={id === 'clothing-size' ? label : question}
      name={`answer-${id}`}
      note="Buyers ask this first"
      options={options}
      value={answer === '' ? null : answer}
      onChange={onAnswer}
    />
  );
}
