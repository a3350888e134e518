import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { type ItemKind, isA } from '../kinds/kinds.ts';
import { correctWords } from '../words/correct-word.ts';
import { readWords, type Word } from '../words/read-words.ts';
import { brandOf, modelOf } from './brand-and-model.ts';
import {
  kindOf,
  narrowedByModel,
  narrowedByUser,
  specificKind,
  specificOf,
  toyShowing,
} from './choose-kind.ts';
import { headOf, isStrong, isSure, ownerOf, phraseOfItem } from './choose-mention.ts';
import { findMentions, type Mention } from './mentions.ts';
import { gameBefore, isForRent, isOfUnknownParts, isServed, RENTAL, SERVICE } from './not-the-item.ts';
import { ROLE_WORDS, SALE_OPENINGS, WANTED_OPENINGS } from './role-words.ts';

/** The item that a text is about. */
export interface Item {
  kind: ItemKind | null;
  /** The category of its kind, or of the item it is an accessory of; null if unknown. */
  category: CategorySlug | null;
  /** Whether it is an accessory or part: a case for a phone is not a phone. */
  isAccessory: boolean;
  /** The kind it is an accessory or part of; null if unknown. */
  partOf: ItemKind | null;
  /** Included items. */
  comesWith: readonly ItemKind[];
  brand: string | null;
  /** As typed, in lowercase: "iphone 13 pro max". */
  model: string | null;
  /** Whether the text is a wanted ad. */
  isWanted: boolean;
}

/** An item with the words that name it. */
export interface NamedItem {
  item: Item;
  /** The words that name it, in lowercase; null if no kind is known. */
  named: string | null;
  /** Whether a name or model at the start identifies it, rather than a quality, a brand or a later phrase. */
  isSure: boolean;
}

const NOTHING: Omit<Item, 'isWanted'> = {
  kind: null,
  category: null,
  isAccessory: false,
  partOf: null,
  comesWith: [],
  brand: null,
  model: null,
};

/**
 * Finds the item that a title, or the start of a text, is about: the last noun before "with", "for", "in" and similar
 * words.
 * @param category Decides between kinds with the same name, such as computer and music keyboards.
 */
export const itemOf = (text: string, category: CategorySlug | null = null): Item =>
  namedItemOf(text, category).item;

/** Like `itemOf`, with the words that name the item. */
export function namedItemOf(text: string, category: CategorySlug | null = null): NamedItem {
  const written = readWords(text);
  const { start, isWanted } = readOpening(written);
  const { words, mentions } = findCorrected(written, start);
  const item = { ...readItem(words, mentions, category), isWanted };
  const head = item.kind === null ? null : headOf(phraseOfItem(mentions));
  if (head === null) return { item, named: null, isSure: false };
  const named = written.slice(head.from, head.to).map(({ word }) => word);
  const isFirst = head.role === 'item' && head.phrase === 0;
  return { item, named: named.join(' '), isSure: isFirst && isStrong(head) };
}

/** Finds names in a text. If none identifies the item, typos are corrected. */
function findCorrected(words: readonly Word[], start: number) {
  const mentions = findMentions(words, start);
  const corrected = isSure(mentions) ? null : correctWords(words);
  const others = corrected === null ? mentions : findMentions(corrected, start);
  return corrected !== null && isSure(others) ? { words: corrected, mentions: others } : { words, mentions };
}

/** Words after an opening that make it an offer: "ISO someone to take this swing set", "wanted to sell my drums". */
const OFFERS =
  /^(?:(?:someone|somebody|anyone|anybody)\b|to (?:sell|get rid|let go|part|give|clear|rehome|find)\b)/;

const afterOf = (words: readonly Word[], index: number): string =>
  `${words[index]?.word ?? ''} ${words[index + 1]?.word ?? ''} ${words[index + 2]?.word ?? ''}`;

/** Skips introductions such as "wanted" and "for sale". */
function readOpening(words: readonly Word[]): { start: number; isWanted: boolean } {
  let start = 0;
  let isWanted = /^(?:wanted|needed)$/.test(words.at(-1)?.word ?? '');
  for (;;) {
    const startsWith = (opening: readonly string[]) =>
      opening.every((word, index) => words[start + index]?.word === word);
    const wanted = WANTED_OPENINGS.find(
      (opening) => startsWith(opening) && !OFFERS.test(afterOf(words, start + opening.length)),
    );
    const opening = wanted ?? SALE_OPENINGS.find(startsWith);
    if (opening === undefined) return { start, isWanted };
    isWanted ||= wanted !== undefined;
    start += opening.length;
  }
}

