import { type ItemKind, KIND_LINES, kindNamed, lineageOf } from '../kinds/kinds.ts';
import { readWords } from '../words/read-words.ts';

/** Accessories by what they belong to and the last word of their names: "phone" and "cover" make a phone case. */
const SPECIFIC: ReadonlyMap<string, ItemKind> = indexSpecific();

function indexSpecific(): Map<string, ItemKind> {
  const index = new Map<string, ItemKind>();
  for (const { name, names, implied, partOf } of KIND_LINES) {
    const kind = kindNamed(name);
    for (const owner of partOf) {
      for (const text of [...names.map((one) => one.text), ...implied.flatMap(({ model }) => model ?? [])]) {
        const last = lastKey(text);
        // "Protector for phone" does not make a phone a part of itself.
        if (last !== lastKey(owner) && !index.has(`${owner} ${last}`)) index.set(`${owner} ${last}`, kind);
      }
    }
  }
  return index;
}

function lastKey(text: string): string {
  return readWords(text).at(-1)?.key ?? '';
}

/** The accessory of a kind that a word names: a "charger" of a laptop is a laptop charger. */
export function specificKind(key: string, owner: ItemKind): ItemKind | null {
  for (const { name } of lineageOf(owner)) {
    const kind = SPECIFIC.get(`${name} ${key}`);
    if (kind !== undefined) return kind;
  }
  return null;
}
