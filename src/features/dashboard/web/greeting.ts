/** A member without a name of their own is called this everywhere else. */
const NAMELESS = 'User';

/** The welcome of the dashboard; guests, and members without a name, are greeted without one. */
export const greeting = (name: string | null): string =>
  name === null || name === NAMELESS ? 'Hi there' : `Hi, ${name}`;
