import { lazyPart } from '../../../../platform/web/page/lazy-part.tsx';

/** The public API of the web app for pages. */

export { recordListing } from './install-memory.ts';
export { CAPTURE_INSTALL_PROMPT } from './install-prompt.ts';
export const InstallOffer = lazyPart(() => import('./install-offer.tsx'));
