import { isA, isOffer, type ItemKind, kindNamed } from '../../../items/item-language/server/item-language.ts';
import type { ItemDoubt } from '../contract/comparison.ts';
import type { ReadItem } from './item.ts';
import { middleOf } from './value.ts';

/** Whether an item can be recommended beside the others. */
export type Usability =
  | 'usable'
  /** Only where those without a fault cost far more. */
  | 'faulty'
  /** Only where the others are no better: it is untested, say, or much older. */
  | 'doubtful'
  /** Never: it does not work. */
  | 'broken'
  /** Never: a service, a wanted ad, an accessory beside items, or a price of something else. */
  | 'no-item';

export interface JudgedUsability {
  state: Usability;
  doubt: ItemDoubt | null;
}

/** Years by which an item is much older than another, where age sets what it is worth. */
const MUCH_OLDER_YEARS: ReadonlyMap<string, number> = new Map([
  ['vehicles', 7],
  ['electronics', 4],
]);
/** The same in models of one line, such as iPhone 6s and iPhone 13. */
const MUCH_OLDER_MODELS = 3;
const WITH_MODELS: readonly ItemKind[] = ['phone', 'tablet', 'smartwatch'].map(kindNamed);
/** A fault is worth it where the others cost more than this many times as much. */
const FAULT_WORTH = 3;
/** Below this share of what the others cost, the price is hardly that of the whole item. */
const TOO_CHEAP = 0.2;

/** Judges each of the items beside the others, in their order. */
export function judgeUsability(items: readonly ReadItem[]): JudgedUsability[] {
  const own = items.map(ownUsability);
  const offers = items.filter((_, index) => own[index]?.state !== 'no-item');
  const accessories = offers.filter(({ about }) => about.isAccessory);
  const isAboutItems = accessories.length * 2 <= offers.length;
  const whole = isAboutItems ? offers.filter((item) => !accessories.includes(item)) : offers;
  const usable = items.filter((item, index) => own[index]?.state === 'usable' && whole.includes(item));
  return items.map((item, index) => {
    const judged = own[index] ?? { state: 'no-item', doubt: null };
    if (judged.state !== 'usable' && judged.state !== 'faulty') return judged;
    if (!whole.includes(item)) return { state: 'no-item', doubt: null };
    const others = usable.filter((other) => other !== item);
    if (judged.state === 'faulty') {
      const isWorthIt = others.every(({ priceCents }) => priceCents > FAULT_WORTH * item.priceCents);
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
  const years = MUCH_OLDER_YEARS.get(item.category);
  if (years !== undefined && year !== undefined && otherYear !== undefined && otherYear - year >= years)
    return true;
  const [one, two] = [modelOf(item), modelOf(other)];
  return (
    one !== null && two !== null && one.line === two.line && two.number - one.number >= MUCH_OLDER_MODELS
  );
}

/** The line and the number of a model: 'iphone' and 13. */
function modelOf({ about: { kind, model } }: ReadItem): { line: string; number: number } | null {
  if (kind === null || model === null || !WITH_MODELS.some((one) => isA(kind, one))) return null;
  const [, line = '', number] = /^(\D*?)\s?(\d{1,2})(?!\d)/.exec(model.replace(/\bx[rs]?\b/, '10')) ?? [];
  return number === undefined ? null : { line, number: Number(number) };
}

/** What is given away is cheap on purpose. */
const isTooCheap = ({ priceCents }: ReadItem, others: readonly ReadItem[]): boolean =>
  priceCents > 0 &&
  others.length > 1 &&
  priceCents < TOO_CHEAP * middleOf(others.map((other) => other.priceCents));
