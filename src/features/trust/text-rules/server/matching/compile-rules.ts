import type { RuleAction, RulePlace } from '../../contract/rule-limits.ts';
import { compilePattern, type Pattern } from './compile-pattern.ts';
import { foldText } from './fold-text.ts';
import { type Evasions, keyOf, type Phrase } from './match-phrase.ts';

/** What of a rule decides what it matches and what follows. */
export interface MatchedRule {
  id: string;
  name: string;
  /** Words and phrases. Those between slashes are patterns. */
  words: readonly string[];
  /** Phrases in which a word is fine, such as "water gun". */
  exceptions: readonly string[];
  places: readonly RulePlace[];
  action: RuleAction;
  /** Why a blocked text is refused, as the person reads it. */
  reason: string;
  evasions: Evasions;
  /** Also matches plurals. */
  endings: boolean;
}

/** A phrase in the trie, with the rule it belongs to. */
export interface Entry {
  rule: MatchedRule;
  phrase: Phrase;
  isException: boolean;
}

/** Phrases by their keys, letter by letter. */
export interface TrieNode {
  next: Map<string, TrieNode>;
  entries: Entry[];
}

export interface CompiledRules {
  trie: TrieNode;
  patterns: readonly { rule: MatchedRule; source: string; pattern: Pattern }[];
}

const newNode = (): TrieNode => ({ next: new Map(), entries: [] });

/** Returns the pattern between slashes, or null for words. */
export function patternSource(words: string): string | null {
  return /^\/(.+)\/$/su.exec(words)?.[1] ?? null;
}

/** Compiles rules into one trie and their patterns. A pattern that can't be used is left out. */
export function compileRules(rules: readonly MatchedRule[]): CompiledRules {
  const trie = newNode();
  const patterns: { rule: MatchedRule; source: string; pattern: Pattern }[] = [];
  for (const rule of rules) {
    for (const words of rule.words) {
      const source = patternSource(words);
      if (source === null) addPhrase(trie, rule, words, false);
      else {
        const pattern = compilePattern(source);
        if (!('problem' in pattern)) patterns.push({ rule, source: words, pattern });
      }
    }
    for (const words of rule.exceptions) addPhrase(trie, rule, words, true);
  }
  return { trie, patterns };
}

function addPhrase(trie: TrieNode, rule: MatchedRule, words: string, isException: boolean): void {
  const phrase = compilePhrase(words, isException ? { separators: true, lookAlikes: false } : rule.evasions);
  if (phrase === null) return;
  for (const letters of rule.endings || isException ? withEndings(phrase.letters) : [phrase.letters]) {
    let node = trie;
    for (const key of trieKeys(letters)) {
      let child = node.next.get(key);
      if (child === undefined) node.next.set(key, (child = newNode()));
      node = child;
    }
    node.entries.push({ rule, phrase: { ...phrase, letters }, isException });
  }
}

/** Returns null for a phrase without letters and digits. */
function compilePhrase(words: string, evasions: Evasions): Phrase | null {
  const breaks = new Set<number>();
  let letters = '';
  for (const piece of foldText(words).pieces) {
    if (letters !== '') breaks.add(letters.length);
    letters += piece.letters;
  }
  return letters === '' ? null : { words, letters, breaks, evasions };
}

/** Adds plurals: guns, watches, puppies, knives. */
function withEndings(letters: string): string[] {
  if (!/[a-z]$/.test(letters) || letters.length < 3) return [letters];
  const plurals = [`${letters}s`];
  if (/(?:s|x|z|ch|sh|o)$/.test(letters)) plurals.push(`${letters}es`);
  if (/[^aeiou]y$/.test(letters)) plurals.push(`${letters.slice(0, -1)}ies`);
  if (/(?:f|fe)$/.test(letters)) plurals.push(letters.replace(/fe?$/, 'ves'));
  return [letters, ...plurals];
}

/** The keys of letters without repetitions, which repeated letters of a text have too. */
function* trieKeys(letters: string): Generator<string> {
  let last = '';
  for (const letter of letters) {
    const key = keyOf(letter);
    if (key !== last) yield key;
    last = key;
  }
}
