import {
  type BuyerQuestion,
  type BuyerQuestionId,
  isBuyerQuestion,
  MOST_QUESTIONS,
  withAnswers,
} from '../contract/buyer-questions.ts';
import type { ListingDraft } from '../contract/listing-draft.ts';

/** What the seller answered so far; questions without an answer are absent. */
export type Answers = Partial<Record<BuyerQuestionId, string>>;

/** The questions of a draft that this page knows how to ask. */
export const questionsOf = ({ questions }: Pick<ListingDraft, 'questions'>): BuyerQuestion[] =>
  questions
    .flatMap((asked) => (isBuyerQuestion(asked.id) ? [{ ...asked, id: asked.id }] : []))
    .slice(0, MOST_QUESTIONS);

/** The description as it will be posted: the seller's own, then the answers in the order of the questions. */
export function describe(description: string, questions: readonly BuyerQuestion[], answers: Answers): string {
  const given = questions.flatMap(({ id }) => {
    const answer = answers[id]?.trim();
    return answer ? [{ id, answer }] : [];
  });
  return given.length === 0 ? description : withAnswers(description, given);
}
