/** Live update to a member: credits were bought or taken back; without ids. */
export const CREDITS_CHANGED = 'credits.changed';
