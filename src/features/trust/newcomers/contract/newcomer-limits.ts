import type { NewcomerLimits } from '../../../../shared/newcomers-setting.ts';

/** The steps by which limits of new accounts and guests are raised. No schema library here, to keep page bundles small. */

/** What is counted by day; links are counted in the text of one listing. */
export type DailyLimit = Exclude<keyof NewcomerLimits, 'links'>;

interface Step {
  /** Reached after this many days, or with this many finished deals, whichever comes first. */
  days: number;
  deals: number;
}

/** From new to known. The setting `newcomers` has the limits of each but the last, whose people have none. */
export const NEWCOMER_STEPS: readonly Step[] = [
  { days: 0, deals: 0 },
  { days: 1, deals: 1 },
  { days: 7, deals: 2 },
  { days: 30, deals: 3 },
];

/**
 * Returns the limits of someone; null if they have none.
 * @param limits Of the steps, in their order.
 */
export function newcomerLimits(
  limits: readonly NewcomerLimits[],
  days: number,
  deals: number,
): NewcomerLimits | null {
  return limits[NEWCOMER_STEPS.findLastIndex((step) => days >= step.days || deals >= step.deals)] ?? null;
}

const LINK = /(?:https?:\/\/|www\.)\S+/giu;

export const countLinks = (text: string): number => text.match(LINK)?.length ?? 0;
