/** What guests are called everywhere. */
export const GUEST_NAME = 'Guest User';

/** What a member without a name is called, and somebody whose account is gone. */
export const NAMELESS = 'User';

/** What a member is called everywhere. */
export const displayName = (fullName: string | null, username: string | null): string =>
  fullName ?? username ?? NAMELESS;
