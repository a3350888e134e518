import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { singular } from './category-features.ts';
import { CATEGORY_WORDS } from './category-words.ts';

interface Meaning {
  category: CategorySlug;
  weight: number;
}

export interface KnownWords {
  /** How strongly the known words of the text speak for each category. */
  scores: ReadonlyMap<CategorySlug, number>;
  /** The words that name the item, as typed but in lower case: "moka pot"; null if none is known. */
  kind: string | null;
}

/** A word within this many characters of the start most likely names the item itself. */
const OPENING = 60;
const OPENING_FACTOR = 1.6;
const FIRST_WORDS = 26;
const FIRST_WORDS_FACTOR = 2.2;

const normal = (phrase: string): string => phrase.trim().split(/\s+/).map(singular).join(' ');

function buildDictionary(): Map<string, Meaning[]> {
  const dictionary = new Map<string, Meaning[]>();
  for (const [category, strengths] of Object.entries(CATEGORY_WORDS)) {
    for (const [weight, words] of Object.entries(strengths)) {
      for (const word of words.split(',')) {
        const key = normal(word);
        const meanings = dictionary.get(key) ?? [];
        // A word listed twice for a category counts once, at its greater strength.
        if (meanings.some((meaning) => meaning.category === category && meaning.weight >= Number(weight)))
          continue;
        meanings.push({ category: category as CategorySlug, weight: Number(weight) });
        dictionary.set(key, meanings);
      }
    }
  }
  return dictionary;
}

const DICTIONARY = buildDictionary();

/** For each word that begins a phrase, how many words the longest of them has: most words begin none. */
const LONGEST_BY_FIRST_WORD = new Map<string, number>();
for (const phrase of DICTIONARY.keys()) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  LONGEST_BY_FIRST_WORD.set(first, Math.max(words.length, LONGEST_BY_FIRST_WORD.get(first) ?? 0));
}

/** Words before something the item belongs to or goes with; names after them count little. */
const ASIDE =
  /\b(?:for (?:my|the|a|an|your)|fits|fit (?:in|on|under)|comes with|with(?: a| an| the)?|includes?|including|from (?:a|my|the)|instead of|got (?:a|an)|upgraded to|bought (?:a|an)|next to|under (?:a|the)|on (?:a|my|the)|at (?:a|my|the)|in (?:a|my|the)|like (?:a|an)|used (?:it )?(?:for|in|on|as)|moving|kept in|fell off|my)\s+(?:[\w'-]+\s+){0,2}$/i;

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}'&-]*/gu;
const CLAUSE_END = /[,.;:!?\n]/;

const nearness = (at: number): number =>
  at < FIRST_WORDS ? FIRST_WORDS_FACTOR : at < OPENING ? OPENING_FACTOR : 1;

/** Weighs every known word of the text; a name near the start counts most. */
export function findKnownWords(text: string): KnownWords {
  const words: { word: string; one: string; at: number }[] = [];
  for (const hit of text.toLowerCase().matchAll(WORDS)) {
    words.push({ word: hit[0], one: singular(hit[0]), at: hit.index });
  }
  const scores = new Map<CategorySlug, number>();
  const counted = new Set<string>();
  let kind: { words: string; score: number } | null = null;

  for (let i = 0; i < words.length; ) {
    let step = 1;
    const longest = LONGEST_BY_FIRST_WORD.get(words[i]?.one ?? '') ?? 0;
    for (let length = Math.min(longest, words.length - i); length > 0; length -= 1) {
      const slice = words.slice(i, i + length);
      const first = slice[0];
      const last = slice.at(-1);
      if (!first || !last) break;
      const between = text.slice(first.at, last.at);
      const known = slice.map((item) => item.one).join(' ');
      const meanings = DICTIONARY.get(known);
      if (!meanings || CLAUSE_END.test(between)) continue;
      const typed = slice.map((item) => item.word).join(' ');
      // Only a name uses up its words; after a weak sign such as "sterling silver", "silver ring" can still match.
      if (meanings.some((meaning) => meaning.weight === 3)) step = length;
      const aside = ASIDE.test(text.slice(Math.max(0, first.at - 40), first.at)) && scores.size > 0;
      const factor = nearness(first.at) * (aside ? 0.35 : 1) * (1 + (length - 1) * 0.35);
      for (const { category, weight } of meanings) {
        const key = `${category}:${known}`;
        if (counted.has(key)) continue;
        counted.add(key);
        scores.set(category, (scores.get(category) ?? 0) + weight * factor);
        const score = weight === 3 ? factor : 0;
        // The later of two equal names wins: "guitar case", "turntable speaker".
        if (score > 0 && (!kind || score > kind.score)) kind = { words: typed, score };
      }
      break;
    }
    i += step;
  }

  return { scores, kind: kind?.words ?? null };
}
