import { NAMELESS } from '../../../shared/person-name.ts';

/** The welcome of the dashboard; guests, and members without a name, are greeted without one. */
export const greeting = (name: string | null): string =>
  name === null || name === NAMELESS ? 'Hi there' : `Hi, ${name}`;
