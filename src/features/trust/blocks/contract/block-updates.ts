/** Live update for both people when one blocks or unblocks the other. It does not reveal who did it. */
export const PEOPLE_CHANGED = 'people.changed';
