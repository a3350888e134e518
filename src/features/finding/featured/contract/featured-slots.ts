/** Maximum number of hidden listings sent with a search, to keep its address short. */
export const MAX_HIDDEN = 50;

/**
 * Positions of featured listings in a list: one per eight cards, third of its eight. The other cards keep their order.
 * A last group of fewer than eight has no slot.
 */
const CARDS_PER_SLOT = 8;
const CARDS_BEFORE = 2;

/** Returns the number of slots in a list of this many other listings. */
export const slotsOf = (listings: number): number => Math.floor(listings / (CARDS_PER_SLOT - 1));

/** Returns the number of other listings before a slot. Slots count from 0. */
export const listingsBefore = (slot: number): number => CARDS_BEFORE + slot * (CARDS_PER_SLOT - 1);
