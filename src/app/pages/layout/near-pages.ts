/** Paths of pages that are one tap away from most others, for visitors. */
export const NEAR_VISITORS = ['/', 'listings', 'listing/:id', 'profile/:id'];

/** The same for members and guests. */
export const NEAR_PEOPLE = [...NEAR_VISITORS, 'messages', 'messages/:id', 'dashboard', 'notifications'];
