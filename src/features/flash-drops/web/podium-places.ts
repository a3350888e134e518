/** A podium has as many places; with fewer people it stays empty. */
export const PODIUM_PLACES = 3;
