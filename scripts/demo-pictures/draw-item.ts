import { type ItemName, itemShownBy } from '../../src/demo/content/drawn-items.ts';
import { drawFlaw } from './flaws.ts';
import { ITEM_BOXES } from './item-boxes.ts';
import { readBody, readDrawing } from './props.ts';
import { recolor } from './recolor.ts';
import { SCENES } from './scenes.ts';
import type { PhotoPlan, Shot } from './shots.ts';
import { bodyColor, drawBack, drawLabel, hasPlainBack } from './sides.ts';
import { TINTS } from './tints.ts';
import { wearMarks } from './wear-marks.ts';

/** How deep items are that have a side to see, by their width. */
const DEPTHS: Partial<Record<ItemName, number>> = {
  amp: 0.45,
  'amp-mini': 0.5,
  armchair: 0.16,
  'armchair-wingback': 0.16,
  'blocks-bricks': 0.3,
  boardgame: 0.1,
  'books-picture': 0.06,
  box: 0.4,
  camera: 0.1,
  'cards-box': 0.4,
  console: 0.06,
  'console-handheld': 0.2,
  'headphones-earbuds': 0.12,
  monitor: 0.06,
  pan: 0.08,
  'pan-enamel': 0.08,
  petbed: 0.05,
  'phone-front': 0.08,
  piano: 0.16,
  poster: 0.04,
  mirror: 0.05,
  radio: 0.22,
  'radio-portable': 0.16,
  shelf: 0.3,
  sofa: 0.1,
  'sofa-loveseat': 0.12,
  speaker: 0.6,
  suitcase: 0.3,
  tablet: 0.06,
  'turntable-modern': 0.1,
  'vinyl-crate': 0.3,
};
const SIDE_STEPS = 9;

/** Draws an item in its own square: in its colors, with the marks of its use and what the photo is of. */
export function drawItem(
  { picture, condition, view, flaw }: PhotoPlan,
  shot: Shot,
  { standing }: { standing: boolean },
): string {
  const item = itemShownBy(picture);
  let svg = readDrawing(`${item}-cut`);
  const tint = TINTS[picture]?.[shot.tint - 1] ?? [];
  for (const change of [...(SCENES[picture].colors ?? []), ...tint]) svg = recolor(svg, change);
  const body = readBody(svg);
  const flawed = flaw === null ? '' : drawFlaw(item, flaw, shot.seed);
  const fromBehind = view === 'back' || (view === 'label' && hasPlainBack(item));
  const worn = fromBehind ? '' : wearMarks(item, condition, shot.wear);
  const inside =
    (fromBehind ? drawBack(item, svg, shot.seed) : '') +
    (worn === '' ? '' : `<g id="scene-wear">${worn}</g>`) +
    (view === 'label' && !fromBehind ? drawLabel(item, shot.seed) : '') +
    flawed;
  const side = view === 'angle' && standing ? drawSide(item, bodyColor(item, svg), shot) : '';
  if (inside === '' && side === '') return body;
  return (
    `<defs><g id="scene-item">${body}</g></defs><mask id="scene-outline" style="mask-type:alpha"><use href="#scene-item"/></mask>${side}` +
    `${fromBehind ? '' : '<use href="#scene-item"/>'}<g mask="url(#scene-outline)">${inside}</g>`
  );
}

/** The side that is to be seen of an item that a camera looks at from an angle. */
function drawSide(item: ItemName, color: string, { yaw, mirrored }: Shot): string {
  const depth = DEPTHS[item];
  if (depth === undefined) return '';
  const [left, top, right, bottom] = ITEM_BOXES[item];
  const reach = depth * (right - left) * Math.sin((yaw * Math.PI) / 180) * 1.15 * (mirrored ? -1 : 1);
  const copies = Array.from({ length: SIDE_STEPS }, (_, index) => {
    const of = (index + 1) / SIDE_STEPS;
    return `<use href="#scene-item" x="${(reach * of).toFixed(1)}" y="${(-Math.abs(reach) * 0.16 * of).toFixed(1)}"/>`;
  });
  return (
    `<mask id="scene-side" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="-150" y="-150" width="700" height="700">${copies.join('')}</mask>` +
    `<g mask="url(#scene-side)">${[color, '#1a0f14']
      .map(
        (fill, index) =>
          `<rect x="${left - 140}" y="${top - 80}" width="${right - left + 280}" height="${bottom - top + 160}" fill="${fill}" fill-opacity="${index === 0 ? 1 : 0.42}"/>`,
      )
      .join('')}</g>`
  );
}
