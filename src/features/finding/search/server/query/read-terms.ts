import {
  type BuiltInCategory,
  type CategorySlug,
  currentCategories,
} from '../../../../../shared/taxonomy.ts';
import {
  type ItemKind,
  isBrandOnly,
  isModelName,
  kindsNamed,
  MAX_NAME_WORDS,
  readMeasure,
  readUse,
  stem,
} from '../../../../items/item-language/server/item-language.ts';
import { searchWords } from '../search-terms.ts';
import { ASIDE_STARTS, CHEAP, CONTAINERS, FILLER, QUALITIES } from './plain-words.ts';
import type { Span } from './spans.ts';
import { isOneName, synonymsOf } from './synonyms.ts';

/** One search term: a word, a name of several words, or a measure such as 54 cm. */
export interface SoughtTerm {
  kind: 'word' | 'name' | 'measure';
  /** The term as typed, in lowercase. */
  text: string;
  /** Words that must all match. */
  words: readonly string[];
  /** Other names for the same thing. */
  synonyms: readonly (readonly string[])[];
  /** Names and models of narrower kinds, such as Les Paul for guitar. */
  narrower: readonly (readonly string[])[];
  /** The canonical unit of a measure; null for other terms. */
  unit: string | null;
  /** The kinds of items that it names, or that its model or use implies. */
  kinds: readonly ItemKind[];
  /** Whether it only describes the item, like "camping" in "a tent for camping", or "brown" in "sofa brown". */
  isAside: boolean;
}

/** A possibly misspelled word with its location. */
export interface TypedWord {
  word: string;
  span: Span;
}

export interface ReadTerms {
  terms: { term: SoughtTerm; span: Span }[];
  category: { slug: CategorySlug; span: Span } | null;
  cheap: Span[];
  words: TypedWord[];
}

/** Maximum terms to read. `understandSearch` narrows them further. */
const MAX_TERMS = 40;

/** Names people use for a whole category, beside its label. */
const CATEGORY_WORDS: ReadonlyMap<string, CategorySlug> = new Map(
  Object.entries<BuiltInCategory>({
    electronics: 'electronics',
    vehicles: 'vehicles',
    clothes: 'clothing',
    clothing: 'clothing',
    collectibles: 'collectibles',
    collectables: 'collectibles',
  }),
);

/** Returns the category with this label, or with a name that people use for it. */
const categoryNamed = (name: string): CategorySlug | undefined =>
  currentCategories().find(({ label }) => searchWords(label).join(' ') === name)?.slug ??
  CATEGORY_WORDS.get(name);

/** Reads the search terms from the text that remains after price, condition and location. */
export function readTerms(text: string): ReadTerms {
  const tokens = tokensOf(text);
  const use = termOfUse(text, tokens);
  if (use !== null) return { terms: [use], category: null, cheap: [], words: [] };
  const category = readCategory(tokens);
  const terms: ReadTerms['terms'] = [];
  const words: TypedWord[] = [];
  const cheap: Span[] = [];
  let isAside = false;
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    if (token === undefined) break;
    const length = nameLength(tokens.slice(index, index + MAX_NAME_WORDS));
    const next = tokens[index + 1];
    index += Math.max(1, length);
    if (token.kind === 'word' && CHEAP.has(token.word)) cheap.push(token.span);
    else if (category !== null) continue;
    else if (token.kind === 'measure') terms.push({ term: { ...token.term, isAside }, span: token.span });
    else if (length > 0) {
      const part = tokens.slice(index - length, index);
      terms.push(nameOf(part, text, isAside));
      words.push(...part.flatMap(typedWords));
    } else if (CONTAINERS.has(token.word) && next?.kind === 'word' && next.word === 'of') index += 1;
    else if (FILLER.has(token.word)) isAside ||= ASIDE_STARTS.has(token.word) && terms.length > 0;
    else {
      terms.push(nameOf([token], text, isAside));
      words.push(...typedWords(token));
    }
  }
  return { terms: withQualitiesAside(terms.slice(0, MAX_TERMS)), category, cheap, words };
}

/** Marks words after the item's name as descriptive: "guitar left handed". */
function withQualitiesAside(terms: ReadTerms['terms']): ReadTerms['terms'] {
  const itemIndex = terms.findLastIndex(({ term }) => !term.isAside && term.kinds.length > 0);
  if (itemIndex < 0) return terms;
  return terms.map(({ term, span }, index) => ({
    term: index > itemIndex && !term.isAside && term.kind !== 'measure' ? { ...term, isAside: true } : term,
    span,
  }));
}

/** Names of items for a use that are searched in full texts. */
const NAMES_IN_TEXTS = 6;

/** Turns a use such as "something to sit on for camping" into a term with several kinds of items. */
function termOfUse(text: string, tokens: readonly Token[]): ReadTerms['terms'][number] | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const use = readUse(text);
  const [words, ...names] = use?.names ?? [];
  if (use === null || words === undefined || first === undefined || last === undefined) return null;
  const span: Span = [first.span[0], last.span[1]];
  const term: SoughtTerm = {
    kind: 'name',
    text: typedIn(text, span),
    words,
    synonyms: names.slice(0, NAMES_IN_TEXTS),
    narrower: names.slice(NAMES_IN_TEXTS),
    unit: null,
    kinds: use.kinds,
    isAside: false,
  };
  return { term, span };
}

