import { grouped } from './grouped.ts';

/** Returns a count with its noun: '1 listing', '1,234 listings'. `many` is needed if the plural isn't `one` with an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
