import type { RulePlace } from '../../contract/rule-limits.ts';
import type { CompiledRules, Entry, MatchedRule, TrieNode } from './compile-rules.ts';
import { type FoldedText, foldText, type Piece } from './fold-text.ts';
import { keyOf, type Phrase, saysPhrase } from './match-phrase.ts';

/** Where a rule matches in a text. */
export interface TextMatch {
  rule: MatchedRule;
  /** The word, phrase or pattern of the rule. */
  words: string;
  /** Offsets in the text as it was written. */
  start: number;
  end: number;
  /** How the words were hidden, such as "with spaces"; empty if they are written plainly. */
  how: string[];
}

interface Found {
  entry: Entry;
  /** Indexes of the first and last piece. */
  from: number;
  to: number;
}

/** Finds where rules for a place match a text, at most once for each rule, in the order of the text. */
export function findMatches(rules: CompiledRules, text: string, place: RulePlace): TextMatch[] {
  const folded = foldText(text);
  const byRule = new Map<string, TextMatch>();
  const add = (match: TextMatch): void => {
    const known = byRule.get(match.rule.id);
    const isLonger = known?.start === match.start && match.end > known.end;
    if (known === undefined || match.start < known.start || isLonger) byRule.set(match.rule.id, match);
  };
  const phrases = findPhrases(rules.trie, folded, place);
  const exceptions = phrases.filter(({ entry }) => entry.isException);
  const isFine = (rule: MatchedRule, from: number, to: number): boolean =>
    exceptions.some(
      (exception) => exception.entry.rule === rule && exception.from <= from && exception.to >= to,
    );
  for (const { entry, from, to } of phrases) {
    if (entry.isException || isFine(entry.rule, from, to)) continue;
    const [start, end] = offsetsOf(folded, from, to);
    const pieces = folded.pieces.slice(from, to + 1);
    const how = explainMatch(text.slice(start, end), pieces, entry.phrase);
    add({ rule: entry.rule, words: entry.phrase.words, start, end, how });
  }
  for (const { rule, source, pattern } of rules.patterns) {
    // Whether a pattern matches is known a hundred times faster than where.
    if (!rule.places.includes(place) || !pattern.test(folded.folded)) continue;
    const matcher = pattern.matcher(folded.folded);
    while (matcher.find()) {
      const [first, last] = [matcher.start(), matcher.end() - 1];
      const [from, to] = [pieceAt(folded, first), pieceAt(folded, last)];
      if (isFine(rule, from, to)) continue;
      const start = folded.chars[first]?.start ?? 0;
      add({ rule, words: source, start, end: folded.chars[last]?.end ?? start, how: [] });
      break;
    }
  }
  return [...byRule.values()].toSorted((a, b) => a.start - b.start);
}

function findPhrases(trie: TrieNode, { pieces }: FoldedText, place: RulePlace): Found[] {
  const phrases: Found[] = [];
  for (let from = 0; from < pieces.length; from += 1) {
    if (pieces[from]?.isSign && pieces[from]?.letters !== '$') continue;
    let node: TrieNode | undefined = trie;
    let last = '';
    for (let to = from; to < pieces.length; to += 1) {
      const piece = pieces[to];
      if (piece === undefined || (to > from && piece.joint === 'break')) break;
      for (const letter of piece.letters) {
        const key = keyOf(letter);
        if (key !== last) node = node?.next.get(key);
        last = key;
        if (node === undefined) break;
      }
      if (node === undefined) break;
      if (piece.isSign) continue;
      for (const entry of node.entries) {
        if (!entry.rule.places.includes(place)) continue;
        if (saysPhrase(pieces.slice(from, to + 1), entry.phrase)) phrases.push({ entry, from, to });
      }
    }
  }
  return phrases;
}

function offsetsOf({ chars, pieces }: FoldedText, from: number, to: number): [start: number, end: number] {
  const [first, last] = [pieces[from], pieces[to]];
  if (first === undefined || last === undefined) return [0, 0];
  return [chars[first.from]?.start ?? 0, chars[last.from + last.letters.length - 1]?.end ?? 0];
}

/** Returns the index of the piece with a letter of the folded text, or of the one before it. */
function pieceAt({ pieces }: FoldedText, index: number): number {
  return Math.max(
    0,
    pieces.findLastIndex(({ from }) => from <= index),
  );
}

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Says how a text hides a phrase, such as "with spaces" and "1 for l"; empty if it doesn't. */
function explainMatch(original: string, pieces: readonly Piece[], { letters, breaks }: Phrase): string[] {
  const how: string[] = [];
  const joints = new Set(pieces.slice(1).map(({ joint }) => joint));
  const hasExtraJoints = pieces.filter(({ isSign }) => !isSign).length - 1 > breaks.size;
  if (hasExtraJoints && joints.has('space')) how.push('with spaces');
  if (hasExtraJoints && joints.has('tight')) how.push('with dots or dashes');
  if (INVISIBLE.test(original)) how.push('with invisible characters');
  const text = pieces.map((piece) => piece.letters).join('');
  const swaps = new Set<string>();
  let index = 0;
  for (const letter of text) {
    if (letter === letters[index]) index += 1;
    else if (/[a-z]/.test(letter)) continue;
    else if (letters[index] !== undefined) {
      swaps.add(`${letter} for ${letters[index]}`);
      index += 1;
    }
  }
  how.push(...swaps);
  if (/[^\p{ASCII}]/u.test(original.replaceAll(/[\p{Cf}\p{M}\p{P}\p{Z}]/gu, '')))
    how.push('look-alike letters');
  if (text.length > letters.length) how.push('repeated letters');
  return how;
}
