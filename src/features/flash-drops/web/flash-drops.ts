/** The public parts of Flash Drops for pages of other features. */
export { useOpenShare } from './use-open-share.ts';
