/** The live update to a member whose credits were bought or taken back. Carries no ids. */
export const CREDITS_CHANGED = 'credits.changed';
