import type { CategorySlug } from '../../../shared/taxonomy.ts';
import {
  FAULT,
  isA,
  type Item,
  itemOf,
  type ItemKind,
  kindNamed,
  LEAK,
  stem,
} from '../../item-language/server/item-language.ts';

/** What a title says of what sets the price of an item. */
export interface Traits {
  item: Item;
  /** A service, a broken item, or something that somebody looks for: its price says nothing about a working item. */
  isOther: boolean;
  /** Of a vehicle. */
  year: number | null;
  /** As its kind is measured; null where the title does not say it, or sizes of the kind hardly matter. */
  size: Size | null;
  /** Gigabytes. */
  storage: number | null;
  /** Words of the model, and other words of letters and digits such as "t480". */
  codes: ReadonlySet<string>;
  model: readonly string[];
  /** Kinds that are sold with it and cost as much, such as the chairs of a table. */
  bundled: readonly ItemKind[];
}

/** A named one, such as "queen", or a measure. */
type Size = string | number;

const INCHES = /(\d{2,3}(?:\.\d)?)\s?-?(?:inch(?:es)?\b|["”″]|''|in\b)/i;
const GALLONS = /(\d{1,3}(?:\.\d)?)\s?-?(?:gallons?|gal)\b/i;
const BED = /\b(cal(?:ifornia)?[ -]king|twin[ -]xl|twin|full|double|queen|king)\b/i;
const SIDES = /(\d{1,2}(?:\.\d)?)\s?['’]?\s?(?:x|×|by)\s?(\d{1,2}(?:\.\d)?)/i;

const kindsNamed = (names: string): ItemKind[] => names.split(', ').map(kindNamed);

/** How the sizes of kinds are written. */
const SIZED: readonly { kinds: readonly ItemKind[]; read: (title: string) => Size | null }[] = [
  { kinds: kindsNamed('tv, monitor'), read: (title) => numberIn(INCHES, title) },
  { kinds: kindsNamed('mattress, box spring, bed, bed frame, mattress topper'), read: bedSize },
  { kinds: kindsNamed('rug'), read: areaOf },
  { kinds: kindsNamed('aquarium, aquarium stand'), read: (title) => numberIn(GALLONS, title) },
];
/** Sizes that are measured may differ by this share. */
const SIZE_SHARE = 0.08;

const YEAR = /\b(19[5-9]\d|20[0-4]\d)\b/;
const STORAGE = /\b(\d{1,4})\s?(gb|tb|gig|gigs)\b(?!\s?(?:of\s)?(?:ram|memory|ddr))/gi;
const MEMORY_ALONE = 16;
/** Letters and digits together, but no measure. */
const CODE =
  /^(?=.*\d)(?=.*[a-z])(?!\d+(?:gb|tb|mb|in|inch|cm|mm|ft|lb|lbs|hz|v|w|ah|mah|qt|oz|k|er|gen|th|nd|rd|st|p)$)[a-z\d]+$/;
/** Titles say it shorter than texts do. */
const BROKEN =
  /\b(?:broken|cracked|shattered|smashed|damaged|faulty|defective|dead|salvaged?|parts (?:bike|car)|project)\b|\bbent (?:frame|fork|rim|axle)\b|\bneeds? (?:an? |some |new )*(?:\w+ )?(?:work|transmission|carburetor|battery|belt)\b|\bno (?:power|picture|sound|display)\b|\b(?:bad|blown|failed) (?:transmission|engine|motor|compressor|head gasket)\b|\b(?:for|to) repair\b/i;
const FINE =
  /\b(?:no|not|never|without|nothing|zero|isn['’]?t) (?:\w+ )?(?:broken|cracked|cracks|damaged?|leaks?|leaking|faulty|defective)\b/gi;
const SERVICE = kindNamed('service');

/** Titles that were read lately: the same ones are compared again while a title is typed. */
const READ = new Map<string, Traits>();
const MAX_READ = 10_000;

export function readTraits(title: string, category: CategorySlug | null): Traits {
  const key = `${category} ${title}`;
  const known = READ.get(key);
  if (known !== undefined) return known;
  const traits = read(title, category);
  if (READ.size >= MAX_READ) READ.clear();
  READ.set(key, traits);
  return traits;
}

function read(title: string, category: CategorySlug | null): Traits {
  const item = itemOf(title, category);
  const { kind } = item;
  const year = item.category === 'vehicles' && !item.isAccessory ? numberIn(YEAR, title) : null;
  const words = title
    .toLowerCase()
    .replaceAll(/(?<=[a-z])-(?=\d)/g, '')
    .split(/[^a-z\d]+/);
  const model = (item.model ?? '')
    .replace(/^playstation (?=\d)/, 'ps')
    .split(' ')
    .filter((word) => word !== '' && !YEAR.test(word));
  return {
    item,
    isOther: item.isWanted || (kind !== null && isA(kind, SERVICE)) || isBroken(title),
    year,
    size: sizedAs(kind)?.read(title) ?? null,
    storage: storageIn(title),
    codes: new Set(words.filter((word) => CODE.test(word))),
    model: model.map(stem),
    bundled: item.comesWith.filter((one) => !one.isGeneric && one.partOf.length === 0),
  };
}

function isBroken(title: string): boolean {
  const words = title.replaceAll(FINE, '');
  return BROKEN.test(words) || FAULT.test(words) || LEAK.test(words);
}

const sizedAs = (kind: ItemKind | null) =>
  kind === null ? undefined : SIZED.find(({ kinds }) => kinds.some((one) => isA(kind, one)));

function numberIn(pattern: RegExp, title: string): number | null {
  const found = pattern.exec(title)?.[1];
  return found === undefined ? null : Number(found);
}

function bedSize(title: string): string | null {
  const found = BED.exec(title)?.[1]?.toLowerCase().replace('-', ' ');
  if (found === undefined) return null;
  if (found.startsWith('cal')) return 'california king';
  return found === 'double' ? 'full' : found;
}

function areaOf(title: string): number | null {
  const [, one, other] = SIDES.exec(title) ?? [];
  return one === undefined || other === undefined ? null : Number(one) * Number(other);
}

/** The largest one: "8GB 256GB" is a laptop's memory and its disk. */
function storageIn(title: string): number | null {
  const sizes = [...title.matchAll(STORAGE)].map(([, number, unit]) =>
    /^t/i.test(unit ?? '') ? Number(number) * 1024 : Number(number),
  );
  const largest = Math.max(0, ...sizes);
  return largest >= MEMORY_ALONE ? largest : null;
}

/** Whether the price of one says something about the price of the other. */
export function areComparable(asked: Traits, other: Traits): boolean {
  if (asked.isOther || other.isOther) return false;
  return (
    areAlike(asked.item, other.item) &&
    isYearNear(asked.year, other.year) &&
    isSizeNear(asked.size, other.size) &&
    (asked.storage === null || other.storage === null || asked.storage === other.storage) &&
    areModelsSame(asked, other) &&
    areBundlesAlike(asked.bundled, other.bundled)
  );
}

/** Kinds of which one is broader; where one is not known, words decide. */
function areAlike(asked: Item, other: Item): boolean {
  if (asked.isAccessory !== other.isAccessory) return false;
  if (asked.kind === null || other.kind === null) return true;
  if (!isA(asked.kind, other.kind) && !isA(other.kind, asked.kind)) return false;
  const [one, two] = [asked.partOf, other.partOf];
  return one === null || two === null || isA(one, two) || isA(two, one);
}

const MAX_YEARS_APART = 3;

/** An item whose title has no year or size may be of any; what does not state it then says nothing. */
const isYearNear = (asked: number | null, other: number | null): boolean =>
  asked === null || (other !== null && Math.abs(asked - other) <= MAX_YEARS_APART);

function isSizeNear(asked: Size | null, other: Size | null): boolean {
  if (asked === null) return true;
  if (typeof asked === 'string' || typeof other !== 'number') return asked === other;
  return Math.abs(asked - other) <= asked * SIZE_SHARE;
}

function areModelsSame(asked: Traits, other: Traits): boolean {
  const [brand, otherBrand] = [asked.item.brand, other.item.brand];
  if (asked.model.length === 0 && other.model.length === 0 && asked.codes.size === 0) return true;
  if (brand !== null && otherBrand !== null && brand !== otherBrand) return false;
  if (asked.item.category === 'vehicles') return asked.model[0] === other.model[0];
  if (asked.model.join(' ') === other.model.join(' ')) return true;
  return [...asked.codes].some((code) => other.codes.has(code));
}

const areBundlesAlike = (asked: readonly ItemKind[], other: readonly ItemKind[]): boolean =>
  asked.length === 0
    ? other.length === 0
    : asked.some((kind) => other.some((one) => isA(one, kind) || isA(kind, one)));

/** Whether two comparable titles say all that sets the price of their kind, and say the same. */
export const areExactlyAlike = (asked: Traits, other: Traits): boolean =>
  isPrecise(asked) &&
  asked.item.kind === other.item.kind &&
  asked.year === other.year &&
  asked.size === other.size &&
  asked.storage === other.storage;

function isPrecise({ item, year, size, model, codes }: Traits): boolean {
  if (item.kind === null) return false;
  if (item.category === 'vehicles' && !item.isAccessory && year === null) return false;
  if (sizedAs(item.kind) !== undefined) return size !== null;
  return model.length > 0 || codes.size > 0;
}
