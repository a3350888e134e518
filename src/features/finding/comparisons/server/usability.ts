import { type ItemKind, isA, isOffer, kindNamed } from '../../../items/item-language/server/item-language.ts';
import type { ItemDoubt } from '../contract/comparison.ts';
import type { ReadItem } from './item.ts';
import { medianOf } from './value.ts';

/** Whether an item can be recommended among the others. */
export type Usability =
  | 'usable'
  /** Recommended only if items without a fault cost far more. */
  | 'faulty'
  /** Recommended only if no other item is better, such as an untested or much older one. */
  | 'doubtful'
  /** Never recommended: it does not work. */
  | 'broken'
  /** Never recommended: a service, a wanted ad, an accessory beside main items, or a price for something else. */
  | 'no-item';

export interface JudgedUsability {
  state: Usability;
  doubt: ItemDoubt | null;
}

/** Age difference in years from which an item is much older, for categories where age matters. */
const MIN_YEARS_OLDER: ReadonlyMap<string, number> = new Map([
  ['vehicles', 7],
  ['electronics', 4],
]);
/** The same as a difference in model numbers, such as iPhone 6s and iPhone 13. */
const MIN_MODELS_OLDER = 3;
const WITH_MODELS: readonly ItemKind[] = ['phone', 'tablet', 'smartwatch'].map(kindNamed);
/** A faulty item is acceptable if the others cost more than this many times its price. */
const MIN_PRICE_RATIO_FOR_FAULTY = 3;
/** A price below this share of the others' median probably does not cover the whole item. */
const MIN_PRICE_SHARE = 0.2;

/** Judges each item in comparison with the others. Results are in the order of the items. */
export function judgeUsability(items: readonly ReadItem[]): JudgedUsability[] {
  const judgments = items.map(ownUsability);
  const offers = items.filter((_, index) => judgments[index]?.state !== 'no-item');
  const accessories = offers.filter(({ about }) => about.isAccessory);
  const isAboutItems = accessories.length * 2 <= offers.length;
  const whole = isAboutItems ? offers.filter((item) => !accessories.includes(item)) : offers;
  const usable = items.filter((item, index) => judgments[index]?.state === 'usable' && whole.includes(item));
  return items.map((item, index) => {
    const judged = judgments[index] ?? { state: 'no-item', doubt: null };
    if (judged.state !== 'usable' && judged.state !== 'faulty') return judged;
    if (!whole.includes(item)) return { state: 'no-item', doubt: null };
    const others = usable.filter((other) => other !== item);
    if (judged.state === 'faulty') {
      const isWorthIt = others.every(
        ({ priceCents }) => priceCents > MIN_PRICE_RATIO_FOR_FAULTY * item.priceCents,
      );
      return others.length > 0 && isWorthIt ? { ...judged, state: 'usable' } : judged;
    }
    if (others.some((other) => isMuchOlder(item, other))) return { state: 'doubtful', doubt: 'older' };
    const alike = others.filter(({ about }) => about.isAccessory === item.about.isAccessory);
    return isTooCheap(item, alike) ? { state: 'doubtful', doubt: 'too-cheap' } : judged;
  });
}

function ownUsability(item: ReadItem): JudgedUsability {
  const { doubt = null, isBroken } = item.said;
  if (!isOffer(item)) return { state: 'no-item', doubt: null };
  if (doubt === 'other-price' || doubt === 'rental' || doubt === 'service' || doubt === 'extra-only')
    return { state: 'no-item', doubt: null };
  if (isBroken) return { state: 'broken', doubt: null };
  if (doubt === null) return { state: 'usable', doubt };
  return { state: doubt === 'faulty' ? 'faulty' : 'doubtful', doubt };
}

function isMuchOlder(item: ReadItem, other: ReadItem): boolean {
  const [year, otherYear] = [item, other].map(({ said }) => said.facts.year?.amount);
  const years = MIN_YEARS_OLDER.get(item.category);
  if (years !== undefined && year !== undefined && otherYear !== undefined && otherYear - year >= years)
    return true;
  const [model, otherModel] = [modelOf(item), modelOf(other)];
  return (
    model !== null &&
    otherModel !== null &&
    model.line === otherModel.line &&
    otherModel.number - model.number >= MIN_MODELS_OLDER
  );
}

/** Splits a model into its line and number: 'iphone' and 13. */
function modelOf({ about: { kind, model } }: ReadItem): { line: string; number: number } | null {
  if (kind === null || model === null || !WITH_MODELS.some((itemKind) => isA(kind, itemKind))) return null;
  const [, line = '', number] = /^(\D*?)\s?(\d{1,2})(?!\d)/.exec(model.replace(/\bx[rs]?\b/, '10')) ?? [];
  return number === undefined ? null : { line, number: Number(number) };
}

/** Free items are never too cheap. */
const isTooCheap = ({ priceCents }: ReadItem, others: readonly ReadItem[]): boolean =>
  priceCents > 0 &&
  others.length > 1 &&
  priceCents < MIN_PRICE_SHARE * medianOf(others.map((other) => other.priceCents));
