import { itemOf } from '../../../items/item-language/server/item-language.ts';
import type { SoughtTerm } from '../../search/server/search.ts';

/** What a term says of the item that is wanted. */
export interface ItemTerm {
  /** The kind that the term names or, as a model, implies; null for qualities and where the kind is unknown. */
  itemKind: string | null;
  /** It only names the kind, such as "console" in "ps4 console": a listing of that kind need not have the word. */
  isKindName: boolean;
  /** It belongs to a model, so it counts only where the item is named: "would trade for an iPhone" is no iPhone. */
  isModel: boolean;
}

const textsOf = (terms: readonly SoughtTerm[]): string => terms.map(({ text }) => text).join(' ');

/** Returns what each term of a want says of its item. */
export function readItemTerms(terms: readonly SoughtTerm[]): ItemTerm[] {
  const { kind, model } = itemOf(textsOf(terms));
  if (kind === null) return terms.map(() => ({ itemKind: null, isKindName: false, isModel: false }));
  const modelWords = new Set(model?.split(' ') ?? []);
  const alone = terms.map(({ text }) => itemOf(text));
  const isModel = terms.map(
    ({ kind: type, words }, index) =>
      type !== 'measure' && (alone[index]?.model !== null || words.every((word) => modelWords.has(word))),
  );
  const name = findKindName(terms, kind.name, isModel);
  const teller = isModel.includes(true) ? isModel.indexOf(true) : terms.length - 1;
  return terms.map((_, index) => {
    const isKindName = name !== null && index >= name.from && index < name.to;
    const tells = isKindName || (name === null && index === teller);
    return { itemKind: tells ? kind.name : null, isKindName, isModel: isModel[index] === true };
  });
}

/** The fewest neighboring terms that name the kind without a model: "mobility", "scooter". */
function findKindName(
  terms: readonly SoughtTerm[],
  kind: string,
  isModel: readonly boolean[],
): { from: number; to: number } | null {
  for (let length = 1; length <= terms.length; length += 1) {
    for (let from = 0; from + length <= terms.length; from += 1) {
      const to = from + length;
      if (isModel.slice(from, to).includes(true)) continue;
      const item = itemOf(textsOf(terms.slice(from, to)));
      if (item.kind?.name === kind && item.brand === null) return { from, to };
    }
  }
  return null;
}
