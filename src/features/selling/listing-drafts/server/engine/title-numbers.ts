import { readingOf } from '../../../../items/item-language/server/item-language.ts';
import { type NumberSpan, numbersIn } from './number-spans.ts';

/** "nineteen ninety nine" is read as a price first. */
const isSpokenYear = ({ value, pair }: NumberSpan): boolean => pair && value > 19 && value < 21;

/** Writes the number words of a title in digits: "size ten and a half" becomes "size 10.5"; "Xbox One" stays. */
export function withDigits(title: string): string {
  const reading = readingOf(title);
  const spans = numbersIn(title, reading);
  let result = '';
  let from = 0;
  for (const [index, span] of spans.entries()) {
    const [before, after] = [spans[index - 1], spans[index + 1]];
    const word = title.slice(span.start, span.end);
    // "One piece", and "four four size", which is no number.
    const isName = span.value === 1 || (/^\p{Lu}/u.test(word) && span.start > 0);
    const isRow = span.value < 10 && (before?.next === span.first || after?.first === span.next);
    if (!span.spoken || span.isMoney || isName || isRow) continue;
    result +=
      title.slice(from, span.start) + (isSpokenYear(span) ? Math.round(span.value * 100) : span.value);
    from = span.end;
  }
  return (result + title.slice(from)).replace(/(\d) point (\d)/g, '$1.$2');
}
