/** How many hidden listings a search is told of at most, so that its address stays short. */
export const MOST_HIDDEN = 50;
