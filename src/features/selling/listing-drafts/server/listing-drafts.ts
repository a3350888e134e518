import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { asksYesOrNo, type BuyerQuestionId } from '../contract/buyer-questions.ts';
import type { AiSupport } from '../contract/generate-listing.ts';
import { openQuestions } from './engine/open-questions.ts';

/** Questions whose labels make no sense by themselves. */
const ONLY_ASKED: readonly BuyerQuestionId[] = [
  'included',
  'fit',
  'fits',
  'flaws',
  'serviced',
  'authentic',
  'papers',
];

/** Returns the labels of open questions, such as 'Year'. */
export const unstatedOf = (category: CategorySlug, text: string): string[] =>
  openQuestions(category, null, text)
    .filter(({ id }) => !asksYesOrNo(id) && !ONLY_ASKED.includes(id))
    .map(({ label }) => label);

/** The public API of listing drafts for other features on the server. */
export { countPhotoRead } from './draft-attempts.ts';
export { countNamed } from './engine/operator-words.ts';
export { readDescription } from './engine/read-description.ts';

/** Returns what the configured models and speech recognition support. */
export const supportOf = ({ ai, config }: Pick<PlatformServices, 'ai' | 'config'>): AiSupport => ({
  text: ai.object !== null,
  vision: ai.vision !== null,
  speech: ai.transcribe !== null,
  writing: config.photoReader,
});
