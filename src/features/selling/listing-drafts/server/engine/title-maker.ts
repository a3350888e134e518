import { findBrands } from '../../../../items/item-language/server/item-language.ts';
import { statedMaker } from './title-words.ts';

/** Adds the maker to a title that has none, and spells it as usual. */
export function withMaker(title: string, text: string, maker: string | null): string {
  let whole = title;
  const brand = findBrands(text)[0] ?? maker?.toLowerCase();
  if (
    brand &&
    !title.toLowerCase().includes(brand) &&
    findBrands(title).length === 0 &&
    title.split(' ').length <= 4 &&
    standsAlone(text, brand)
  ) {
    whole = `${title}, ${brand}`;
  }
  const stated = findBrands(whole).length > 0 ? null : statedMaker(text);
  const isMissing = stated !== null && !whole.toLowerCase().includes(stated.toLowerCase());
  if (isMissing && whole.split(' ').length <= 5) whole = `${whole}, ${stated}`;
  const proper = maker ?? stated?.replace(/^./, (letter) => letter.toUpperCase());
  return proper === undefined ? whole : spelledAs(whole, proper);
}

/** Spells a name in a text as given, where it is a word of its own. */
function spelledAs(text: string, name: string): string {
  const index = text.toLowerCase().indexOf(name.toLowerCase());
  const end = index + name.length;
  const isWord =
    index >= 0 && !/[\p{L}\d]$/u.test(text.slice(0, index)) && !/^[\p{L}\d]/u.test(text.slice(end));
  return isWord ? text.slice(0, index) + name + text.slice(end) : text;
}

/** Whether the brand is that of the item, not of something it fits. */
const standsAlone = (text: string, brand: string): boolean => {
  const index = text.toLowerCase().indexOf(brand);
  return (
    index >= 0 &&
    !/(?:\b(?:for|fits?|like|than|not|to|with|my|any|most|an?|the|and|or|includes?|also|from|in|at|on|of|old|by))[\s,]*$/i.test(
      text.slice(Math.max(0, index - 12), index),
    )
  );
};
