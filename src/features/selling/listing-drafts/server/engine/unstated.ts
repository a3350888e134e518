import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { asksYesOrNo, type BuyerQuestionId } from '../../contract/buyer-questions.ts';
import { openQuestions } from './open-questions.ts';

/** Their labels say nothing without the question. */
const ONLY_ASKED: readonly BuyerQuestionId[] = [
  'included',
  'fit',
  'fits',
  'flaws',
  'serviced',
  'authentic',
  'papers',
];

/** What buyers ask of such an item and its text leaves open, as nouns such as 'Year'. */
export const unstatedOf = (category: CategorySlug, text: string): string[] =>
  openQuestions(category, null, text)
    .filter(({ id }) => !asksYesOrNo(id) && !ONLY_ASKED.includes(id))
    .map(({ label }) => label);
