import { stem } from '../../../../items/item-language/server/item-language.ts';

/** What follows belongs to the item, or is what it is for: "bike with a baby seat". */
const NOT_THE_ITEM = /\b(?:with|w\/|plus|fits?|for(?!\s+sale\b))(?!\w)/i;

const stemsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem).join(' ');

/** Returns the stems of the words that name the item of a text, with spaces around each. */
export function itemWordsOf(text: string): string {
  const [before = ''] = text.split(NOT_THE_ITEM, 1);
  return ` ${stemsOf(before.trim() === '' ? text : before)} `;
}

/**
 * Returns whether an item is named by one of the words that operators chose for a category.
 * @param words With commas between them: "surfboard, paddle board".
 */
export function createWordsTest(words: string): (itemWords: string) => boolean {
  const chosen = words
    .split(/[,\n]/)
    .map(stemsOf)
    .filter((word) => word !== '');
  return (itemWords) => chosen.some((word) => itemWords.includes(` ${word} `));
}

/** Counts the titles whose item is named by one of an operator's words. */
export function countNamed(words: string, titles: readonly string[]): number {
  const isNamed = createWordsTest(words);
  return titles.filter((title) => isNamed(itemWordsOf(title))).length;
}
