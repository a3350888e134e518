/**
 * Units of measure, as `canonical name: other spellings`. Spellings after "|" are ambiguous and do not count as units
 * next to a price: "50 in cash".
 */
const MEASURES = `
  cm: cm centimeter centimeters centimetre centimetres
  mm: mm millimeter millimeters
  m: m meter meters metre metres metro metros
  inch: inch inches pulgada pulgadas | in " ” ″ ''
  ft: ft feet | foot
  gb: gb gig gigs gigabyte gigabytes
  tb: tb terabyte terabytes
  mb: mb
  kg: kg kgs kilo kilos kilogram kilograms
  lb: lb lbs pound pounds
  oz: oz ounce ounces
  qt: qt qts quart quarts
  gallon: gallon gallons gal
  l: l liter liters litre litres litro litros
  ml: ml | milliliter milliliters
  w: w watt watts
  v: v volt volts
  wh: wh
  hz: hz
  cc: cc
  ct: ct carat carats karat karats kt | k
  person: people persons persona personas | person man
  seater: seater seaters seats | seat
  piece: pieces pcs | piece pc
  speed: speeds | speed
  key: keys | key
  mp: mp megapixel megapixels
`;

/** Other units, which searches treat as words. */
const OTHERS = `
  km kms kilometer kilometers kilometre kilometres kilometros mile miles mi milla millas yards sqft acre acres cores
  g gram grams gramos ton tons cups pint pints kwh ah mah amp amps khz mhz ghz ohm ohms db btu btus hp cfm psi rpm mph mpg
  lumen lumens dpi fps percent off degrees
  year years yr yrs yo ano anos month months mo mos mes meses week weeks days hour hours hr hrs minute minutes mins seconds
  times shots clicks actuations players strings gears channels drawers doors tiers burners bedrooms frets
`;

export interface Unit {
  /** The canonical name. */
  name: string;
  /** All spellings, starting with the canonical name. */
  ways: readonly string[];
}

const listOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

const lines = MEASURES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', ways = ''] = line.trim().split(': ');
    const [clear = '', unclear = ''] = ways.split(' | ');
    return { name, clear: listOf(clear), unclear: listOf(unclear) };
  });

/** The units that searches compare. */
export const MEASURE_UNITS: readonly Unit[] = lines.map(({ name, clear, unclear }) => ({
  name,
  ways: [...new Set([name, ...clear, ...unclear])],
}));

/** Words directly after a number that make it a measure or count rather than a price. */
export const UNITS: ReadonlySet<string> = new Set([
  ...lines.flatMap(({ clear }) => clear),
  ...listOf(OTHERS),
]);

/** All spellings of units. */
const WAYS: ReadonlySet<string> = new Set([...UNITS, ...MEASURE_UNITS.flatMap(({ ways }) => ways)]);

/** Whether a word is a number with its unit: "256gb". */
export function isMeasureWord(word: string): boolean {
  const [, unit = ''] = /^\d+([a-z]+)$/.exec(word) ?? [];
  return WAYS.has(unit);
}

/** Spellings that are also kinds of items: "9 pc" is not a computer and "15 amp" is not an amplifier. */
export const COUNTED_UNITS: ReadonlyMap<string, string> = new Map([
  ['pc', 'piece'],
  ['pcs', 'pieces'],
  ['amp', 'ampere'],
  ['amps', 'amperes'],
]);
