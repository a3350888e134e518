import type { ItemName } from '../../src/demo/content/drawn-items.ts';
import { seededRandom } from '../../src/shared/seeded-random.ts';
import type { ConditionSlug } from '../../src/shared/taxonomy.ts';
import { ITEM_BOXES } from './item-boxes.ts';

/** Traces of use: 1 for what was used a lot, 2 for what is worn out. */
type Wear = 0 | 1 | 2;

const WEAR: Record<ConditionSlug, Wear> = { new: 0, 'like-new': 0, good: 0, fair: 1, poor: 2 };

const SCRATCHES = [0, 7, 16] as const;
const SPECKS = [0, 10, 46] as const;

/** Draws scratches and dust in the drawing's own square, to be cut to its outline: none on what is in good condition. */
export function wearMarks(item: ItemName, condition: ConditionSlug, seed: number): string {
  const wear = WEAR[condition];
  const [left, top, right, bottom] = ITEM_BOXES[item];
  const random = seededRandom(seed);
  const between = (from: number, to: number): number => Math.round(from + (to - from) * random());
  const marks: string[] = [];
  for (let i = 0; i < SCRATCHES[wear]; i += 1) {
    const [x, y] = [between(left, right), between(top, bottom)];
    const stroke = i % 3 === 0 ? '#241a14' : '#fffaf0';
    marks.push(
      `<path d="M${x} ${y}q${between(-14, 14)} ${between(-8, 8)} ${between(-34, 34)} ${between(-22, 22)}" fill="none" stroke="${stroke}" stroke-opacity=".5" stroke-width="${between(10, 22) / 10}" stroke-linecap="round"/>`,
    );
  }
  for (let i = 0; i < SPECKS[wear]; i += 1) {
    marks.push(
      `<circle cx="${between(left, right)}" cy="${between(top, bottom)}" r="${between(8, 22) / 10}" fill="#efe6d8" fill-opacity=".55"/>`,
    );
  }
  return marks.join('');
}
