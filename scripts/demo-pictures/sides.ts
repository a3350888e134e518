import type { ItemName } from '../../src/demo/content/drawn-items.ts';
import { seededRandom } from '../../src/shared/seeded-random.ts';
import { ITEM_BOXES } from './item-boxes.ts';
import { ITEM_SPOTS } from './item-sizes.ts';

/** What the back of an item looks like, and how it is labeled: printed on a case or a board, else woven. */
type Make = 'case' | 'board' | 'plain' | 'cloth';

const MAKES: Partial<Record<ItemName, Make>> = {
  amp: 'case',
  'amp-mini': 'case',
  armchair: 'cloth',
  'armchair-wingback': 'cloth',
  backpack: 'cloth',
  'backpack-hiking': 'cloth',
  bag: 'plain',
  'bag-hand': 'plain',
  beanie: 'cloth',
  clock: 'case',
  console: 'case',
  'console-handheld': 'case',
  dress: 'cloth',
  'dress-sun': 'cloth',
  guitar: 'plain',
  'guitar-classical': 'plain',
  'guitar-cutaway': 'plain',
  jacket: 'cloth',
  'jacket-chore': 'cloth',
  'jacket-field': 'cloth',
  jeans: 'cloth',
  mirror: 'board',
  monitor: 'case',
  'phone-front': 'plain',
  piano: 'board',
  poster: 'board',
  'poster-concert': 'board',
  radio: 'case',
  'radio-portable': 'case',
  rug: 'cloth',
  shelf: 'board',
  sofa: 'cloth',
  'sofa-loveseat': 'cloth',
  speaker: 'board',
  suitcase: 'case',
  sweater: 'cloth',
  'sweater-cardigan': 'cloth',
  'sweater-fair-isle': 'cloth',
  synth: 'case',
  tablet: 'plain',
  tent: 'cloth',
  'tent-tunnel': 'cloth',
  yogamat: 'cloth',
};

/** Returns the middle of an item's label, in its own square. */
export function labelSpot(item: ItemName): [x: number, y: number] {
  const [x, y, radius] = ITEM_SPOTS[item];
  return [x, MAKES[item] === 'case' ? y + radius * 0.42 : y];
}

/** Whether the label of an item is on its back. */
export const hasPlainBack = (item: ItemName): boolean => MAKES[item] === 'case' || MAKES[item] === 'board';

const bar = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  opacity = 1,
  rx = 0,
): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${rx}" fill="${color}" fill-opacity="${opacity}"/>`;

/** Which gradient of a drawing its body has, if not the first. */
const BODY_GRADIENTS: Partial<Record<ItemName, number>> = {
  backpack: 1,
  bag: 1,
  clock: 1,
  console: 2,
  radio: 1,
  'radio-portable': 2,
  sofa: 1,
  suitcase: 1,
  'vinyl-crate': 8,
};

/** Returns the color of the body: the middle tone of its gradient. */
export function bodyColor(item: ItemName, svg: string): string {
  const gradients = [...svg.matchAll(/<linearGradient[^>]*>(.*?)<\/linearGradient>/g)];
  const [, stops = ''] = gradients[BODY_GRADIENTS[item] ?? 0] ?? [];
  const colors = [...stops.matchAll(/stop-color="(#[0-9a-f]{3,6})"/gi)].map(([, color]) => color ?? '');
  return colors[Math.floor(colors.length / 2)] ?? '#6d6a68';
}

/** Draws the back of an item in its own square, to be cut to its outline. */
export function drawBack(item: ItemName, svg: string, seed: number): string {
  const make = MAKES[item] ?? 'plain';
  const [left, top, right, bottom] = ITEM_BOXES[item];
  const [x, y, radius] = ITEM_SPOTS[item];
  const fill = make === 'board' ? '#b58f63' : bodyColor(item, svg);
  const light =
    '<linearGradient id="side-light" x2="1" y2=".6"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>';
  const whole = bar(left - 8, top - 8, right - left + 16, bottom - top + 16, fill);
  const shaded = bar(left - 8, top - 8, right - left + 16, bottom - top + 16, 'url(#side-light)');
  return light + whole + DETAILS[make]({ left, top, right, bottom, x, y, radius }, seed) + shaded;
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
  x: number;
  y: number;
  radius: number;
}

