import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { type ItemKind, isA, KIND_LINES, kindNamed, lineageOf } from '../kinds/kinds.ts';
import { isMadeBy, kindsNamed } from '../words/name-index.ts';
import { readWords, type Word } from '../words/read-words.ts';
import type { Mention } from './mentions.ts';

/** Accessory kinds by their owner and last word: "phone" and "cover" make a phone case. */
const SPECIFIC: ReadonlyMap<string, ItemKind> = indexSpecific();

function indexSpecific(): Map<string, ItemKind> {
  const index = new Map<string, ItemKind>();
  for (const { name, names, implied, partOf } of KIND_LINES) {
    const kind = kindNamed(name);
    for (const owner of partOf) {
      for (const text of [
        ...names.map((kindName) => kindName.text),
        ...implied.flatMap(({ model }) => model ?? []),
      ]) {
        const last = lastWordKey(text);
        // "Protector for phone" must not make a phone a part of itself.
        if (last !== lastWordKey(owner) && !index.has(`${owner} ${last}`))
          index.set(`${owner} ${last}`, kind);
      }
    }
  }
  return index;
}

function lastWordKey(text: string): string {
  return readWords(text).at(-1)?.key ?? '';
}

/** Returns the accessory kind for a word: a "charger" of a laptop is a laptop charger. */
export function specificKind(key: string, owner: ItemKind): ItemKind | null {
  for (const { name } of lineageOf(owner)) {
    const kind = SPECIFIC.get(`${name} ${key}`);
    if (kind !== undefined) return kind;
  }
  return null;
}

/** Returns an accessory kind by its written word, or by its canonical name, as "funda" is a case. */
export const specificOf = (key: string, named: ItemKind | null, owner: ItemKind): ItemKind | null =>
  specificKind(key, owner) ?? (named?.isGeneric ? specificKind(named.name, owner) : null);

/** Returns the kind that an ambiguous name means here; null if it means none. */
export function kindOf(
  mention: Mention,
  mentions: readonly Mention[],
  category: CategorySlug | null,
): ItemKind | null {
  const { kinds } = mention;
  const first = kinds[0] ?? null;
  if (kinds.length < 2) return first;
  const ofCategory = kinds.find((kind) => kind.category === category);
  if (ofCategory !== undefined) return ofCategory;
  const hinted = mentions.filter((other) => other !== mention).map((other) => other.kinds[0]);
  const brands = mentions.flatMap(({ brand }) => brand ?? []);
  return (
    kinds.find((kind) => hinted.some((hint) => hint !== undefined && isA(hint, kind))) ??
    kinds.find((kind) => brands.some((brand) => isMadeBy(kind, brand))) ??
    kinds.find((kind) => hinted[0]?.category === kind.category) ??
    first
  );
}

/** Narrows a kind by the model: a Trek Marlin called a bike is a mountain bike. */
export function narrowedByModel(kind: ItemKind, phrase: readonly Mention[]): ItemKind {
  const models = phrase.filter(({ strength }) => strength === 'model').flatMap(({ kinds }) => kinds);
  return models.find((model) => isA(model, kind)) ?? kind;
}

const TOYS = ['lego', 'toy', 'toy car', 'doll', 'action figure', 'model kit'].map(kindNamed);
const MODEL_TRAIN = kindNamed('model train');

/** Returns the toy before the name of a vehicle that it shows: "LEGO Porsche 911", "Barbie car". Null if none is. */
export function toyShowing(head: Mention, phrase: readonly Mention[]): ItemKind | null {
  const [shown] = head.kinds;
  if (shown === undefined || (shown.category !== 'vehicles' && shown !== MODEL_TRAIN)) return null;
  const before = phrase.filter(({ from }) => from < head.from).flatMap(({ kinds }) => kinds.slice(0, 1));
  return before.find((kind) => TOYS.some((toy) => isA(kind, toy))) ?? null;
}

/** Children, apart from the name of what is made for them: "girls 16 inch bicycle". */
const CHILDREN = /^(?:kids?|girls?|boys?|childrens?|childs?|toddlers?|youths?)$/;

/** Narrows a kind by whom it is for: a bicycle of a girl is a kids bike. */
export function narrowedByUser(kind: ItemKind, words: readonly Word[], head: Mention): ItemKind {
  const user = words.slice(0, head.from).find(({ word }) => CHILDREN.test(word));
  const name = words[head.to - 1];
  if (user === undefined || name === undefined || head.strength !== 'name') return kind;
  const narrow = kindsNamed([user.word, name.word]).find(
    (itemKind) => itemKind !== kind && isA(itemKind, kind),
  );
  return narrow ?? kind;
}
