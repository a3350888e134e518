import { isA, type ItemKind } from '../kinds/kinds.ts';
import type { Mention } from './mentions.ts';

/** Whether a name or a model tells the item. */
export const isSure = (mentions: readonly Mention[]): boolean =>
  mentions.some((mention) => mention.role === 'item' && isStrong(mention));

/** Whether a mention names an item or its model, and no quality or brand alone. */
export const isStrong = ({ strength }: Mention): boolean => strength === 'name' || strength === 'model';

/** The mentions of the phrase that names the item: the first with a name, else with a quality, else with a brand. */
export function phraseOfItem(mentions: readonly Mention[]): Mention[] {
  const known = mentions.filter(({ kinds }) => kinds.length > 0);
  const ofItem = known.filter(({ role }) => role === 'item');
  const first =
    ofItem.find(isStrong) ??
    ofItem.find(({ strength }) => strength === 'weak') ??
    ofItem[0] ??
    // "Used in good condition couch": no phrase is about the item.
    known.find((mention) => mention.role === 'other' && isStrong(mention));
  if (first === undefined) return [];
  return known.filter(({ phrase, role }) => phrase === first.phrase && role === first.role);
}

/** The mention that is the item: the last name of its phrase, else the last model. */
export function headOf(phrase: readonly Mention[]): Mention | null {
  const own = phrase.filter(({ isCounted }) => !isCounted);
  const names = own.filter(({ strength }) => strength === 'name');
  return (
    names.findLast((mention) => canBeHead(mention, own)) ??
    own.findLast(({ strength }) => strength === 'model') ??
    own.findLast(({ strength }) => strength === 'weak') ??
    own.at(-1) ??
    null
  );
}

/** Generic accessories that come alone more often than they are worth a word beside the item. */
const HOLDERS: ReadonlySet<string> = new Set(['case', 'cover', 'stand', 'mount', 'rack', 'protector', 'mat']);

/** A case or a stand is the item only right behind or before what it is for: "cracked screen" is no screen. */
function canBeHead(mention: Mention, own: readonly Mention[]): boolean {
  if (!mention.kinds[0]?.isGeneric) return true;
  const others = own.filter((other) => other !== mention && other.kinds.length > 0);
  if (!others.some(isStrong)) return true;
  // "iPhone 13 leather case": what a holder is made of may stand between.
  const gap = HOLDERS.has(mention.kinds[0].name) ? 1 : 0;
  const isBehind = others.some(({ to }) => to <= mention.from && mention.from - to <= gap);
  const isBefore = others.some(({ from }) => from === mention.to) && mention.from === own[0]?.from;
  return isBehind || isBefore;
}

interface Owner {
  kind: ItemKind;
  mention: Mention;
}

/** What an accessory belongs to: what stands beside it, or after "for". */
export function ownerOf(
  head: Mention,
  kind: ItemKind,
  phrase: readonly Mention[],
  mentions: readonly Mention[],
): Owner | null {
  const beside = phrase.filter((other) => other !== head && !other.isCounted);
  const fitted = mentions.filter(({ role }) => role === 'owner');
  const later = mentions.filter(
    ({ role, phrase: own, strength }) => role === 'item' && own > head.phrase && strength === 'model',
  );
  const isAccessory = kind.isGeneric || kind.partOf.length > 0;
  // A window is a part where a model stands before it, "Murano window"; clothes are not, "Harley boots".
  const models = beside.filter(
    ({ strength, to, kinds }) =>
      strength === 'model' && to <= head.from && !kinds.some((model) => isA(model, kind) || isA(kind, model)),
  );
  const parts = kind.category === 'clothing' ? [] : models;
  const candidates = isAccessory ? [...beside.toReversed(), ...fitted, ...later] : [...parts, ...fitted];
  const owners = candidates.flatMap((mention) => {
    const [own] = mention.kinds;
    // A brand of accessories is no owner: "iPhone case OtterBox".
    const isAccessoryBrand = mention.strength === 'brand' && own !== undefined && own.partOf.length > 0;
    return own === undefined || own.isGeneric || isAccessoryBrand ? [] : [{ kind: own, mention }];
  });
  if (kind.isGeneric || kind.partOf.length === 0) return owners[0] ?? null;
  const fitting = owners.find((owner) =>
    kind.partOf.some((known) => isA(owner.kind, known) || isA(known, owner.kind)),
  );
  return fitting ?? owners.find(({ mention }) => mention.role === 'owner') ?? null;
}