function readItem(
  words: readonly Word[],
  mentions: readonly Mention[],
  category: CategorySlug | null,
): Omit<Item, 'isWanted'> {
  if (isForRent(words)) return { ...NOTHING, kind: RENTAL, category: RENTAL.category };
  const phrase = phraseOfItem(mentions);
  const head = headOf(phrase);
  const meant = head === null ? null : (toyShowing(head, phrase) ?? kindOf(head, mentions, category));
  if (head !== null && meant !== null && !isA(meant, SERVICE) && isServed(words, head))
    return { ...NOTHING, kind: SERVICE, category: SERVICE.category };
  if (head !== null && meant !== null && isOfUnknownParts(words, head))
    return { ...NOTHING, isAccessory: true, partOf: meant, category: meant.category };
  const replacement = head !== null && meant !== null ? replacementFor(words, head, meant) : null;
  if (replacement !== null) return replacement;
  if (head === null || meant === null) {
    // An item for another one is an accessory, even if unknown: "Zelda for Nintendo Switch".
    const partOf = mentions.find(({ role, kinds }) => role === 'owner' && kinds.length > 0)?.kinds[0] ?? null;
    const isAccessory = partOf !== null;
    const brand = isAccessory ? null : brandOf(mentions, null, null);
    return { ...NOTHING, isAccessory, partOf, category: partOf?.category ?? null, brand };
  }
  const named = gameBefore(meant, head, words) ?? narrowedByUser(narrowedByModel(meant, phrase), words, head);
  const owner = ownerOf(head, named, phrase, mentions);
  const isSpecific = owner === null || named.partOf.length > 0;
  const kind = (isSpecific ? null : specificOf(lastKey(words, head), named, owner.kind)) ?? named;
  const isAccessory = kind.isGeneric || kind.partOf.length > 0;
  const partOf = isAccessory ? (owner?.kind ?? kind.partOf[0] ?? null) : null;
  const ownMentions = mentions.filter(
    (mention) => mention.role === 'item' && mention.phrase === head.phrase && mention !== owner?.mention,
  );
  return {
    kind,
    category: kind.isGeneric ? (partOf?.category ?? null) : kind.category,
    isAccessory,
    partOf,
    comesWith: companionsOf(words, mentions, phrase, kind, category),
    brand: brandOf(ownMentions, kind, head),
    model: isAccessory ? null : modelOf(words, phrase, kind),
  };
}

/** Returns the part if a phrase goes on with a replacement: "Dyson V8 replacement battery" is no vacuum cleaner. */
function replacementFor(
  words: readonly Word[],
  head: Mention,
  item: ItemKind,
): Omit<Item, 'isWanted'> | null {
  const rest = words.slice(head.to);
  const end = rest.findIndex(({ word, breakBefore }) => breakBefore !== '' || ROLE_WORDS.has(word));
  const phrase = end < 0 ? rest : rest.slice(0, end);
  const index = phrase.findIndex(({ word }) => word === 'replacement');
  const part = phrase.at(-1);
  if (index < 0 || part === undefined || index === phrase.length - 1 || item.partOf.length > 0) return null;
  const kind = specificKind(part.key, item);
  return { ...NOTHING, kind, isAccessory: true, partOf: item, category: kind?.category ?? item.category };
}

function companionsOf(
  words: readonly Word[],
  mentions: readonly Mention[],
  phrase: readonly Mention[],
  item: ItemKind,
  category: CategorySlug | null,
): ItemKind[] {
  const last = phrase.at(-1)?.phrase ?? 0;
  const companions = new Set<ItemKind>();
  for (const mention of mentions) {
    if (mention.strength === 'brand') continue;
    const isIncluded =
      mention.role === 'with' ||
      (mention.role === 'item' && mention.isCounted) ||
      (mention.role === 'item' && mention.isListed && mention.phrase > last && mention.strength !== 'weak');
    // Excluded items: "Chairs not included", "pet free".
    const isExcluded = /^(?:not|free)$/.test(words[mention.to]?.word ?? '');
    if (!isIncluded || isExcluded) continue;
    const named = kindOf(mention, mentions, category);
    const kind = specificOf(lastKey(words, mention), named, item) ?? named;
    if (kind === null) continue;
    if (!isA(kind, item) && !isA(item, kind)) companions.add(kind);
  }
  return [...companions];
}

const lastKey = (words: readonly Word[], { to }: Mention): string => words[to - 1]?.key ?? '';
