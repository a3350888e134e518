import { KIND_LINES } from '../kinds/kinds.ts';
import type { ImpliedName, KindLine } from '../kinds/parse-kinds.ts';
import { readWords } from './read-words.ts';
import { stem } from './stem.ts';

type Words = readonly string[];

/** Other names that listings use for the same item. */
export interface OtherNames {
  /** Names of the same kind, including misspellings: couch for sofa. */
  same: readonly Words[];
  /** Names and models of narrower items, most likely first: fixie and Stumpjumper for bike. */
  narrower: readonly Words[];
}

interface NamedLine {
  line: KindLine;
  /** Whether the name is for the whole kind. */
  isWhole: boolean;
}

/** Maximum names of narrower kinds. A car has the most: about 250, because most are listed by their model alone. */
const MAX_NARROWER = 400;

const wordsOf = (text: string): Words => readWords(text).map(({ word }) => word);
const keyOf = (words: Words): string => words.map(stem).join(' ');

/** The kind lines that have a name, by its key, without misspellings. */
const LINES: ReadonlyMap<string, readonly NamedLine[]> = indexLines();

/** Maximum words of a name. */
export const MAX_NAME_WORDS = Math.max(...[...LINES.keys()].map((key) => key.split(' ').length));

const NARROWER_LINES: ReadonlyMap<string | null, readonly KindLine[]> = Map.groupBy(
  KIND_LINES,
  ({ broader }) => broader,
);

/** Brands known to make only one kind: Vitamix for blender. */
const BRANDS_OF_ONE_KIND: ReadonlySet<string> = findBrandsOfOneKind();

const KNOWN = new Map<string, OtherNames>();

/** Returns other names for the given words; null if they name no kind. */
export function otherNamesOf(words: Words): OtherNames | null {
  const key = keyOf(words);
  const exact = `=${words.join(' ')}`;
  const name = LINES.has(exact) ? exact : key;
  const lines = LINES.get(name);
  if (lines === undefined) return null;
  const names = KNOWN.get(name) ?? findOthers(key, lines);
  KNOWN.set(name, names);
  return names;
}

/**
 * Whether several words form the name of a kind that none of them names alone: "high chair", but not "gas grill" or
 * "bike lock".
 */
export function isWholeName(words: Words): boolean {
  const lines = LINES.get(keyOf(words)) ?? [];
  return lines.some(({ line: { name, partOf }, isWhole }) =>
    partOf.length > 0 ? !hasNameOf(words, partOf) : isWhole || !hasNameOf(words, [name]),
  );
}

const hasNameOf = (words: Words, kinds: readonly string[]): boolean =>
  words.some((word) => (LINES.get(stem(word)) ?? []).some(({ line }) => kinds.includes(line.name)));

function findOthers(key: string, lines: readonly NamedLine[]): OtherNames {
  const whole = lines.filter(({ isWhole }) => isWhole).map(({ line }) => line);
  const below = whole.flatMap(linesBelow);
  const same = byKey(whole.flatMap(synonymsOf));
  same.delete(key);
  const narrower = byKey([
    ...whole.flatMap(ownNamesOf),
    ...inTurns(below.map(rightSynonymsOf)),
    ...below.flatMap(ownNamesOf),
    ...inTurns([...whole, ...below].map(modelsOf)),
  ]);
  for (const known of [key, ...same.keys()]) narrower.delete(known);
  const single = new Set([key, ...same.keys(), ...narrower.keys()].filter((name) => !name.includes(' ')));
  return {
    same: [...same.values()],
    // Names with a word that is itself a name are found by that word: "girls bike" by "bike".
    narrower: [...narrower]
      .filter(([name]) => !name.includes(' ') || !name.split(' ').some((word) => single.has(word)))
      .map(([, words]) => words)
      .slice(0, MAX_NARROWER),
  };
}

/** Returns names by key. The first of each key counts. */
function byKey(names: readonly Words[]): Map<string, Words> {
  const keyed = new Map<string, Words>();
  for (const words of names) if (!keyed.has(keyOf(words))) keyed.set(keyOf(words), words);
  return keyed;
}

const synonymsOf = ({ names }: KindLine): Words[] =>
  names.filter(({ isSynonym }) => isSynonym).map(({ text }) => wordsOf(text));

const rightSynonymsOf = ({ names }: KindLine): Words[] =>
  names
    .filter(({ isSynonym, isMisspelling, isWeak }) => isSynonym && !isMisspelling && !isWeak)
    .map(({ text }) => wordsOf(text));

/** Returns unambiguous names of some items of the kind. */
const ownNamesOf = ({ names }: KindLine): Words[] =>
  names
    .filter(({ isSynonym, isWeak, isShared }) => !isSynonym && !isWeak && !isShared)
    .map(({ text }) => wordsOf(text));

const modelsOf = ({ implied }: KindLine): Words[] => implied.flatMap(wordsOfModel);

function wordsOfModel({ brand, model, needsBrand }: ImpliedName): Words[] {
  if (model !== null) {
    // Ambiguous without its brand: "330".
    const isUnclear = needsBrand || /^(?:\d+|\w{1,2})$/.test(model);
    return [wordsOf(isUnclear && brand !== null ? `${brand} ${model}` : model)];
  }
  return brand !== null && BRANDS_OF_ONE_KIND.has(brand) ? [wordsOf(brand)] : [];
}

/** Returns the narrower kinds, nearest first. */
function linesBelow({ name }: KindLine): KindLine[] {
  const nearest = NARROWER_LINES.get(name) ?? [];
  return [...nearest, ...nearest.flatMap(linesBelow)];
}

/** Interleaves lists: the first of each, then the second of each, and so on. */
function inTurns<Value>(lists: readonly (readonly Value[])[]): Value[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

function indexLines(): Map<string, NamedLine[]> {
  const index = new Map<string, NamedLine[]>();
  for (const line of KIND_LINES) {
    for (const { text, isExact, isSynonym: isWhole, isMisspelling } of line.names) {
      if (isMisspelling) continue;
      const key = isExact ? `=${text}` : keyOf(wordsOf(text));
      const named = index.get(key) ?? [];
      const known = named.find((other) => other.line === line);
      if (known === undefined) index.set(key, [...named, { line, isWhole }]);
      else known.isWhole ||= isWhole;
    }
  }
  return index;
}

function findBrandsOfOneKind(): Set<string> {
  const makers = Map.groupBy(
    KIND_LINES.flatMap(({ name, implied }) => implied.map(({ brand }) => ({ brand, name }))),
    ({ brand }) => brand,
  );
  const single = [...makers].filter(([, made]) => new Set(made.map(({ name }) => name)).size === 1);
  return new Set(single.flatMap(([brand]) => brand ?? []));
}
