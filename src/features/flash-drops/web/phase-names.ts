import type { FlashDropPhase } from '../contract/flash-drop.ts';

/** Where an event is, in words. */
export const PHASE_NAMES: Readonly<Record<FlashDropPhase, string>> = {
  upcoming: 'Coming up',
  running: 'On now',
  counting: 'Counting the last points',
  over: 'Over',
  cancelled: 'Canceled',
};
