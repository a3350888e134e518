import { KARATS } from './measure-words.ts';
import { MEASURE_UNITS } from './units.ts';

const UNIT_WAYS = MEASURE_UNITS.flatMap(({ ways }) => ways).toSorted((a, b) => b.length - a.length);
const MEASURE = new RegExp(
  `^(\\d{1,4}(?:[.,]\\d{1,2})?)\\s*-?\\s*(${UNIT_WAYS.join('|')})(?![\\p{L}\\d])`,
  'iu',
);
const SIZE = /^size\s+(\d{1,3}(?:[.,]\d)?|xs|s|m|l|xl|xxl)(?![\p{L}\d])/iu;

export interface Measure {
  /** The amount as words of listings. Decimals are two words: 5.5. */
  amount: readonly string[];
  /** The amount with a decimal point. */
  number: string;
  /** The canonical unit; null for a size. */
  unit: string | null;
  /** Spellings of number and unit as one word. */
  joined: readonly string[];
  /** Length in characters. */
  length: number;
}

/** Reads the measure at the start of a text. 54 cm, 54cm and 54-cm are equal, and so are 55 inch and 55". */
export function readMeasure(text: string): Measure | null {
  const measure = MEASURE.exec(text);
  if (measure) {
    const [{ length }, amount = '', unit = ''] = measure;
    // "14k" is gold. "4k" and "5k" are not measures.
    if (unit.toLowerCase() === 'k' && !KARATS.has(Number(amount))) return null;
    const known = MEASURE_UNITS.find(({ ways }) => ways.includes(unit.toLowerCase()));
    const number = amount.replace(/[.,]/, '');
    const isWhole = number === amount;
    const joined = isWhole
      ? (known?.ways ?? []).filter((way) => /^\w+$/.test(way)).map((way) => `${number}${way}`)
      : [];
    return { ...amountOf(amount), unit: known?.name ?? unit, joined, length };
  }
  const size = SIZE.exec(text);
  return size && { ...amountOf(size[1] ?? ''), unit: null, joined: [], length: size[0].length };
}

const amountOf = (typed: string) => ({
  amount: [...new Set(typed.toLowerCase().split(/[.,]/))],
  number: typed.replace(',', '.'),
});

/** Returns the amounts of a unit in a text, such as 56 in "Road bike, 56 cm" for cm. */
export function amountsOf(unit: string, text: string): string[] {
  const starts = text.matchAll(/(?<![\p{L}\d.,])\d/gu);
  return [...starts].flatMap(({ index }) => {
    const measure = readMeasure(text.slice(index));
    return measure?.unit === unit ? [measure.number] : [];
  });
}
