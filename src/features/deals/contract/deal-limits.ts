/** Limits both sides know; no schema library here, so that pages can use them at no cost. */
export const DEAL_LIMITS = {
  /** Hours an offer waits for an answer. */
  offerHours: 24,
  /** Hours that an accepted offer, or a reservation without an end, reserves a listing. */
  reserveHours: 48,
  /** Days ahead that a reservation can end, and a meet-up be. */
  daysAhead: 60,
  /** Hours after a confirmed meet-up for which the listing stays reserved, and the meet-up is shown. */
  afterMeetupHours: 3,
  /** Minutes that a calendar keeps free for a meet-up. */
  meetupMinutes: 30,
  /** Characters of the place to meet. */
  place: 120,
  /** Days in which a sale can be undone in its chat, as long as its reviews are not published. */
  undoSaleDays: 7,
  /** People that a seller can choose the buyer from; the newest ones. */
  interestedBuyers: 50,
} as const;

/** What 'Sold, thanks' says to everybody else who asked. */
export const SOLD_THANKS = "It's sold now. Thank you for your interest!";
