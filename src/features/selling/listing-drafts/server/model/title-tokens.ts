import type { AnswerContext } from './answer-context.ts';
import { claimsIn } from './claims.ts';
import { isClaim, type KnownFacts } from './known-facts.ts';
import { namesIn } from './names-of.ts';
import { isInPhrase, isNoItem, isOrdinary, isSmallWord } from './seen-words.ts';

/** A word of a title, and whether it is kept. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** Number of the segment. Commas, dashes and brackets start a new one. */
  segment: number;
  kept: boolean;
  /** Whether it comes from the seller's words or the item's markings. */
  known: boolean;
  /** Whether its capitals are kept. */
  spelled: boolean;
  named: boolean;
  claimed: boolean;
}

/** Parts that can be counted in a photo. */
const COUNTED =
  /^(?:drawers?|doors?|shel(?:f|ves)|tiers?|chairs?|stools?|cushions?|pillows?|books?|mugs?|cups?|plates?|bowls?|glasses|wheels?|strings?|seats?|seaters?|burners?|slots?|buttons?|compartments?|pockets?|lamps?|vases?|frames?|arms?|legs?|panels?|lights?|dining|bar|piece|pieces|pcs?|pack)$/i;
const MAX_COUNTED = 24;
/** Decides for each word of a text whether it is supported. */
export function weighWords(text: string, hasOnlyCapitals: boolean, context: AnswerContext) {
  const { facts, lowerCase } = context;
  const isUnknown = ({ start, end }: { start: number; end: number }) => !facts.knows(text.slice(start, end));
  const claims = claimsIn(text, context).filter(isUnknown);
  const names = namesIn(text, { lowerCase, isTitleCase: hasOnlyCapitals }).filter(isUnknown);
  const tokens = tokensOf(text);
  const words = tokens.map((token) => token.text);
  for (const [index, token] of tokens.entries()) {
    const within = ({ start, end }: { start: number; end: number }) => token.start < end && start < token.end;
    token.known = facts.knows(token.text) && (!isSmallWord(token.text) || isReadAlong(words, index, facts));
    token.named = names.some(within);
    token.claimed = claims.some(within);
    token.kept = !token.claimed && !token.named && (token.known || isSeen(words, index, context));
  }
  return { tokens, claims };
}

/** Whether a small word is part of a marking, like "The" in a book title. */
const isReadAlong = (words: readonly string[], index: number, facts: KnownFacts): boolean =>
  facts.reads(`${words[index]} ${words[index + 1] ?? ''}`);

/** Splits a title into words, with segments separated by commas, dashes and brackets. */
export function tokensOf(text: string): Token[] {
  let segment = 0;
  let last = 0;
  return [
    ...text.matchAll(/\p{Lu}\.(?= ?\p{Lu})|[\p{L}\p{N}'&+][\p{L}\p{M}\p{N}'’&./+-]*(?<![.'’/-])["]?/gu),
  ].map(({ 0: word, index }) => {
    if (/[,;:|()[\]!?•]|\s-+\s|\.\s/.test(text.slice(last, index))) segment += 1;
    last = index + word.length;
    return {
      text: word,
      start: index,
      end: last,
      segment,
      kept: false,
      known: false,
      spelled: false,
      named: false,
      claimed: false,
    };
  });
}

/** Whether a photo can show what a word says. */
function isSeen(words: readonly string[], index: number, { lowerCase }: AnswerContext): boolean {
  const word = words[index] ?? '';
  if (isSmallWord(word)) return true;
  if (isNoItem(word) || (isClaim(word) && !isInPhrase(words, index))) return false;
  if (/^\d+$/.test(word)) return isCount(word, words[index + 1] ?? '', words[index - 1] ?? '');
  return word.split(/[-/]/).every((part, partIndex, parts) => {
    if (/^\d+$/.test(part)) return isCount(part, parts[partIndex + 1] ?? '', '');
    return isOrdinary(part) || isSmallWord(part) || lowerCase.has(part.toLowerCase()) || LETTER.test(part);
  });
}

/** A single letter, as in "T-shirt". */
const LETTER = /^[LTUV]$/;

const isCount = (number: string, next: string, before: string): boolean =>
  Number(number) <= MAX_COUNTED && (COUNTED.test(next.split('-')[0] ?? '') || before.toLowerCase() === 'of');