type Token = {
  span: Span;
  /** Whether punctuation separates it from the previous token. */
  startsPart: boolean;
} & ({ kind: 'word'; word: string; words: readonly string[] } | { kind: 'measure'; term: SoughtTerm });

/** Returns the typed text at a location, without the blanks left by earlier readers. */
const typedIn = (text: string, span: Span): string =>
  text
    .slice(...span)
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');

/** Starts of a measure: a number, or "size 9". */
const MAY_START_MEASURE = /^[\ds]/i;

const isWordStart = (text: string, index: number): boolean =>
  index === 0 || /[^\p{L}\p{Nd}]/u.test(text.charAt(index - 1));

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let startsPart = true;
  for (let index = 0; index < text.length; ) {
    const left = text.slice(index);
    const measure = MAY_START_MEASURE.test(left) && isWordStart(text, index) ? readMeasure(left) : null;
    const length = measure?.length ?? /^[\p{L}\p{M}\p{Nd}'’]+/u.exec(left)?.[0].length ?? 0;
    const span: Span = [index, index + Math.max(1, length)];
    index = span[1];
    if (measure !== null) {
      const { amount, joined, unit } = measure;
      const synonyms = joined.map((word) => [word]);
      const typed = typedIn(text, span);
      const term: SoughtTerm = {
        kind: 'measure',
        text: typed,
        words: amount,
        synonyms,
        narrower: [],
        unit,
        kinds: [],
        isAside: false,
      };
      tokens.push({ kind: 'measure', term, span, startsPart });
    } else if (length > 0) {
      const words = searchWords(left.slice(0, length).replace(/['’]/g, ''));
      const [word] = words;
      if (word === undefined) continue;
      tokens.push({ kind: 'word', word, words, span, startsPart });
    } else {
      startsPart ||= /[,;.!?()/|]/.test(left.charAt(0));
      continue;
    }
    startsPart = false;
  }
  return tokens;
}

/** Reads a search for only a category: by its own words or its label. */
function readCategory(tokens: readonly Token[]): ReadTerms['category'] {
  const named = tokens.filter(
    (token) => token.kind === 'measure' || !(FILLER.has(token.word) || CHEAP.has(token.word)),
  );
  const [first, last] = [named[0], named.at(-1)];
  const name = named.map((token) => (token.kind === 'word' ? token.word : '')).join(' ');
  const slug = categoryNamed(name);
  if (slug === undefined || slug === 'other' || first === undefined || last === undefined) return null;
  return { slug, span: [first.span[0], last.span[1]] };
}

/** Returns the number of tokens of the longest name that starts here; 0 if none. */
function nameLength(tokens: readonly Token[]): number {
  for (let length = tokens.length; length > 1; length -= 1) {
    const part = tokens.slice(0, length);
    if (part.some((token, index) => token.kind !== 'word' || (index > 0 && token.startsPart))) continue;
    const words = part.flatMap(wordsOf);
    if (isOneName(words) || isOneModel(words)) return length;
  }
  return 0;
}

/** Splits letters and digits of a model: "f150" also matches "F-150". */
function apart(words: readonly string[]): string[][] {
  const [, letters, digits] =
    /^([a-z]{1,4})(\d{1,4})$/.exec(words.length === 1 ? (words[0] ?? '') : '') ?? [];
  return letters === undefined || digits === undefined ? [] : [[letters, digits]];
}

/**
 * Whether the words mean something only together: "Xbox one" and "les paul", but not "iphone 13" or "fender
 * stratocaster".
 */
const isOneModel = (words: readonly string[]): boolean =>
  isModelName(words) && !isBrandOnly(words[0] ?? '') && words.slice(1).some((word) => !isQuality(word));

const isQuality = (word: string): boolean =>
  /^\d+k?$/.test(word) || QUALITIES.has(stem(word)) || isBrandOnly(word);

const wordsOf = (token: Token): readonly string[] => (token.kind === 'word' ? token.words : []);

const typedWords = (token: Token): TypedWord[] =>
  token.kind === 'word' && token.words.length === 1 ? [{ word: token.word, span: token.span }] : [];

function nameOf(part: readonly Token[], text: string, isAside: boolean): ReadTerms['terms'][number] {
  const words = part.flatMap(wordsOf);
  const names = synonymsOf(words);
  const span: Span = [part[0]?.span[0] ?? 0, part.at(-1)?.span[1] ?? 0];
  const term: SoughtTerm = {
    kind: words.length > 1 ? 'name' : 'word',
    text: typedIn(text, span),
    words,
    synonyms: [...(names?.same ?? []), ...apart(words)],
    narrower: names?.narrower ?? [],
    unit: null,
    kinds: names !== null || isModelName(words) ? kindsNamed(words) : [],
    isAside: isAside || words.every(isQuality),
  };
  return { term, span };
}
