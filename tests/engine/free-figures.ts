import { readFileSync } from 'node:fs';
import { readDescription } from '../../src/features/selling/listing-drafts/server/engine/read-description.ts';

export const FREE_SETS = ['first', 'later', 'positions', 'varied', 'roles', 'mentions'] as const;

interface FreeAd {
  /**
   * 'later' are those written before free was read by what it belongs to, 'positions' before it was read by the
   * nearest item, 'varied' before it was read by whether a price stands beside it. 'roles' and 'mentions' have only ads with a
   * price.
   */
  set: (typeof FREE_SETS)[number];
  text: string;
  /** Whether the item itself is given away. */
  free: boolean;
  half: 'tuned' | 'held out';
}

/**
 * Ads with the word free or one like it: `+ text` of an item that is free, `- text` of one that is not. Every second one
 * of each kind in `free-ads.txt` is held out.
 */
export const readFreeAds = (): FreeAd[] => [
  ...adsOf('free-ads.txt', 'first', everySecond),
  ...adsOf('free-ads-later.txt', 'later', everySecond),
  ...adsOf('free-ads-positions.txt', 'positions', everySecond),
  ...adsOf('free-ads-varied.txt', 'varied', everySecond),
  ...adsOf('free-ads-roles.txt', 'roles', everySecond),
  ...adsOf('free-ads-mentions.txt', 'mentions', () => 'held out'),
  ...adsOf('free-ads-tuned.txt', 'first', () => 'tuned'),
];

const everySecond = (at: number): FreeAd['half'] => (at % 2 === 0 ? 'tuned' : 'held out');

function adsOf(file: string, set: FreeAd['set'], halfOf: (at: number) => FreeAd['half']): FreeAd[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return ['+', '-'].flatMap((sign) =>
    lines
      .filter((line) => line.startsWith(`${sign} `))
      .map(
        (line, index): FreeAd => ({
          set,
          text: line.slice(2).replaceAll('\\n', '\n'),
          free: sign === '+',
          half: halfOf(index),
        }),
      ),
  );
}

export const isReadAsFree = ({ text }: FreeAd): boolean => readDescription(text).priceCents === 0;
