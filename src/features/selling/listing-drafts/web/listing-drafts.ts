/** The public API of listing drafts for the pages of other features. */
export { type Answers, BuyerQuestions, describe, questionsOf } from './buyer-questions.tsx';
export { FieldMark } from './field-mark.tsx';
export {
  countGuesses,
  type DraftInput,
  type FieldMarks,
  type Mark,
  MARKED_FIELDS,
  MARK_LOOKS,
  type MarkedField,
  marksOf,
  withoutMark,
} from './field-marks.ts';
export { UpgradeRow } from './upgrade-row.tsx';
