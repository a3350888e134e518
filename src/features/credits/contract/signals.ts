import { defineSignal } from '../../../shared/signals.ts';

/** A credit was used, and one or none is left. */
export const creditsRanLow = defineSignal<{
  profileId: string;
  left: number;
  /** The entry that last added credits: each low balance after it is told once. */
  since: string;
}>('credits.ran-low');

/** A month's allowance was renewed. */
export const creditsReset = defineSignal<{
  profileId: string;
  /** The entry that renewed it. */
  entryId: string;
  available: number;
}>('credits.reset');
