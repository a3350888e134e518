import { grouped } from './grouped.ts';

/** Returns the suffix of a rank: 'st' for '1st'. */
export function ordinalEnding(rank: number): string {
  const isTeen = rank % 100 >= 11 && rank % 100 <= 13;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][rank % 10];
  return ending ?? 'th';
}

/** Formats a rank: '1,204th'. */
export const ordinal = (rank: number): string => grouped(rank) + ordinalEnding(rank);
