import type { DraftEngine } from './engine.ts';
import { professionalSentences } from './professional.ts';
import { wordCount } from './sentences.ts';

/** What buyers look for in a sentence, with weights. */
const INFORMATIVE: readonly [RegExp, number][] = [
  [
    /[$£€]\s?\d|\b(?:asking|price|dollars|or best offer|firm|for free|would take|will take|looking to get|open to offers)\b/i,
    3,
  ],
  [
    /\b(?:condition|brand new|like new|barely (?:used|touched|worn)|never (?:used|worn)|works?|working|broken|crack\w*|scratch\w*|dents?|dented|scuff\w*|stain\w*|torn|rips?|ripped|missing|rust\w*|worn|damage\w*|sealed|needs?)\b/i,
    2.5,
  ],
  [/\b(?:comes? with|includes?|included|original box|charger)\b/i, 2],
  [/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred)\b/i, 1.5],
  [/\b(?:inches|inch|feet|foot|size|gigs?|gb|years? old|months? old|medium|large|small|color)\b/i, 1],
  [/\b(?:pick ?up|deliver\w*|ship\w*|cash)\b/i, 1],
  [
    /\b(?:moving|i love|we love|loved|my (?:mom|dad|wife|husband|kids?|son|daughter)|sad|story|remember|thought|feel)\b/i,
    -2,
  ],
];
/** Weight of the sentence that names the item, which always comes first. */
const NAME_WEIGHT = 10;
/** Sentences with a lower weight are omitted. */
const MIN_WEIGHT = 1;

/** A summary has at least this many words, or this share of a long text. */
const MIN_WORDS = 30;
const MAX_WORDS = 80;
const LONG_TEXT_SHARE = 0.4;

/** Returns the most informative sentences, in their order and the seller's own words. */
export function makeSummary(text: string, { spellNames, readItem }: DraftEngine): string {
  const sentences = professionalSentences(text, spellNames);
  if (sentences.length <= 2) return sentences.join(' ');
  const name = new Set(wordsOf(readItem(sentences.join(' ')).title));
  const enough = Math.min(MAX_WORDS, Math.max(MIN_WORDS, LONG_TEXT_SHARE * wordCount(sentences.join(' '))));
  const best = sentences
    .map((sentence, at) => ({ sentence, at, score: scoreOf(sentence, name) }))
    .filter(({ score }, _, all) => score >= MIN_WEIGHT || all.every((other) => other.score < MIN_WEIGHT))
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const taken: typeof best = [];
  let words = 0;
  for (const one of best) {
    const more = wordCount(one.sentence);
    if (taken.length > 0 && words + more > enough) continue;
    taken.push(one);
    words += more;
  }
  return taken
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(' ');
}

function scoreOf(sentence: string, name: ReadonlySet<string>): number {
  const informative = INFORMATIVE.reduce(
    (sum, [pattern, weight]) => sum + (pattern.test(sentence) ? weight : 0),
    0,
  );
  const named = wordsOf(sentence).filter((word) => name.has(word)).length / Math.max(1, name.size);
  return informative + NAME_WEIGHT * Math.min(1, named);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
