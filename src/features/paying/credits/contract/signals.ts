import { defineSignal } from '../../../../shared/signals.ts';

/** A credit was used, and at most one is left. */
export const creditsRanLow = defineSignal<{
  profileId: string;
  left: number;
  /** The ledger entry that last added credits. Each low balance after it is reported once. */
  since: string;
}>('credits.ran-low');

/** A month's allowance was reset. */
export const creditsReset = defineSignal<{
  profileId: string;
  /** The ledger entry of the reset. */
  entryId: string;
  available: number;
}>('credits.reset');
