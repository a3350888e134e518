/** What new accounts and guests can do on a day. No schema library here, to keep page bundles small. */
export interface NewcomerLimits {
  listings: number;
  chats: number;
  photos: number;
  /** Links in the text of one listing. */
  links: number;
}
export type DailyLimit = Exclude<keyof NewcomerLimits, 'links'>;

interface Step {
  /** Reached after this many days, or with this many finished deals, whichever comes first. */
  days: number;
  deals: number;
  /** Null: no limit beyond those for everyone. */
  limits: NewcomerLimits | null;
}

/** From new to known. The limits grow with age and finished deals. */
export const NEWCOMER_STEPS: readonly Step[] = [
  { days: 0, deals: 0, limits: { listings: 10, chats: 20, photos: 100, links: 1 } },
  { days: 1, deals: 1, limits: { listings: 20, chats: 40, photos: 200, links: 2 } },
  { days: 7, deals: 2, limits: { listings: 60, chats: 80, photos: 400, links: 5 } },
  { days: 30, deals: 3, limits: null },
];

/** Returns the limits of someone; null if they have none. */
export function newcomerLimits(days: number, deals: number): NewcomerLimits | null {
  return NEWCOMER_STEPS.findLast((step) => days >= step.days || deals >= step.deals)?.limits ?? null;
}

const LINK = /(?:https?:\/\/|www\.)\S+/giu;

export const countLinks = (text: string): number => text.match(LINK)?.length ?? 0;
