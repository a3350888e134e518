/** The name of guests everywhere. */
export const GUEST_NAME = 'Guest User';

/** The name of a member who has none, and of a person whose account is gone. */
export const NAMELESS = 'User';

/** The name of a member everywhere. */
export const displayName = (fullName: string | null, username: string | null): string =>
  fullName ?? username ?? NAMELESS;
