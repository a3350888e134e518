import type { FlashDropPhase } from '../contract/flash-drop.ts';

/** Display names of the phases of an event. */
export const PHASE_NAMES: Readonly<Record<FlashDropPhase, string>> = {
  upcoming: 'Coming up',
  running: 'On now',
  counting: 'Counting the last points',
  over: 'Ended',
  cancelled: 'Canceled',
};