const DETAILS: Record<Make, (area: Area, seed: number) => string> = {
  case: ({ left, right, x, y, radius }, seed) => {
    const vents = Array.from({ length: 6 }, (_, index) =>
      bar(
        x - radius * 0.55,
        y - radius * 0.72 + index * radius * 0.09,
        radius * 1.1,
        radius * 0.04,
        '#000',
        0.45,
        1,
      ),
    );
    const screws = [-0.78, 0.78].flatMap((across) =>
      [-0.5, 0.5].map(
        (down) =>
          `<circle cx="${(x + across * radius).toFixed(1)}" cy="${(y + down * radius).toFixed(1)}" r="${(radius * 0.05).toFixed(1)}" fill="#d8d4ce" fill-opacity=".8"/>`,
      ),
    );
    const seam = `<path d="M${left} ${y + radius * 0.02}H${right}" stroke="#000" stroke-opacity=".25" stroke-width="1.6"/>`;
    return seam + vents.join('') + screws.join('') + sticker(x, y + radius * 0.42, radius * 0.92, seed);
  },
  plain: ({ left, right, top, bottom }) =>
    Array.from({ length: 6 }, (_, index) => {
      const at = left + ((right - left) * (index + 0.5)) / 6;
      return `<path d="M${at.toFixed(1)} ${top}q${(index % 3) * 5 - 5} ${((bottom - top) / 2).toFixed(1)} 0 ${bottom - top}" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="2"/>`;
    }).join(''),
  board: ({ left, right, top, bottom, x, y, radius }, seed) =>
    Array.from({ length: 14 }, (_, index) => {
      const at = top + ((bottom - top) * (index + 0.5)) / 14;
      return `<path d="M${left} ${at.toFixed(1)}q${((right - left) / 4).toFixed(1)} ${(index % 3) * 4 - 4} ${((right - left) / 2).toFixed(1)} 0t${((right - left) / 2).toFixed(1)} 0" fill="none" stroke="#6b4826" stroke-opacity=".28" stroke-width="1.5"/>`;
    }).join('') +
    `<rect x="${left + 9}" y="${top + 9}" width="${right - left - 18}" height="${bottom - top - 18}" fill="none" stroke="#4f3318" stroke-opacity=".45" stroke-width="3"/>` +
    sticker(x, y, radius * 0.8, seed),
  cloth: ({ left, right, top, bottom, x, radius }, seed) => {
    const random = seededRandom(seed);
    const folds = Array.from({ length: 5 }, () => {
      const [fx, fy] = [left + (right - left) * random(), top + (bottom - top) * (0.3 + 0.6 * random())];
      return `<path d="M${fx.toFixed(1)} ${fy.toFixed(1)}q${(radius * 0.2).toFixed(1)} ${(radius * 0.5).toFixed(1)} ${(-radius * 0.1).toFixed(1)} ${radius.toFixed(1)}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="5" stroke-linecap="round"/>`;
    });
    const seams = `<path d="M${x} ${top}V${bottom}M${left} ${top + (bottom - top) * 0.28}H${right}" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" stroke-dasharray="5 4"/>`;
    return folds.join('') + seams;
  },
};

/** Draws a woven label in an item's own square. */
export function drawLabel(item: ItemName, seed: number): string {
  const [x, y, radius] = ITEM_SPOTS[item];
  return woven(x, y, radius * 0.62, seed);
}

/** Lines stand for what is printed, since fonts differ from machine to machine. */
function sticker(x: number, y: number, width: number, seed: number): string {
  const random = seededRandom(seed);
  const height = width * 0.56;
  const [left, top] = [-width / 2, -height / 2];
  const words = Array.from({ length: 5 }, (_, index) =>
    bar(
      left + width * 0.06,
      top + height * (0.3 + index * 0.1),
      width * (0.22 + 0.26 * random()),
      height * 0.045,
      '#3b3733',
      0.75,
    ),
  );
  let at = left + width * 0.6;
  const codes: string[] = [];
  while (at < left + width * 0.92) {
    const thick = width * (0.006 + 0.016 * random());
    codes.push(bar(at, top + height * 0.34, thick, height * 0.42, '#1d1a18', 0.9));
    at += thick + width * (0.008 + 0.014 * random());
  }
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(random() * 8 - 4).toFixed(1)})">` +
    bar(left + 2, top + 3, width, height, '#000', 0.25, 3) +
    bar(left, top, width, height, '#f4f1ea', 1, 3) +
    bar(
      left,
      top,
      width,
      height * 0.2,
      ['#2f4858', '#8a3b2f', '#3b3733'][Math.floor(random() * 3)] ?? '#3b3733',
      0.92,
      3,
    ) +
    bar(left + width * 0.06, top + height * 0.06, width * 0.36, height * 0.08, '#f4f1ea', 0.95) +
    words.join('') +
    codes.join('') +
    bar(left + width * 0.6, top + height * 0.82, width * 0.32, height * 0.05, '#3b3733', 0.7) +
    '</g>'
  );
}

function woven(x: number, y: number, width: number, seed: number): string {
  const random = seededRandom(seed);
  const height = width * 0.5;
  const [left, top] = [-width / 2, -height / 2];
  const [ground, thread] = [
    ['#f2ead9', '#5b2f2a'],
    ['#22324a', '#f1e3c4'],
    ['#37463a', '#efe6cf'],
  ][Math.floor(random() * 3)] ?? ['#f2ead9', '#5b2f2a'];
  const rows = Array.from({ length: 3 }, (_, index) =>
    bar(
      left + width * 0.14,
      top + height * (0.58 + index * 0.12),
      width * (0.35 + 0.3 * random()),
      height * 0.05,
      thread ?? '',
      0.8,
    ),
  );
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(random() * 10 - 5).toFixed(1)})">` +
    bar(left + 2, top + 3, width, height, '#000', 0.3, 2) +
    bar(left, top, width, height, ground ?? '', 1, 2) +
    `<path d="M${left + 4} ${top}V${-top}M${-left - 4} ${top}V${-top}" stroke="${thread}" stroke-width="2" stroke-dasharray="4 3" stroke-opacity=".8"/>` +
    bar(left + width * 0.14, top + height * 0.18, width * 0.5, height * 0.2, thread ?? '', 0.95, 3) +
    `<rect x="${left + width * 0.72}" y="${top + height * 0.16}" width="${width * 0.16}" height="${height * 0.3}" fill="none" stroke="${thread}" stroke-width="2"/>` +
    rows.join('') +
    '</g>'
  );
}
