/** Maximum number of hidden listings sent with a search, to keep its address short. */
export const MAX_HIDDEN = 50;
