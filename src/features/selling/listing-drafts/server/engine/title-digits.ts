import {
  belowHundred,
  type Reading,
  readingOf,
} from '../../../../items/item-language/server/item-language.ts';
import { type NumberSpan, numbersIn } from './number-spans.ts';
import { startsWithVehicleMaker } from './title-words.ts';

/** "Nineteen ninety nine" was read as a price, but is a year here. */
const isSpokenYear = ({ value, pair }: NumberSpan): boolean => pair && value > 19 && value < 21;

/** Model number and storage size in one: "mini four sixty four gig". */
const STORAGE = /^(?<model>\d{1,2})(?<size>16|32|64|128|256|512)$/;
const STORED = /^ (?:gigs?|gb|gigabytes?)\b/i;

const MEASURED = /^ (?:centimet|cm|inch|mm|millimet|foot|feet|ft|pound|lb)/i;

/** Returns the digits of a number for a title: "fifteen eight" becomes two numbers, not 15,800. */
function digitsOf(span: NumberSpan, { tokens }: Reading, after: string): string {
  if (isSpokenYear(span)) return String(Math.round(span.value * 100));
  // A year: "ninety seven ford ranger".
  if (span.value >= 60 && span.value <= 99 && startsWithVehicleMaker(after.trimStart()))
    return String(1_900 + span.value);
  // Two numbers: "Caad ten fifty six centimeter".
  const isTwo = span.thousands || (span.pair && span.value >= 1_000 && MEASURED.test(after));
  const first = isTwo ? belowHundred([...tokens], span.first)?.value : undefined;
  if (first !== undefined)
    return `${first} ${span.thousands ? (span.value - first * 1_000) / 100 : span.value - first * 100}`;
  const stored = STORED.test(after) ? STORAGE.exec(String(span.value))?.groups : undefined;
  return stored === undefined ? String(span.value) : `${stored['model']} ${stored['size']}`;
}

const ORDINALS: ReadonlyMap<string, string> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, `${index + 1}${['st', 'nd', 'rd'][index] ?? 'th'}`]),
);
/** Ordinals of a generation or edition: "ninth generation". */
const OF_GENERATION = new RegExp(
  String.raw`\b(${[...ORDINALS.keys()].join('|')})(?= (?:gen|generation|edition|ed)\b)`,
  'gi',
);
const withOrdinals = (title: string): string =>
  title.replace(OF_GENERATION, (word) => ORDINALS.get(word.toLowerCase()) ?? word);

/** Replaces number words of a title with digits: "size ten and a half" becomes "size 10.5". "Xbox One" stays. */
export function withDigits(sellerText: string): string {
  const title = withOrdinals(sellerText);
  const reading = readingOf(title);
  const spans = numbersIn(title, reading);
  let result = '';
  let from = 0;
  for (const [index, span] of spans.entries()) {
    const [before, after] = [spans[index - 1], spans[index + 1]];
    const word = title.slice(span.start, span.end);
    // "One piece" is a name, and "four four size" is not a number.
    const isName = span.value === 1 || (/^\p{Lu}/u.test(word) && span.start > 0);
    const isDigit = (other: NumberSpan | undefined): boolean => other !== undefined && other.value < 10;
    const isRow =
      span.value < 10 &&
      ((before?.next === span.first && isDigit(before)) || (after?.first === span.next && isDigit(after)));
    if (!span.spoken || span.isMoney || isName || isRow) continue;
    result += title.slice(from, span.start) + digitsOf(span, reading, title.slice(span.end));
    from = span.end;
  }
  return (result + title.slice(from)).replace(/(\d) point (\d)/g, '$1.$2');
}
