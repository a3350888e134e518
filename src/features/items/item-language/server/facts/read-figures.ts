import type { Fact } from './fact.ts';
import { SAYS_LIMIT } from './owner.ts';
import { firstFact, type ReadText, withoutOthers } from './read-text.ts';

/** Facts with numbers and units. */

const STORAGE = /(\d+(?:\.\d+)?)\s?-?(tb|gb|terabytes?|gigabytes?|gigs?|tera)\b/gi;
const IS_MEMORY = /^\s*(?:of\s+)?(?:ddr\d?\s*)?(?:unified\s+)?(?:ram|memory)\b/i;
const BEFORE_MEMORY = /\b(?:ram|memory)\b\s*(?:(?:was |has been |is )?upgraded to\s+|is\s+|of\s+)?:?\s*$/i;
const BEFORE_OTHER =
  /\b(?:up to|upgrad(?:able|eable)|gtx|rtx|radeon|rx|geforce|quadro|nvidia|graphics|gpu|vram|micro ?sd|sd card|expand\w*|supports?|usb stick|flash drive)\b[^.]*$/i;
const AFTER_OTHER =
  /^\s*(?:of )?(?:vram|graphics|gpu|gddr\d?|video|data\b|micro ?sd|sd\b|memory card|card|usb|flash drive)/i;
const COMPUTERS = new Set(['laptops', 'computers']);
/** In gigabytes. Larger sizes are storage if the seller does not say which. */
const MAX_MEMORY = 32;
const MIN_STORAGE = 120;

interface Bytes {
  value: string;
  amount: number;
  memory: boolean;
}

const IS_DRIVE = /^\s*(?:ssd|hdd|hard|storage|drive|nvme|emmc)/i;
/** What is no longer there: "replaced the 500 GB drive with". */
const FORMER = /\b(?:replaced|swapped|changed|switched)\b[^,.;]{1,40}?\b(?:by|with|for|to|out for)\b/gi;
/** A drive without a unit: "256 ssd". */
const BARE_DRIVE = /\b(120|128|240|250|256|480|500|512)(?= ?(?:ssd|hdd|nvme|m\.?2)\b)/gi;

/** Returns the byte sizes in a text that belong to the item. */
function bytesIn(text: string, kind: string): Bytes[] {
  const current = text.replace(FORMER, ' ');
  const ofItem = withoutOthers(COMPUTERS.has(kind) ? current.replace(BARE_DRIVE, '$1 GB') : current);
  const sizes: Bytes[] = [];
  for (const match of ofItem.matchAll(STORAGE)) {
    const [whole, figure = '', unit = ''] = match;
    const before = ofItem.slice(0, match.index);
    const after = ofItem.slice(match.index + whole.length);
    if (BEFORE_OTHER.test(before) || AFTER_OTHER.test(after)) continue;
    const isTera = /^t/i.test(unit);
    const amount = Number(figure) * (isTera ? 1024 : 1);
    const isDrive = IS_DRIVE.test(after);
    // "8 gig ram 1tb hdd"
    const saysMemory = !isDrive && (IS_MEMORY.test(after) || BEFORE_MEMORY.test(before));
    const isComputer = COMPUTERS.has(kind);
    if (!saysMemory && !isDrive && isComputer && amount > MAX_MEMORY && amount < MIN_STORAGE) continue;
    const memory = saysMemory || (!isDrive && isComputer && amount <= MAX_MEMORY);
    sizes.push({ value: `${figure} ${isTera ? 'TB' : 'GB'}`, amount, memory });
  }
  return sizes;
}

function readBytes(text: ReadText, memory: boolean): Fact | null {
  return firstFact(text, (clause) => {
    if (clause.negated || /\b(?:removed|took out|pulled)\b/i.test(clause.text)) return null;
    const bytes = bytesIn(clause.text, text.kind).find((size) => size.memory === memory);
    return bytes === undefined ? null : { value: bytes.value, good: null, amount: bytes.amount };
  });
}

export const readStorage = (text: ReadText): Fact | null => readBytes(text, false);
export const readMemory = (text: ReadText): Fact | null => readBytes(text, true);

const BATTERY = [
  /\bbatt(?:ery)?\b(?:\s+(?:health|life|capacity|maximum|max|condition))*\s*(?:\([^)]*\))?\s*(?:is|at|of|:|=|-|still|about|around|holds|~|\s)*\s*(\d{2,3})\s?(?:%|percent)/i,
  /\b(\d{2,3})\s?(?:%|percent)\s+(?:on the\s+|original\s+|of\s+)?(?:maximum\s+)?(?:battery|batt|bh)\b/i,
  /\b(?:max(?:imum)? capacity|bh)\b\s*(?:is|at|of|:|\s)*(\d{2,3})\s?(?:%|percent)/i,
];

