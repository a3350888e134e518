/** The public parts of Flash Drops for pages of other features. */
export { RunningEvent } from './running-event.tsx';
export { useOpenShare } from './use-open-share.ts';
