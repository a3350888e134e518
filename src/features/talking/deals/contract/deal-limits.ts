/** Limits that server and web share. This file must not import the schema library, because pages load it. */
export const DEAL_LIMITS = {
  /** Hours until an unanswered offer expires. */
  offerHours: 24,
  /** Hours a listing stays reserved after an accepted offer, or when the seller sets no end. */
  reserveHours: 48,
  /** How many days ahead a reservation may end or a meet-up may take place. */
  daysAhead: 60,
  /**
   * Hours after a confirmed meet-up during which the listing stays reserved and the meet-up stays visible.
   */
  afterMeetupHours: 3,
  /** Duration of a meet-up in calendar files, in minutes. */
  meetupMinutes: 30,
  /** Maximum length of the meeting place, in characters. */
  placeLength: 120,
  /** Days during which a sale can be undone in its chat, unless its reviews are published. */
  undoSaleDays: 7,
  /** How many interested buyers a seller can choose from, newest first. */
  interestedBuyers: 50,
} as const;

/** The message that 'Sold, thanks' sends to the other interested buyers. */
export const SOLD_THANKS = "It's sold now. Thank you for your interest!";
