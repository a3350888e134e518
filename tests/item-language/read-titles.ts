import { readFileSync } from 'node:fs';

/** The held-out half is only counted. */
export const HALVES = ['tuned', 'held out'] as const;

/** A title as people write it, with what its item is. */
export interface Title {
  half: (typeof HALVES)[number];
  text: string;
  kind: string;
  /** The kind that it is an accessory or a part of; null where that is not judged. */
  partOf: string | null;
  /** What comes with it; empty where that is not judged. */
  comesWith: string[];
  isWanted: boolean;
}

export const readTitles = (): Title[] => HALVES.flatMap(readHalf);

function readHalf(half: Title['half']): Title[] {
  const file = new URL(`titles-${half.replace(' ', '-')}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): Title => {
      const [text = '', kind = '', ...marks] = line.split(' | ');
      const after = (mark: string): string | null =>
        marks.find((one) => one.startsWith(`${mark} `))?.slice(mark.length + 1) ?? null;
      return {
        half,
        text,
        kind,
        partOf: after('of'),
        comesWith: after('with')?.split(', ') ?? [],
        isWanted: marks.includes('wanted'),
      };
    });
}
