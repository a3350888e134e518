import type { ItemKind } from '../kinds/kinds.ts';
import { isMeasureWord } from '../numbers/units.ts';
import { type Found, findName, type Strength } from '../words/name-index.ts';
import type { Word } from '../words/read-words.ts';
import { ROLE_WORDS, type RoleWord } from './role-words.ts';

/** A name of an item, model or brand in a text. */
export interface Mention {
  /** The possible kinds, most likely first. Empty for brands and other ambiguous words. */
  kinds: readonly ItemKind[];
  strength: Strength;
  brand: string | null;
  /** Index of its first word, and of the word after it and its model number. */
  from: number;
  to: number;
  /** Whether it is the item, included, an item it fits, or something else. */
  role: 'item' | 'with' | 'owner' | 'other';
  /** Index of the phrase. The first phrase with a name is about the item. */
  phrase: number;
  /** Whether it directly follows a comma, as in a list. */
  isListed: boolean;
  /** Whether it is a counted extra after another name: "2 controllers". */
  isCounted: boolean;
  /** The brand directly before it: "honda engine". */
  brandBefore: string | null;
  /** Whether what it is like follows: "battery good". */
  isStated: boolean;
}

/** The state while reading words. */
interface Position {
  role: Mention['role'];
  phrase: number;
  /** Index of the first word of the phrase. */
  phraseStart: number;
  isBehindComma: boolean;
}

const COUNT = /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis)$/;
/** Model words and numbers: "pro max", "s21", "13". */
const MODEL_WORD =
  /^(?:[a-z]{0,3}\d+[a-z]{0,3}|pro|max|mini|plus|ultra|air|se|xl|xr|xs|lite|slim|oled|series|gen|mk\d)$/;
/** Words for what a part is like: "battery good". */
const STATES =
  /^(?:good|great|bad|weak|ok|okay|fine|perfect|excellent|strong|dead|shot|health|holds|lasts|on)$/;
/** Containers and quantities before "of". */
const CONTAINERS =
  /^(?:lots?|sets?|pairs?|bags?|box|boxes|bundles?|bunch|packs?|collections?|piles?|stacks?|rolls?|totes?|bins?|tubs?|binders?|crates?|cases?|baskets?|pieces?|lote|par|juego|caja|bolsa)$/;

/** Finds the names in a text with their roles. */
export function findMentions(words: readonly Word[], start: number): Mention[] {
  const mentions: Mention[] = [];
  let position: Position = { role: 'item', phrase: 0, phraseStart: start, isBehindComma: false };
  for (let index = start; index < words.length; ) {
    const word = words[index];
    if (word === undefined) break;
    if (word.breakBefore !== '' && index > start) position = nextPhrase(position, word, index);
    // Hyphenated words are qualities: "off-road", "plug-in".
    const isHyphenated = word.isJoined || words[index + 1]?.isJoined === true;
    const name = findName(words, index);
    // New parts after the name come with the item: "Corolla new alternator".
    const isNew = word.word === 'new' && name === null;
    const stated = isHyphenated ? undefined : isNew ? 'and' : ROLE_WORDS.get(word.word);
    if (name !== null && (name.name !== null || stated === undefined)) {
      const later = findOverlapping(words, index, name);
      const from = later?.from ?? index;
      const mention = mentionOf(later?.found ?? name, words, from, position, mentions);
      mentions.push(mention);
      index = mention.to;
      continue;
    }
    if (stated === undefined) {
      if (position.role === 'with') mentions.push(unnamed(index, position));
    } else if (stated === 'of' && isContainer(words, index)) {
      // The container is not the item: "Box of records".
      if (mentions.at(-1)?.to === index) mentions.pop();
    } else {
      position = { ...position, role: roleAfter(stated, words, index, position, mentions) };
    }
    index += isPair(words, index) ? 2 : 1;
  }
  return mentions;
}

/** Finds a name that starts inside another one and ends the phrase: a "queen mattress protector" is a protector. */
function findOverlapping(
  words: readonly Word[],
  index: number,
  { length, name }: Found,
): { from: number; found: Found } | null {
  if (name?.strength === 'model') return null;
  for (let from = index + 1; from < index + length; from += 1) {
    const overlapping = findName(words, from);
    if (overlapping?.name?.strength !== 'name' || from + overlapping.length <= index + length) continue;
    // A name must end the phrase, unlike "frame" in "Road bike frame size 56".
    if (isPhraseEnd(words[from + overlapping.length])) return { from, found: overlapping };
  }
  return null;
}

const isPhraseEnd = (next: Word | undefined): boolean =>
  next === undefined || next.breakBefore !== '' || ROLE_WORDS.has(next.word);

