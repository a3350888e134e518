import { ITEM_BOXES, type ItemName } from './item-boxes.ts';
import { seededRandom } from '../shared/seeded-random.ts';

/** Traces of use: 1 for what was used a lot, 2 for what is worn out. */
export type Wear = 0 | 1 | 2;

const SCRATCHES = [0, 7, 16] as const;
const SPECKS = [0, 10, 46] as const;

/** Scratches and dust in the drawing's own square, to be cut to its outline. */
export function wearMarks(item: ItemName, wear: Wear, seed: number): string {
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
