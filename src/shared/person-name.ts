/** The display name of guests. */
export const GUEST_NAME = 'Guest User';

/** The display name of a member without a name. */
export const UNNAMED = 'User';

/** The display name of a person from the moment they delete their account. */
export const DELETED_NAME = 'Deleted user';

/** Returns the display name of a member. */
export const displayName = (fullName: string | null, username: string | null): string =>
  fullName ?? username ?? UNNAMED;

/** Returns a greeting; without a name for guests and unnamed members. */
export const greeting = (name: string | null): string =>
  name === null || name === UNNAMED ? 'Hi there' : `Hi, ${name}`;
