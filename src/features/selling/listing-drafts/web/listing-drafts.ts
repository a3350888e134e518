/** The public API of listing drafts for the pages of other features. */
export { type Answers, BuyerQuestions, describe, questionsOf } from './buyer-questions.tsx';
export { FieldMark } from './field-mark.tsx';
export {
  countGuesses,
  type DraftInput,
  type FieldMarks,
  MARK_LOOKS,
  MARKED_FIELDS,
  type Mark,
  type MarkedField,
  marksOf,
  withoutMark,
} from './field-marks.ts';
export { UpgradeRow } from './upgrade-row.tsx';
