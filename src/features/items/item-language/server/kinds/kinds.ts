import { readFileSync } from 'node:fs';
import type { BuiltInCategory } from '../../../../../shared/taxonomy.ts';
import { type KindLine, parseKinds } from './parse-kinds.ts';

/** A kind of item, such as a road bike. */
export interface ItemKind {
  /** The unique name, in the singular. */
  name: string;
  category: BuiltInCategory;
  /** The next broader kind: a bike, for a road bike. */
  broader: ItemKind | null;
  /** The kinds it is an accessory or part of, most likely first. */
  partOf: readonly ItemKind[];
  /** Whether it is an accessory of any item named next to it, such as a case. */
  isGeneric: boolean;
}

const FILES = [
  'electronics',
  'home-furniture',
  'home-decor',
  'home-kitchen',
  'garden-tools',
  'vehicles',
  'clothing',
  'sporting-goods',
  'collectibles',
  'musical-instruments',
  'jewelry-watches',
  'other-home-life',
  'other-body-work',
] as const;

/** All parsed lines of the kinds files. */
export const KIND_LINES: readonly KindLine[] = FILES.flatMap((file) =>
  parseKinds(readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')),
);

export const KINDS: ReadonlyMap<string, ItemKind> = linkKinds(KIND_LINES);

/**
 * Returns the kind of item with a name.
 * @throws Error if no kind has the name.
 */
export function kindNamed(name: string): ItemKind {
  const kind = KINDS.get(name);
  if (kind === undefined) throw new Error(`${name} is no kind`);
  return kind;
}

/**
 * Links the kinds to those that their lines name.
 * @throws Error if one is unknown, or if two have the same name.
 */
export function linkKinds(lines: readonly KindLine[]): Map<string, ItemKind> {
  const kinds = new Map<string, ItemKind & { partOf: ItemKind[] }>();
  for (const { name, category, isGeneric } of lines) {
    if (kinds.has(name)) throw new Error(`Two kinds are called ${name}`);
    kinds.set(name, { name, category, broader: null, partOf: [], isGeneric });
  }
  const named = (name: string, by: string): ItemKind => {
    const kind = kinds.get(name);
    if (kind === undefined) throw new Error(`${by} names ${name}, which is no kind`);
    return kind;
  };
  for (const { name, broader, partOf } of lines) {
    const kind = kinds.get(name);
    if (kind === undefined) continue;
    kind.broader = broader === null ? null : named(broader, name);
    kind.partOf = partOf.map((owner) => named(owner, name));
  }
  return kinds;
}

/** Returns the kind and all broader ones, narrowest first. */
export function lineageOf(kind: ItemKind): ItemKind[] {
  const lineage: ItemKind[] = [];
  for (let current: ItemKind | null = kind; current !== null; current = current.broader)
    lineage.push(current);
  return lineage;
}

/** Whether a kind equals another or is narrower: a road bike is a bike. */
export function isA(kind: ItemKind, other: ItemKind): boolean {
  for (let current: ItemKind | null = kind; current !== null; current = current.broader)
    if (current === other) return true;
  return false;
}
