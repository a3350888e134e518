import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { AiSupport } from '../contract/generate-listing.ts';

/** The public API of listing drafts for other features on the server. */
export { countPhotoRead } from './draft-attempts.ts';
export { readDescription } from './engine/read-description.ts';
export { unstatedOf } from './engine/unstated.ts';

/** What this site's models and its reader can do, as pages and the API say it. */
export const supportOf = ({ ai, config }: Pick<PlatformServices, 'ai' | 'config'>): AiSupport => ({
  text: ai.object !== null,
  vision: ai.vision !== null,
  speech: ai.transcribe !== null,
  writing: config.photoReader,
});
