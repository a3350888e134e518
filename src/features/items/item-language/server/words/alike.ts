import { COLORS } from './colors.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Types of words of which an item has one each. */
const SORTS: readonly ReadonlySet<string>[] = [
  new Set(COLORS),
  words('twin full queen king crib'),
  words('left right'),
  words('top bottom upper lower'),
  words('front back rear'),
  words('oak pine walnut maple cherry birch teak mahogany ash cedar bamboo'),
  words('leather suede vinyl canvas cotton wool linen silk polyester'),
  words('brass steel iron copper aluminum chrome bronze pewter'),
  words('gas electric'),
  words('monday tuesday wednesday thursday friday saturday sunday'),
];

/** Whether two words are of one type, so that the second can correct the first: "a queen no sorry king mattress". */
export const isAlike = (before: string, after: string): boolean =>
  before !== after && SORTS.some((sort) => sort.has(before) && sort.has(after));
