/**
 * Where featured listings stand in a list: one among each eight cards, third of its eight. The other cards keep their
 * order, and a last group of fewer than eight has none.
 */
export const CARDS_PER_SLOT = 8;
const CARDS_BEFORE = 2;

/** How many slots a list of this many other listings has. */
export const slotsOf = (listings: number): number => Math.floor(listings / (CARDS_PER_SLOT - 1));

/** How many other listings stand before a slot; slots count from 0. */
export const listingsBefore = (slot: number): number => CARDS_BEFORE + slot * (CARDS_PER_SLOT - 1);
