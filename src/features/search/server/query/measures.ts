import { KARATS } from '../../../item-language/server/item-language.ts';
import { searchWords } from '../search-terms.ts';

/** How people write each unit; the first is how we do. */
const UNITS: readonly (readonly string[])[] = [
  ['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
  ['mm', 'millimeter', 'millimeters'],
  ['m', 'meter', 'meters', 'metre', 'metres'],
  ['inch', 'in', 'inches', '"', '”', '″', "''"],
  ['ft', 'feet', 'foot'],
  ['gb', 'gig', 'gigs', 'gigabyte', 'gigabytes'],
  ['tb', 'terabyte', 'terabytes'],
  ['mb', 'megabyte', 'megabytes'],
  ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  ['lb', 'lbs', 'pound', 'pounds'],
  ['oz', 'ounce', 'ounces'],
  ['qt', 'quart', 'quarts'],
  ['gallon', 'gallons', 'gal'],
  ['l', 'liter', 'liters', 'litre', 'litres'],
  ['ml', 'milliliter', 'milliliters'],
  ['w', 'watt', 'watts'],
  ['v', 'volt', 'volts'],
  ['wh'],
  ['hz'],
  ['cc'],
  ['ct', 'carat', 'carats', 'karat', 'k'],
  ['person', 'people', 'persons', 'man'],
  ['seater', 'seat', 'seats'],
  ['piece', 'pieces', 'pc', 'pcs'],
  ['speed', 'speeds'],
  ['key', 'keys'],
  ['mp', 'megapixel', 'megapixels'],
];
const UNIT_NAMES = UNITS.flat().toSorted((a, b) => b.length - a.length);
const MEASURE = new RegExp(
  `^(\\d{1,4}(?:[.,]\\d{1,2})?)\\s*-?\\s*(${UNIT_NAMES.join('|')})(?![\\p{L}\\d])`,
  'iu',
);
const SIZE = /^size\s+(\d{1,3}(?:[.,]\d)?|xs|s|m|l|xl|xxl)(?![\p{L}\d])/iu;

export interface Measure {
  /** How much it is, as the words that listings have of it: 5.5 is two. */
  amount: readonly string[];
  /** The same as we write it, with a point. */
  number: string;
  /** As we write the unit; null for a size. */
  unit: string | null;
  /** Ways to write number and unit as one word. */
  joined: readonly string[];
  /** How many characters of the text it takes. */
  length: number;
}

/** Reads the measure that a text starts with: 54 cm, 54cm and 54-cm are the same; so are 55 inch and 55". */
export function readMeasure(text: string): Measure | null {
  const measure = MEASURE.exec(text);
  if (measure) {
    const [{ length }, amount = '', unit = ''] = measure;
    // "14k" is gold, "4k" and "5k" are no measures.
    if (unit.toLowerCase() === 'k' && !KARATS.has(Number(amount))) return null;
    const names = UNITS.find((each) => each.includes(unit.toLowerCase())) ?? [];
    const number = amount.replace(/[.,]/, '');
    const isWhole = number === amount;
    const joined = isWhole
      ? names.filter((name) => /^\w+$/.test(name)).map((name) => `${number}${name}`)
      : [];
    return { ...amountOf(amount), unit: names[0] ?? unit, joined, length };
  }
  const size = SIZE.exec(text);
  return size && { ...amountOf(size[1] ?? ''), unit: null, joined: [], length: size[0].length };
}

const amountOf = (typed: string) => ({ amount: searchWords(typed), number: typed.replace(',', '.') });

/** The amounts of a unit that a text names, such as 56 in "Road bike, 56 cm" for cm. */
export function amountsOf(unit: string, text: string): string[] {
  const starts = text.matchAll(/(?<![\p{L}\d.,])\d/gu);
  return [...starts].flatMap(({ index }) => {
    const measure = readMeasure(text.slice(index));
    return measure?.unit === unit ? [measure.number] : [];
  });
}
