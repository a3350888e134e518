import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { spellNames } from '../../../../items/item-language/server/item-language.ts';
import { withoutChatter } from './chatter.ts';
import { capitalised } from './title.ts';

const ABBREVIATIONS: [RegExp, string][] = [
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\bu\b(?= (?:can|could|need|want|get|like|have))/gi, 'you'],
  [/\bthx\b/gi, 'thanks'],
  [/\bgonna\b/gi, 'going to'],
  [/\bcond\b\.?/gi, 'condition'],
  [/\bexc\b\.?(?= condition)/gi, 'excellent'],
  [/\bincl\b\.?/gi, 'including'],
  [/\bapprox\b\.?/gi, 'about'],
  [/\b(do|does|did|is|are|was|has|have|would|could|should)nt\b/gi, "$1n't"],
  [/\bdont\b/gi, "don't"],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\bive\b/gi, "I've"],
  [/\bim\b/gi, "I'm"],
];

function tidySentence(raw: string, first: boolean): string {
  let sentence = raw
    .trim()
    .replace(/^[\s,;:.*•-]+/, '')
    .replace(/[\s,;:-]+$/, '');
  if (first) sentence = withoutChatter(sentence);
  for (const [short, long] of ABBREVIATIONS) sentence = sentence.replace(short, long);
  sentence = sentence
    .replace(/\s*,(?:\s*,)+/g, ',')
    .replace(/\s+,/g, ',')
    .replace(/,\s*-\s*/g, ', ')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/\(\s*\)/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+(?:and|or|but|so|for|at|asking)$/i, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(sentence)) return '';
  sentence = capitalised(spellNames(sentence));
  return /[.!?]["')]*$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Every fact the seller gave, as sentences, without greetings, sales talk and the asking price. */
export function makeDescription(text: string): string {
  const paragraphs = text.split('\n').map((line) => line.split(/(?<=[.!?])\s+(?=["'(]?[\p{L}\p{N}])/u));
  let first = true;
  const tidied: string[] = [];
  for (const sentences of paragraphs) {
    const line: string[] = [];
    for (const sentence of sentences) {
      const tidy = tidySentence(sentence, first);
      if (tidy === '') continue;
      first = false;
      if (line.at(-1) !== tidy) line.push(tidy);
    }
    if (line.length > 0) tidied.push(line.join(' '));
  }
  const whole = tidied.join('\n');
  if (whole.length <= LISTING_LIMITS.description) return whole;
  const cut = whole.slice(0, LISTING_LIMITS.description - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LISTING_LIMITS.description / 2)).trimEnd()}…`;
}