/** Starts a new phrase at punctuation. After a comma, included items and items it fits continue. */
function nextPhrase({ role, phrase }: Position, { breakBefore }: Word, index: number): Position {
  const staysInRole = breakBefore === ',' && (role === 'with' || role === 'owner');
  return {
    role: staysInRole ? role : 'item',
    phrase: phrase + 1,
    phraseStart: index,
    isBehindComma: breakBefore === ',' || breakBefore === '(',
  };
}

function roleAfter(
  stated: RoleWord,
  words: readonly Word[],
  index: number,
  { role, phrase, phraseStart }: Position,
  mentions: readonly Mention[],
): Mention['role'] {
  if (isPair(words, index)) return role;
  const ofPhrase = mentions.filter((mention) => mention.phrase === phrase);
  const isNamed = ofPhrase.some(({ strength }) => strength === 'name' || strength === 'model');
  switch (stated) {
    case 'article':
      return isNamed && role === 'item' ? 'other' : role;
    case 'with':
      return index > phraseStart || (mentions.length > 0 && isInclusion(words[index])) ? 'with' : role;
    case 'and':
      return isNamed && role === 'item' ? 'with' : role;
    case 'owner':
      return isNoOwner(words, index + 1) ? 'other' : 'owner';
    case 'or':
      return isNamed ? 'other' : role;
    case 'of':
      return ofPhrase.length > 0 ? 'other' : role;
    case 'other':
      return ofPhrase.length > 0 || phrase > 0 ? 'other' : role;
  }
}

/** Words that start a phrase about what is included, unlike "has": "Vitamix, with cookbook". */
const isInclusion = (word: Word | undefined): boolean =>
  word !== undefined && !/^(?:has|have|comes)$/.test(word.word);

/** Phrases of two words that say nothing about the item: "for sale", "like new", "with tags". */
function isPair(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]?.word ?? '';
  if (words[index]?.word === 'with') return /^(?:tags?|receipt)$/.test(next);
  return words[index]?.word === 'for'
    ? /^(?:sale|trade)$/.test(next)
    : words[index]?.word === 'like' && next === 'new';
}

/** Whether "for" introduces no item: "For parts" and "for 40", but not "for 05 f150". */
const isNoOwner = (words: readonly Word[], index: number): boolean =>
  words[index]?.word === 'parts' ||
  (/^\d/.test(words[index]?.word ?? '') && findName(words, index + 1) === null);

/** Whether a container before "of" holds a named item. "Lot of 50" does not. */
function isContainer(words: readonly Word[], index: number): boolean {
  if (!CONTAINERS.test(words[index - 1]?.word ?? '')) return false;
  for (let next = index + 1; next < index + 5 && words[next]?.breakBefore === ''; next += 1) {
    if (findName(words, next)?.name) return true;
  }
  return false;
}

function mentionOf(
  { name, brand, length }: Found,
  words: readonly Word[],
  from: number,
  { role, phrase, phraseStart, isBehindComma }: Position,
  mentions: readonly Mention[],
): Mention {
  const last = words[from + length - 1];
  const isCount = COUNT.test(words[from - 1]?.word ?? '') && last?.word !== last?.key;
  const before = mentions.at(-1);
  return {
    kinds: name?.kinds ?? [],
    strength: name?.strength ?? 'brand',
    brand,
    from,
    to: name?.strength === 'model' ? endOfModel(words, from + length) : from + length,
    role,
    phrase,
    isListed: isBehindComma && (from === phraseStart || (isCount && from === phraseStart + 1)),
    isCounted:
      isCount &&
      before !== undefined &&
      before.phrase === phrase &&
      before.strength !== 'weak' &&
      before.to < from,
    brandBefore: before?.strength === 'brand' && before.to === from ? before.brand : null,
    isStated: STATES.test(words[from + length]?.word ?? '') && words[from + length]?.breakBefore === '',
  };
}

/** A word that may be an extra next to the item: the "cues" of a pool table. */
const unnamed = (index: number, { phrase }: Position): Mention => ({
  kinds: [],
  strength: 'weak',
  brand: null,
  from: index,
  to: index + 1,
  role: 'with',
  phrase,
  isListed: false,
  isCounted: false,
  brandBefore: null,
  isStated: false,
});

/** Returns the index after a model and its number. */
function endOfModel(words: readonly Word[], start: number): number {
  let end = start;
  for (; end < start + 3; end += 1) {
    const { word = '', breakBefore = '|' } = words[end] ?? {};
    if (breakBefore !== '' || !MODEL_WORD.test(word) || isMeasureWord(word)) break;
    // A small number before a name is a count: "PS4 2 controllers".
    const isBeforeName = words[end + 1]?.breakBefore === '' && findName(words, end + 1) !== null;
    if (/^[1-4]$/.test(word) && isBeforeName) break;
  }
  return end;
}
