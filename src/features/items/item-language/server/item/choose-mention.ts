import { type ItemKind, isA } from '../kinds/kinds.ts';
import { isMadeBy } from '../words/name-index.ts';
import type { Mention } from './mentions.ts';

/** Whether a name or model identifies the item. */
export const isSure = (mentions: readonly Mention[]): boolean =>
  mentions.some((mention) => mention.role === 'item' && isStrong(mention));

/** Whether a mention names an item or model, rather than only a quality or brand. */
export const isStrong = ({ strength }: Mention): boolean => strength === 'name' || strength === 'model';

/**
 * Returns the mentions of the phrase that names the item: the first with a name, else with a quality, else with a
 * brand.
 */
export function phraseOfItem(mentions: readonly Mention[]): Mention[] {
  const known = mentions.filter(({ kinds }) => kinds.length > 0);
  const ofItem = known.filter(({ role }) => role === 'item');
  const first =
    ofItem.find(isStrong) ??
    ofItem.find(({ strength }) => strength === 'weak') ??
    ofItem[0] ??
    // No phrase is about the item: "Used in good condition couch".
    known.find((mention) => mention.role === 'other' && isStrong(mention));
  if (first === undefined) return [];
  return known.filter(({ phrase, role }) => phrase === first.phrase && role === first.role);
}

/** Returns the mention that is the item: the last name of its phrase, else the last model. */
export function headOf(phrase: readonly Mention[]): Mention | null {
  const uncounted = phrase.filter(({ isCounted }) => !isCounted);
  const names = uncounted.filter(
    (mention) => mention.strength === 'name' && !isOfEarlier(mention, uncounted),
  );
  return (
    names.findLast((mention) => canBeHead(mention, uncounted)) ??
    uncounted.findLast(({ strength }) => strength === 'model') ??
    uncounted.findLast(({ strength }) => strength === 'weak') ??
    uncounted.at(-1) ??
    null
  );
}

/**
 * Whether a name with a brand of its own is a part or a form of an earlier item: "pressure washer 3200 psi Honda engine",
 * "record player Crosley suitcase".
 */
const isOfEarlier = ({ kinds: [kind], brandBefore, from }: Mention, siblings: readonly Mention[]): boolean =>
  brandBefore !== null &&
  kind !== undefined &&
  siblings.some(({ strength, kinds: [earlier], to }) => {
    if (strength !== 'name' || to >= from || earlier === undefined) return false;
    const isPart = kind.partOf.length > 0 && !kind.partOf.some((owner) => isA(earlier, owner));
    return isPart || (isMadeBy(earlier, brandBefore) && !isMadeBy(kind, brandBefore));
  });

/** Generic accessories that may have a material between them and the item. */
const HOLDERS: ReadonlySet<string> = new Set(['case', 'cover', 'stand', 'mount', 'rack', 'protector', 'mat']);

/** Generic accessories are the item only next to what they are for: "cracked screen" is not a screen. */
function canBeHead(mention: Mention, siblings: readonly Mention[]): boolean {
  const [kind] = mention.kinds;
  const others = siblings.filter((other) => other !== mention && other.kinds.length > 0);
  if (mention.isStated && kind !== undefined && (kind.isGeneric || kind.partOf.length > 0))
    return !others.some(isStrong);
  if (!kind?.isGeneric) return true;
  if (!others.some(isStrong)) return true;
  // Allow one word for the material: "iPhone 13 leather case".
  const gap = HOLDERS.has(kind.name) ? 1 : 0;
  const isBehind = others.some(({ to }) => to <= mention.from && mention.from - to <= gap);
  const isBefore = others.some(({ from }) => from === mention.to) && mention.from === siblings[0]?.from;
  return isBehind || isBefore;
}

interface Owner {
  kind: ItemKind;
  mention: Mention;
}

/** Returns the item that an accessory is for: next to it, or after "for". */
export function ownerOf(
  head: Mention,
  kind: ItemKind,
  phrase: readonly Mention[],
  mentions: readonly Mention[],
): Owner | null {
  const beside = phrase.filter((other) => other !== head && !other.isCounted);
  const fitted = mentions.filter(({ role }) => role === 'owner');
  const later = mentions.filter(
    ({ role, phrase: phraseIndex, strength }) =>
      role === 'item' && phraseIndex > head.phrase && strength === 'model',
  );
  const isAccessory = kind.isGeneric || kind.partOf.length > 0;
  // A generic name after a model is a part of it, as in "Murano window". Clothes are not, as in "Harley boots".
  const models = beside.filter(
    ({ strength, to, kinds }) =>
      strength === 'model' && to <= head.from && !kinds.some((model) => isA(model, kind) || isA(kind, model)),
  );
  const parts = kind.category === 'clothing' ? [] : models;
  const candidates = isAccessory ? [...beside.toReversed(), ...fitted, ...later] : [...parts, ...fitted];
  const owners = candidates.flatMap((mention) => {
    const [ownerKind] = mention.kinds;
    // A brand of accessories is not the owner: "iPhone case OtterBox".
    const isAccessoryBrand =
      mention.strength === 'brand' && ownerKind !== undefined && ownerKind.partOf.length > 0;
    return ownerKind === undefined || ownerKind.isGeneric || isAccessoryBrand
      ? []
      : [{ kind: ownerKind, mention }];
  });
  if (kind.isGeneric || kind.partOf.length === 0) return owners[0] ?? null;
  const fitting = owners.find((owner) =>
    kind.partOf.some((known) => isA(owner.kind, known) || isA(known, owner.kind)),
  );
  return fitting ?? owners.find(({ mention }) => mention.role === 'owner') ?? null;
}