export const readBatteryHealth = (text: ReadText): Fact | null =>
  firstFact(text, ({ text: words }) => {
    if (/\bcharged?\b/i.test(words)) return null;
    for (const pattern of BATTERY) {
      const percent = Number(pattern.exec(words)?.[1] ?? 0);
      if (percent > 0 && percent <= 100) return { value: `${percent}%`, good: null, amount: percent };
    }
    return null;
  });

const SCREEN_KINDS = new Set(['laptops', 'tablets', 'TVs', 'monitors', 'computers', 'phones']);
const INCHES =
  /(\d{1,3}(?:\.\d{1,2})?)\s?-?\s?(?:inch(?:es)?|["”″]|''|in\.(?=\s|$)|in$|-in\b)(?!\s+(?:scratch|crack|line|mark|dent|chip|tear|gap))/i;

/** A bare size beside what makes it a screen: "LG 65 OLED", "TV 55". */
const SCREEN =
  /\b([2-9]\d)\s(?:(?:oled|qled|uled|led|lcd|4k|uhd|8k|smart|roku|fire|hd|curved|plasma)\b|tv\b)|\btv\s([2-9]\d)\b(?!\s?(?:hz|w|%))/i;

export function readScreenSize(text: ReadText): Fact | null {
  if (!SCREEN_KINDS.has(text.kind)) return null;
  return firstFact(text, ({ text: words, negated }) => {
    const bare = text.kind === 'TVs' ? SCREEN.exec(withoutOthers(words)) : null;
    const figure = INCHES.exec(withoutOthers(words))?.[1] ?? bare?.[1] ?? bare?.[2];
    if (figure === undefined || negated || /\b(?:wide|tall|deep|cable|cord|stand)\b/i.test(words))
      return null;
    return { value: `${figure} inches`, good: null, amount: Number(figure) };
  });
}

const UNIT = String.raw`(?:inch(?:es)?|in\b|["”″]|''|cm|mm|ft|feet|foot|['’]|meters?|m\b)`;
const FIGURE = String.raw`\d+(?:[.,]\d+)?(?:\s?\d\/\d)?`;
const BY = String.raw`\s?(?:[wdhl]\b)?\s?(?:x|×|by)\s?`;
const BOXED = new RegExp(
  String.raw`\b${FIGURE}\s?${UNIT}?${BY}${FIGURE}\s?${UNIT}?(?:${BY}${FIGURE}\s?${UNIT}?)?(?:\s?[wdhl]\b)?`,
  'i',
);
const ONE_SIDE = new RegExp(
  String.raw`\b${FIGURE}\s?-?${UNIT}\s?(?:wide|tall|high|long|deep|round|square|in (?:width|height|length|depth|diameter)|across|diameter)`,
  'i',
);
const LABELED = new RegExp(
  String.raw`\b(?:width|height|length|depth|diameter)\s*:?\s*(?:is )?${FIGURE}\s?${UNIT}`,
  'i',
);
const HAS_UNIT = new RegExp(String.raw`\d\s?${UNIT}`, 'i');
const MEASURED = new Set([
  'home-garden',
  'other',
  'clothing',
  'collectibles',
  'sporting-goods',
  'jewelry-watches',
]);

/** Reads dimensions: '120 x 60 cm'. Without a unit, two numbers count only for furniture. */
export function readDimensions(text: ReadText): Fact | null {
  if (!MEASURED.has(text.category)) return null;
  // Prefer dimensions with a unit, because "Kallax 4x4" counts cubes.
  return dimensionsWith(text, true) ?? dimensionsWith(text, false);
}

const dimensionsWith = (text: ReadText, hasUnit: boolean): Fact | null =>
  firstFact(text, ({ text: words, negated }) => {
    if (negated) return null;
    const boxed = BOXED.exec(words)?.[0];
    if (boxed !== undefined && (HAS_UNIT.test(boxed) || (!hasUnit && text.category === 'home-garden'))) {
      return { value: boxed.replaceAll(/\s+/g, ' ').trim(), good: null };
    }
    const side = ONE_SIDE.exec(words)?.[0] ?? (SAYS_LIMIT.test(words) ? undefined : LABELED.exec(words)?.[0]);
    return side === undefined || boxed !== undefined ? null : { value: side, good: null };
  });

const side = (names: string) =>
  new RegExp(
    String.raw`\b(${FIGURE}\s?-?${UNIT})\s?(?:${names})\b|\b(?:height|length)\s*:?\s*(?:is\s*)?(${FIGURE}\s?${UNIT})`,
    'i',
  );
const TALL = side('tall|high|in height');
const LONG = side('long|in length|chain|necklace');

const readSide = (text: ReadText, pattern: RegExp): Fact | null =>
  firstFact(text, ({ text: words, negated }) => {
    const match = pattern.exec(words);
    const value = match?.[1] ?? match?.[2];
    return value === undefined || negated ? null : { value, good: null };
  });

export const readHeight = (text: ReadText): Fact | null =>
  text.kind === 'lamps' ? readSide(text, TALL) : null;
export function readLength(text: ReadText): Fact | null {
  if (text.kind === 'skis') {
    const length = firstFact(text, ({ text: words }) => {
      const value = /\b\d{2,3}(?:\.\d)?\s?cm\b/i.exec(words)?.[0];
      return value === undefined ? null : { value, good: null };
    });
    if (length !== null) return length;
  }
  return text.kind === 'skis' || text.kind === 'necklaces' ? readSide(text, LONG) : null;
}

export function readWeight(text: ReadText): Fact | null {
  if (text.category !== 'sporting-goods') return null;
  return firstFact(text, ({ text: words, negated, owner }) => {
    const match = /\b\d+(?:\.\d+)?\s?(?:lbs?|pounds?|kg|kilos?)\b/i.exec(words);
    if (match === null || negated || owner !== 'item') return null;
    return SAYS_LIMIT.test(words.slice(0, match.index)) ||
      /\b(?:at|to)\s*$/i.test(words.slice(0, match.index)) ||
      /^\s*(?:max|capacity|limit|rider|rated)/i.test(words.slice(match.index + match[0].length))
      ? null
      : { value: match[0], good: null };
  });
}

const MILES =
  /\b(\d{1,3}(?:,\d{3})+|\d{1,6}|\d{1,3}(?:\.\d)?k|\d{2,3}xxx|\d{1,3} thousand)\+?\s?(?:(?:original|actual|documented|total|highway|hwy|low|easy|orig\.?)\s){0,2}(miles|mi\b|km|kilometers|on (?:it|her|the (?:clock|dash|odometer)))/i;
const MILEAGE =
  /\b(?:mileage|odometer|miles)\b(?: (?:is|at|of|about|around|reads|shows|says|currently)|[:(–-]|\s)*(\d{1,3}(?:,\d{3})+|\d{2,6}|\d{1,3}(?:\.\d)?k)\b/i;

/** Mileage without a unit: "178k" and "168xxx". */
const THOUSANDS =
  /^(?:has |it has |currently |now |at )*((?:[3-9]\d|[1-3]\d\d)k|\d{2,3}[xX]{3})(?: on (?:it|her|the (?:truck|car|van|bike|clock|dash|odometer)))?$/i;
/** Minimum mileage without the word "miles". */
const MIN_UNLABELED_MILES = 1_000;
/** Other distances: range, distance away, and miles since maintenance. */
const OTHER_MILES =
  /\b(?:per|a|to the|on a) (?:gallon|charge|tank)|\bmpg\b|\bevery\b|\baway\b|\buntil\b|\bfrom (?:here|home|town)\b|\bwithin\b|\b(?:located|north|south|east|west|outside)\b|\b(?:done|swapped|replaced|rebuilt|changed|serviced|installed|flushed) (?:at|@|around|about|every)\b|\b(?:drove|driven) (?:it )?(?:about |around )?\d+ miles (?:to|from|last)|\b(?:left|last|next|past|since|after|ago|warranty|trip|range|a day|each way)\b|\bon (?:the |a |these |those )?(?:new |rebuilt |rebuild|replacement )*(?:tires?|engine|motor|rebuild|transmission|trans|brakes?|clutch|them)\b/i;

export function readMileage(text: ReadText): Fact | null {
  if (text.category !== 'vehicles') return null;
  return firstFact(text, ({ text: words, owner }) => {
    if (owner !== 'item' || OTHER_MILES.test(words)) return null;
    const match = MILES.exec(words) ?? MILEAGE.exec(words) ?? THOUSANDS.exec(words);
    const figure = match?.[1];
    if (figure === undefined || /\b(?:no|not|never) (?:\w+ ){0,2}$/i.test(words.slice(0, match?.index)))
      return null;
    const amount = amountOf(figure);
    if (/^on/i.test(match?.[2] ?? '') && amount < MIN_UNLABELED_MILES) return null;
    const unit = /^k/i.test(match?.[2] ?? '') ? 'km' : 'miles';
    return { value: `${figure} ${unit}`, good: null, amount };
  });
}

/** Converts '82,000' and '82k' to 82000. */
const amountOf = (figure: string): number =>
  /k$|xxx$| thousand$/i.test(figure) ? Number.parseFloat(figure) * 1000 : Number(figure.replaceAll(',', ''));
