import { hasFault } from '../condition/has-fault.ts';
import { type ItemKind, isA, kindNamed } from '../kinds/kinds.ts';
import { stem } from '../words/stem.ts';
import { LEAK } from './flaw-words.ts';
import type { Item } from './item-of.ts';

/** Facts in a title that affect the price, in addition to the kind. Stored as JSON. */
export interface PriceTraits {
  /** Broken, or sold for parts. */
  isBroken: boolean;
  /** The model year of a vehicle. */
  year: number | null;
  /** In the unit of its kind; null if not stated, or if size does not affect the price of the kind. */
  size: Size | null;
  /** In gigabytes. */
  storage: number | null;
  /** Codes of letters and digits, such as "t480". */
  codes: readonly string[];
  /** The stems of the model's words. */
  model: readonly string[];
}

/** A named size such as "queen", or a measure. */
type Size = string | number;

const INCHES = /(\d{2,3}(?:\.\d)?)\s?-?(?:inch(?:es)?\b|["”″]|''|in\b)/i;
const GALLONS = /(\d{1,3}(?:\.\d)?)\s?-?(?:gallons?|gal)\b/i;
const BED = /\b(cal(?:ifornia)?[ -]king|twin[ -]xl|twin|full|double|queen|king)\b/i;
const SIDES = /(\d{1,2}(?:\.\d)?)\s?['’]?\s?(?:x|×|by)\s?(\d{1,2}(?:\.\d)?)/i;

const kindsNamed = (names: string): ItemKind[] => names.split(', ').map(kindNamed);

/** How the size of each kind is read. */
const SIZED: readonly { kinds: readonly ItemKind[]; read: (title: string) => Size | null }[] = [
  { kinds: kindsNamed('tv, monitor'), read: (title) => numberIn(INCHES, title) },
  { kinds: kindsNamed('mattress, box spring, bed, bed frame, mattress topper'), read: bedSize },
  { kinds: kindsNamed('rug'), read: areaOf },
  { kinds: kindsNamed('tires'), read: tireSize },
  { kinds: kindsNamed('aquarium, aquarium stand'), read: (title) => numberIn(GALLONS, title) },
];

const TIRE = /\b(\d{3})[/ -](\d{2}) ?[/-]? ?z?r? ?(\d{2})\b/i;

const YEAR = /\b(19[5-9]\d|20[0-4]\d)\b/;
const STORAGE = /\b(\d{1,4})\s?(gb|tb|gig|gigs)\b(?!\s?(?:of\s)?(?:ram|memory|ddr))/gi;
const MEMORY_ALONE = 16;
/** Letters and digits that are not a measure. */
const CODE =
  /^(?=.*\d)(?=.*[a-z])(?!\d+(?:gb|tb|mb|in|inch|cm|mm|ft|lb|lbs|hz|v|w|ah|mah|qt|oz|k|er|gen|th|nd|rd|st|p)$)[a-z\d]+$/;
/** Statements in titles, which are shorter than in descriptions. */
const BROKEN =
  /\b(?:broken|(?<!has |have )stopped|cracked|shattered|smashed|damaged|faulty|defective|dead|salvaged?|parts (?:bike|car)|project)\b|\bbent (?:frame|fork|rim|axle)\b|\bneeds? (?:an? |some |new )*(?:\w+ )?(?:work|transmission|carburetor|battery|belt)\b|\bno (?:power|picture|sound|display)\b|\b(?:bad|blown|failed) (?:transmission|engine|motor|compressor|head gasket)\b|\b(?:for|to) repair\b/i;
const FINE =
  /\b(?:no|not|never|without|nothing|zero|isn['’]?t) (?:\w+ )?(?:broken|cracked|cracks|damaged?|leaks?|leaking|faulty|defective)\b/gi;

/** Short names of models. */
const SHORT_MODELS: ReadonlyMap<string, string> = new Map([
  ['strat', 'stratocaster'],
  ['tele', 'telecaster'],
]);
/** Sizes of jeans, which belong to no model: "501 W34 L32". */
const JEANS_SIZE = /^(?:[wl]\d{2}|\d{2}x\d{2})$/;
const TIRE_PART = /^(?:\d{2})?z?r\d{2}$/;
/** "iPad 9th gen" is the same as "iPad 9". */
const GENERATION = /\b(\d{1,2})(?:st|nd|rd|th) gen/i;

/** Reads the price traits of a title. */
export function readPriceTraits(title: string, item: Item): PriceTraits {
  const words = title
    .toLowerCase()
    .replaceAll(/(?<=[a-z])-(?=\d)/g, '')
    .split(/[^a-z\d]+/);
  const model = (item.model ?? '')
    .replace(/^playstation (?=\d)/, 'ps')
    .split(' ')
    .filter((word) => word !== '' && !YEAR.test(word) && !JEANS_SIZE.test(word))
    .map((word) => SHORT_MODELS.get(word) ?? word);
  const generation = GENERATION.exec(title)?.[1];
  if (model.length > 0 && generation !== undefined && !/\d/.test(model.join(''))) model.push(generation);
  return {
    isBroken: saysBroken(title),
    year: item.category === 'vehicles' && !item.isAccessory ? numberIn(YEAR, title) : null,
    size: sizedAs(item.kind)?.read(title) ?? null,
    storage: storageIn(title),
    codes: [
      ...new Set(words.filter((word) => CODE.test(word) && !JEANS_SIZE.test(word) && !TIRE_PART.test(word))),
    ],
    model: model.map(stem),
  };
}

/** Whether a title or a search says that the item is broken or for parts. */
export function saysBroken(title: string): boolean {
  const words = title.replaceAll(FINE, '');
  return BROKEN.test(words) || hasFault(words) || LEAK.test(words);
}

/** Whether size affects the price of a kind. */
export const isSized = (kind: ItemKind): boolean => sizedAs(kind) !== undefined;

const sizedAs = (kind: ItemKind | null) =>
  kind === null ? undefined : SIZED.find(({ kinds }) => kinds.some((itemKind) => isA(kind, itemKind)));

function numberIn(pattern: RegExp, title: string): number | null {
  const number = pattern.exec(title)?.[1];
  return number === undefined ? null : Number(number);
}

function bedSize(title: string): string | null {
  const size = BED.exec(title)?.[1]?.toLowerCase().replace('-', ' ');
  if (size === undefined) return null;
  if (size.startsWith('cal')) return 'california king';
  return size === 'double' ? 'full' : size;
}

/** Reads "225/65r17" and "205/55/16". */
function tireSize(title: string): string | null {
  const [, width, profile, rim] = TIRE.exec(title) ?? [];
  return width === undefined ? null : `${width} ${profile} ${rim}`;
}

function areaOf(title: string): number | null {
  const [, side, otherSide] = SIDES.exec(title) ?? [];
  return side === undefined || otherSide === undefined ? null : Number(side) * Number(otherSide);
}

/** Returns the largest size: "8GB 256GB" is memory and storage. */
function storageIn(title: string): number | null {
  const sizes = [...title.matchAll(STORAGE)].map(([, number, unit]) =>
    /^t/i.test(unit ?? '') ? Number(number) * 1024 : Number(number),
  );
  const largest = Math.max(0, ...sizes);
  return largest >= MEMORY_ALONE ? largest : null;
}
