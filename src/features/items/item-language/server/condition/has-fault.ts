import { findFlaws } from './find-flaws.ts';

const FOR_PARTS =
  /\b(?:for|as) (?:parts|spares|scrap)\b|\bparts (?:or|and|\/) repair\b|\bspares or repairs?\b|\bparts only\b|\bnon-?working\b|\bbricked\b|\bpara partes\b|\bno (?:sirve|funciona|prende)\b/i;

/** Whether a text offers an item for parts. */
const isForParts = (text: string): boolean => FOR_PARTS.test(text);

/** Whether a text says that the item or a part of it does not work. */
export const hasFault = (text: string): boolean =>
  isForParts(text) || findFlaws(text).flaws.some(({ severity }) => severity === 'fault');

/**
 * Whether a text says that the whole item is unusable.
 * @param item The words that name the item.
 */
export const isUnusable = (text: string, item: ReadonlySet<string>): boolean =>
  isForParts(text) ||
  findFlaws(text, item).flaws.some(({ severity, isOfItem }) => severity === 'fault' && isOfItem);
