import type { Ai } from '../../../platform/server/ai/ai.ts';
import type { AiSupport } from '../contract/generate-listing.ts';

/** What this site's models can do, as pages and the API say it. */
export const supportOf = (ai: Ai): AiSupport => ({
  text: ai.object !== null,
  vision: ai.vision !== null,
  speech: ai.transcribe !== null,
});
