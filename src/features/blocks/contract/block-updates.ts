/** The live update for both people when one blocks or unblocks the other; it does not say who did it. */
export const PEOPLE_CHANGED = 'people.changed';
