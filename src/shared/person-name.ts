/** The name of guests everywhere. */
export const GUEST_NAME = 'Guest User';

/** The name of a member who has none. */
export const NAMELESS = 'User';

/** The name of a person whose account is deleted, from the moment they asked for it. */
export const DELETED_NAME = 'Deleted user';

/** The name of a member everywhere. */
export const displayName = (fullName: string | null, username: string | null): string =>
  fullName ?? username ?? NAMELESS;

/** How a page greets people; guests, and members without a name, without one. */
export const greeting = (name: string | null): string =>
  name === null || name === NAMELESS ? 'Hi there' : `Hi, ${name}`;
