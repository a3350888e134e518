import {
  type Item,
  type ItemKind,
  isA,
  itemOf,
  kindNamed,
} from '../../src/features/items/item-language/server/item-language.ts';
import type { Title } from './read-titles.ts';

export interface Judged {
  title: Title;
  item: Item;
  /** What of it is wrong. */
  failures: ('kind' | 'part of' | 'comes with' | 'wanted')[];
}

export interface KindFigures {
  titles: number;
  kind: number;
  /** Where the kind is right, or a broader or a narrower one of the same thing. */
  alike: number;
  /** Whether it is an accessory or a part, and of what, among all titles. */
  partOf: number;
  /** Among the titles that state what comes with the item. */
  comesWith: { right: number; of: number };
  wanted: number;
}

export function judgeTitle(title: Title): Judged {
  const item = itemOf(title.text);
  const failures: Judged['failures'] = [];
  if (item.kind !== kindNamed(title.kind)) failures.push('kind');
  if (title.partOf !== null && !isAlike(item.partOf, kindNamed(title.partOf))) failures.push('part of');
  const missing = title.comesWith
    .map(kindNamed)
    .filter((kind) => !item.comesWith.some((found) => isAlike(found, kind)));
  if (missing.length > 0) failures.push('comes with');
  if (item.isWanted !== title.isWanted) failures.push('wanted');
  return { title, item, failures };
}

export function kindFigures(judged: readonly Judged[]): KindFigures {
  const without = (failure: Judged['failures'][number], among = judged): number =>
    among.filter(({ failures }) => !failures.includes(failure)).length;
  const bundles = judged.filter(({ title }) => title.comesWith.length > 0);
  return {
    titles: judged.length,
    kind: without('kind'),
    alike: judged.filter(({ title, item }) => isAlike(item.kind, kindNamed(title.kind))).length,
    partOf: without('part of'),
    comesWith: { right: without('comes with', bundles), of: bundles.length },
    wanted: without('wanted'),
  };
}

/** A violin case is a case, too. */
const isAlike = (kind: ItemKind | null, expected: ItemKind): boolean =>
  kind !== null &&
  (isA(kind, expected) ||
    isA(expected, kind) ||
    (expected.isGeneric && kind.name.endsWith(` ${expected.name}`)));
