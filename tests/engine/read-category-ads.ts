import { readFileSync } from 'node:fs';
import { type BuiltInCategory, CATEGORY_SLUGS } from '../../src/shared/taxonomy.ts';
import { CATEGORY_CODES } from './category-codes.ts';

export interface CategoryAd {
  category: BuiltInCategory;
  title: string;
  text: string;
  /** Whether the engine may be tuned on it; the other half only measures. */
  half: 'tuned' | 'held out';
}

/** Short texts that are hard to put into a category, in `draft-texts`. */
export interface HardText {
  text: string;
  category: BuiltInCategory;
  half: 'tuned' | 'held out';
}

export const readHardTexts = (): HardText[] =>
  readFileSync(new URL('draft-texts/categories.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line, index) => {
      const [code = '', text = ''] = line.split(' | ');
      return {
        text,
        category: CATEGORY_CODES[code] ?? 'other',
        half: index % 2 === 0 ? 'tuned' : 'held out',
      };
    });

/** Ads as people write them, 30 of each category, in `category-ads`: one per line, `title | description`. */
export function readCategoryAds(): CategoryAd[] {
  return CATEGORY_SLUGS.flatMap((category) => {
    const file = new URL(`category-ads/${category}.txt`, import.meta.url);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((line, index): CategoryAd => {
      const [title = '', description = ''] = line.split(' | ');
      return {
        category,
        title,
        text: `${title}\n${description}`,
        half: index % 2 === 0 ? 'tuned' : 'held out',
      };
    });
  });
}
