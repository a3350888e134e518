import { type ItemKind, KIND_LINES, kindNamed } from '../kinds/kinds.ts';
import type { ImpliedName, KindName } from '../kinds/parse-kinds.ts';
import { readWords, type Word } from './read-words.ts';
import { stem } from './stem.ts';

/**
 * How certain a name is: it names the kind, a model implies it, it may be only a quality, or only a brand suggests it.
 */
export type Strength = 'name' | 'model' | 'weak' | 'brand';

export interface KnownName {
  /** The possible kinds, most likely first. */
  kinds: readonly ItemKind[];
  strength: Strength;
  brand: string | null;
}

/** Names by key. Names with only one valid form have "=" before it. */
export const NAMES: ReadonlyMap<string, KnownName> = indexNames();

/** Brand spellings by key. */
const BRAND_NAMES: ReadonlyMap<string, string> = indexBrands();

/** Names of the kinds that each brand makes, if known. */
const MADE_BY: ReadonlyMap<string, ReadonlySet<string>> = indexMakers();

/** Whether a brand is known to make items of a kind. */
export const isMadeBy = (kind: ItemKind, brand: string): boolean =>
  MADE_BY.get(brand)?.has(kind.name) ?? false;

/** The maximum words of a name, by its first word. */
const MAX_WORDS_BY_FIRST_WORD: ReadonlyMap<string, number> = longestOf([
  ...NAMES.keys(),
  ...BRAND_NAMES.keys(),
]);

/** Whether words name a model, such as "les paul" and "xbox one". */
export const isModelName = (words: readonly string[]): boolean =>
  NAMES.get(words.map(stem).join(' '))?.strength === 'model';

/** Returns the kinds that words name or, as a model, imply, most likely first. Empty for a brand alone. */
export function kindsNamed(words: readonly string[]): readonly ItemKind[] {
  const name = NAMES.get(`=${words.join(' ')}`) ?? NAMES.get(words.map(stem).join(' '));
  return name === undefined || name.strength === 'brand' ? [] : name.kinds;
}

/** Whether a word is only a brand: "Seagate", but not "Ring". */
export const isBrandOnly = (word: string): boolean =>
  BRAND_NAMES.has(word) && (NAMES.get(`=${word}`) ?? NAMES.get(stem(word)))?.strength !== 'name';

export interface Found {
  name: KnownName | null;
  brand: string | null;
  /** The number of its words. */
  length: number;
}

/** Returns the longest name or brand that starts at a word; null if there is none. */
export function findName(words: readonly Word[], index: number): Found | null {
  const first = words[index];
  if (first === undefined) return null;
  const exact = NAMES.get(`=${first.word}`);
  const longest = MAX_WORDS_BY_FIRST_WORD.get(first.key) ?? 1;
  for (let length = Math.min(longest, unbroken(words, index)); length > 0; length -= 1) {
    const key = keyAt(words, index, length);
    const name = (length === 1 ? exact : undefined) ?? NAMES.get(key) ?? null;
    const brand = name?.brand ?? BRAND_NAMES.get(length === 1 ? first.word : key) ?? null;
    if (name !== null || brand !== null) return { name, brand, length };
  }
  return findSplit(words, index);
}

/** Returns a one-word name written as two words: "head phones". */
function findSplit(words: readonly Word[], index: number): Found | null {
  const [first, second] = [words[index], words[index + 1]];
  if (first === undefined || second === undefined || second.breakBefore !== '') return null;
  const name = NAMES.get(first.word + second.key);
  return name === undefined || name.strength === 'brand' ? null : { name, brand: name.brand, length: 2 };
}

const keyAt = (words: readonly Word[], index: number, length: number): string => {
  let key = words[index]?.key ?? '';
  for (let next = index + 1; next < index + length; next += 1) key += ` ${words[next]?.key ?? ''}`;
  return key;
};

/** Returns the number of words from here without punctuation between them. */
function unbroken(words: readonly Word[], index: number): number {
  let end = index + 1;
  while (end < words.length && words[end]?.breakBefore === '') end += 1;
  return end - index;
}

function indexNames(): Map<string, KnownName> {
  const index = new Map<string, KnownName & { kinds: ItemKind[] }>();
  const add = (key: string, kind: ItemKind, name: Omit<KnownName, 'kinds'>, isShared = false): void => {
    const known = index.get(key);
    if (known === undefined) index.set(key, { ...name, kinds: [kind] });
    else if (known.kinds.includes(kind)) known.strength = name.strength === 'weak' ? 'weak' : known.strength;
    else if (isShared) known.kinds.push(kind);
    else known.kinds.unshift(kind);
  };
  for (const line of KIND_LINES) {
    const kind = kindNamed(line.name);
    for (const name of line.names) {
      const strength = name.isWeak ? 'weak' : 'name';
      for (const key of keysOf(name)) add(key, kind, { strength, brand: null }, name.isShared);
    }
  }
  for (const line of KIND_LINES) {
    const kind = kindNamed(line.name);
    for (const implied of line.implied) {
      for (const [key, strength] of keysOfImplied(implied)) {
        // The name of the kind must not count as a model: "Yeti cooler".
        const last = index.get(key.split(' ').at(-1) ?? '');
        const endsInName = last?.strength === 'name' && last.kinds.includes(kind);
        const known = index.get(key);
        if (known === undefined)
          add(key, kind, { strength: endsInName ? 'name' : strength, brand: implied.brand });
        // A name is not also a model, unless it is uncertain: "tele".
        else if (known.strength !== 'name') add(key, kind, known, true);
      }
    }
  }
  return index;
}

/** Returns the keys of a model alone and after its brand, or of a brand alone. */
function keysOfImplied({ brand, model, needsBrand }: ImpliedName): [key: string, strength: Strength][] {
  const ofBrand = brand === null ? '' : keyOf(brand);
  const key = model === null ? ofBrand : keyOf(model);
  if (key === ofBrand) {
    // Keep the exact form: "Vans" is a brand, "van" is not.
    const alone = (model ?? brand ?? '').toLowerCase();
    return [[/^\w+s$/.test(alone) ? `=${alone}` : key, 'brand']];
  }
  const whole: [string, Strength][] = ofBrand === '' ? [] : [[`${ofBrand} ${key}`, 'model']];
  return needsBrand ? whole : [[key, 'model'], ...whole];
}

/** Returns the keys of a name, including its words joined: "diningtable". */
function keysOf({ text, isExact }: KindName): string[] {
  if (isExact) return [`=${text}`];
  const key = keyOf(text);
  return key.includes(' ') && key.length > 7 ? [key, key.replaceAll(' ', '')] : [key];
}

function indexBrands(): Map<string, string> {
  const implied = KIND_LINES.flatMap((line) => line.implied.flatMap(({ brand }) => brand ?? []));
  const keyed = (brand: string): [string, string] => {
    const words = readWords(brand);
    return [words.length === 1 ? (words[0]?.word ?? '') : keyOf(brand), brand];
  };
  return new Map(implied.map(keyed));
}

function indexMakers(): Map<string, Set<string>> {
  const makers = new Map<string, Set<string>>();
  for (const { name, implied } of KIND_LINES) {
    for (const { brand } of implied) {
      if (brand !== null) makers.set(brand, (makers.get(brand) ?? new Set()).add(name));
    }
  }
  return makers;
}

function longestOf(keys: readonly string[]): Map<string, number> {
  const longest = new Map<string, number>();
  for (const key of keys) {
    const words = key.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
  }
  return longest;
}

function keyOf(text: string): string {
  return readWords(text)
    .map(({ key }) => key)
    .join(' ');
}
