import { describe, expect, test } from 'vitest';
import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import type { FactId } from './fact.ts';
import { readFacts } from './read-facts.ts';

const now = new Date('2026-11-23T00:00:00Z');

const ITEMS = {
  phone: ['iPhone 13', 'electronics'],
  laptop: ['MacBook Pro', 'electronics'],
  tv: ['TV', 'electronics'],
  camera: ['Camera', 'electronics'],
  headphones: ['Headphones', 'electronics'],
  sofa: ['Sofa', 'home-garden'],
  desk: ['Desk', 'home-garden'],
  lamp: ['Floor lamp', 'home-garden'],
  mattress: ['Mattress', 'home-garden'],
  shoes: ['Boots', 'clothing'],
  jacket: ['Jacket', 'clothing'],
  bike: ['Road bike', 'sporting-goods'],
  car: ['Honda Civic', 'vehicles'],
  watch: ['Watch', 'jewelry-watches'],
  ring: ['Ring', 'jewelry-watches'],
  lego: ['LEGO set', 'collectibles'],
  guitar: ['Guitar', 'musical-instruments'],
} as const satisfies Record<string, readonly [string, CategorySlug]>;

type Kind = keyof typeof ITEMS;

const read = (kind: Kind, description: string, title: string = ITEMS[kind][0]) =>
  readFacts({ title, description, category: ITEMS[kind][1] }, now);

/** Returns the value of one fact; undefined if it is not stated. */
const valueOf = (feature: FactId, kind: Kind, description: string, title?: string) =>
  read(kind, description, title).facts[feature]?.value;

type Case = [text: string, value: string | boolean | undefined];

const cases = (feature: FactId, kind: Kind, table: readonly Case[]) =>
  describe(`${feature} of a ${kind}`, () => {
    test.each(table)('%s: %s', (text, value) => {
      expect(valueOf(feature, kind, text)).toBe(value);
    });
  });

cases('storage', 'phone', [
  ['It has 128GB.', '128 GB'],
  ['256 gb, blue', '256 GB'],
  ['Storage: 64 gigs', '64 GB'],
  ['1TB of storage', '1 TB'],
  ['Not 256 GB, the small one with 128 GB', '128 GB'],
  ['Has 6 GB RAM', undefined],
  ['Takes a microSD card of up to 512 GB', undefined],
  ['Comes with a 32 GB SD card', undefined],
  ['Works great', undefined],
]);
test('a letter at the end of a title of clothes is a size', () => {
  expect(valueOf('clothing-size', 'jacket', 'Warm.', 'Patagonia fleece jacket XL')).toBe('XL');
  expect(valueOf('clothing-size', 'phone', 'Works.', 'iPhone XS')).toBeUndefined();
});

test('karat is a material of gold that is not plated', () => {
  expect(valueOf('material', 'ring', '14k. Size 6.', 'Gold band')).toBe('14k gold');
  expect(valueOf('material', 'ring', '14k. It is plated.', 'Gold band')).not.toBe('14k gold');
});

cases('storage', 'laptop', [
  ['16GB RAM, 512GB SSD', '512 GB'],
  ['16 gigs of ram, 256 ssd', '256 GB'],
  ['Replaced the 320gb drive with a 1tb ssd', '1 TB'],
  ['8 GB of memory and 256 GB', '256 GB'],
  ['M1, 8/256GB', '256 GB'],
]);
cases('memory', 'laptop', [
  ['16GB RAM, 512GB SSD', '16 GB'],
  ['Memory: 32 GB', '32 GB'],
  ['8 GB, 256 GB', '8 GB'],
  ['512GB', undefined],
]);
cases('battery-health', 'phone', [
  ['Battery health 88%.', '88%'],
  ['Battery health is at 93 %', '93%'],
  ['battery: 91%', '91%'],
  ['85% battery health', '85%'],
  ['BH 79%', '79%'],
  ['Maximum capacity: 100%', '100%'],
  ['Charged to 80%', undefined],
  ['The battery is great', undefined],
  ['100% original', undefined],
]);
cases('screen-size', 'tv', [
  ['55 inch screen', '55 inches'],
  ['A 65" TV', '65 inches'],
  ['It is 4 years old', undefined],
  ['Comes with a 6 inch wide stand', undefined],
]);
cases('dimensions', 'desk', [
  ['120 x 60 cm', '120 x 60 cm'],
  ['It measures 48" x 24" x 30".', '48" x 24" x 30"'],
  ['60 by 30 inches', '60 by 30 inches'],
  ['It is 47 inches wide.', '47 inches wide'],
  ['120x60', '120x60'],
  ['Bought 2 years ago', undefined],
]);
cases('height', 'lamp', [
  ['60 inches tall', '60 inches'],
  ['Height: 150 cm', '150 cm'],
  ['Stands very tall', undefined],
]);
cases('mattress-size', 'mattress', [
  ['Queen size, firm', 'Queen'],
  ['Cal king', 'Cal king'],
]);
cases('clothing-size', 'jacket', [
  ['Size M', 'M'],
  ['size: large, fits well', 'Large'],
  ["Men's XL", "Men's XL"],
  ['Fits like a medium', undefined],
]);
cases('clothing-size', 'shoes', [
  ['Size 10.5', '10.5'],
  ["Women's 8", "Women's 8"],
  ['EU 42', 'EU 42'],
  ['Worn 3 times', undefined],
]);
cases('clothing-size', 'ring', [['Ring size 7', '7']]);
cases('frame-size', 'bike', [
  ['54cm frame', '54 cm'],
  ['Frame size: 56', '56'],
  ['Large frame', 'Large'],
  ['For someone 5 foot 9', undefined],
]);
cases('mileage', 'car', [
  ['82,000 miles', '82,000 miles'],
  ['Mileage: 120k', '120k miles'],
  ['Gets 30 miles per gallon', undefined],
]);
cases('title', 'car', [
  ['Clean title in hand', 'Clean'],
  ['Salvage title', 'Salvage'],
  ['No title', 'None'],
]);
cases('case-size', 'watch', [['40mm case', '40 mm']]);

cases('color', 'phone', [
  ['The color is midnight.', 'Midnight'],
  ["It's blue, with a black case", 'Blue'],
  ['Comes with a black case', undefined],
  ['In good condition', undefined],
]);
cases('material', 'desk', [
  ['Made of oak.', 'Oak'],
  ['Solid walnut, very heavy', 'Solid walnut'],
  ['Not solid wood', undefined],
  ['Looks like walnut', undefined],
  ['Steel legs', 'Steel'],
]);
cases('processor', 'laptop', [
  ['M1 Pro chip', 'M1 Pro'],
  ['Intel i5', 'Intel i5'],
]);
cases('age', 'headphones', [
  ['2 years old', '2 years'],
  ['I bought them a year ago', '1 year'],
  ['Used for 6 months', '6 months'],
  ['Two and a half years old', '2.5 years'],
  ['Bought in 2023', 'Bought in 2023'],
  ['Bought new in March 2024', 'Bought new in March 2024'],
  ['Bought last year', 'Bought last year'],
  ['With a 2 year warranty', undefined],
  ['For kids 3 years old and up', undefined],
  ['Model 2000', undefined],
]);
cases('year', 'laptop', [
  ['Model year 2020', '2020'],
  ['Bought in 2021', undefined],
]);
cases('warranty', 'phone', [
  ['Warranty until Sep 2026.', 'Until Sep 2026'],
  ['AppleCare until March 2027', 'Until March 2027'],
  ['Still under warranty', 'Under warranty'],
  ['1 year warranty left', '1 year left'],
  ['No warranty', 'None'],
  ['Out of warranty', 'None'],
  ['The warranty has expired', 'Expired'],
  ['Box, charger, no warranty', 'None'],
  ['Great phone', undefined],
]);
cases('unlocked', 'phone', [
  ['Unlocked.', true],
  ['Factory unlocked for all carriers', true],
  ['Not unlocked', false],
  ['Locked to AT&T', 'Locked to AT&T'],
  ['Verizon only', 'Locked to Verizon'],
  ['iCloud unlocked', undefined],
]);
cases('original-box', 'phone', [
  ['Comes with box and charger', true],
  ['In the original box', true],
  ['Box, charger and cable', true],
  ['No box', false],
  ['Without box', false],
  ['No box or charger', false],
  ['No charger, cable or box', false],
  ["I don't have the box anymore", false],
  ['Comes with charger but no box', false],
  ['Charger included, the box is missing', false],
  ['No scratches, comes with box', true],
  ['It came from a small box store', undefined],
  ['An Xbox fits beside it', undefined],
]);
cases('original-box', 'sofa', [['A box of pillows', undefined]]);
cases('working', 'headphones', [
  ['Right pod crackles', 'Right pod crackles'],
  ['No longer holds a charge, works plugged in', 'No longer holds a charge'],
  ['Charges fast', true],
  ["Pairs but won't sync", "Pairs but won't sync"],
]);

test('Sizes and carriers are read as sellers shorten them', () => {
  expect(valueOf('unlocked', 'phone', 'att locked')).toBe('Locked to AT&T');
  expect(valueOf('screen-size', 'tv', 'Works.', 'LG 65 OLED')).toBe('65 inches');
  expect(valueOf('storage', 'laptop', '8 gig ram 1tb hdd')).toBe('1 TB');
  expect(valueOf('clothing-size', 'jacket', 'fits like a medium though tag says large')).toBe('Large');
});

cases('charger', 'phone', [
  ['Box yes charger no', false],
  ['Box no, charger: yes', true],
  ['Comes w cable but not the brick', false],
  ['Charger only', true],
  ['Comes with charger but no box', true],
  ['No box or charger', false],
  ['Without the charger', false],
  ['Charger not included', false],
  ['Charger sold separately', false],
  ['Battery health 93%', undefined],
]);
cases('receipt', 'phone', [
  ['I have the receipt', 'Receipt'],
  ['With proof of purchase', 'Proof of purchase'],
  ['Lost the receipt', 'None'],
  ['No receipt', 'None'],
]);
cases('remote', 'tv', [
  ['Remote included', true],
  ['No remote', false],
]);
cases('case', 'guitar', [
  ['Comes with a hard case', true],
  ['No case', false],
  ['Just in case you wonder', undefined],
]);
cases('working', 'camera', [
  ['Works great.', true],
  ['Fully functional', true],
  ['In perfect working order', true],
  ['Tested and works', true],
  ["It doesn't turn on", "It doesn't turn on"],
  ['The flash does not work', 'The flash does not work'],
  ['For parts', 'For parts'],
  ['Untested', 'Untested'],
  ['Works with Nikon lenses', undefined],
  ['Beautiful camera', undefined],
]);
cases('smoke-free', 'sofa', [
  ['Smoke-free home', true],
  ['From a smoke free and pet free home', true],
  ['Smoke and pet-free home', true],
  ['Non-smoking household', true],
  ["From a smoker's home", false],
  ['Not from a smoke-free home.', false],
  ['Comfortable', undefined],
]);
cases('pet-free', 'sofa', [
  ['Pet free', true],
  ['No pets', true],
  ['No smoking or pets', true],
  ['We have two dogs', false],
  ['Smoke and pet-free home', true],
]);
cases('complete', 'lego', [
  ['100% complete', true],
  ['Complete with instructions', true],
  ['Missing 2 pieces', 'Missing 2 pieces'],
  ['Incomplete', false],
  ['No missing pieces', true],
]);
cases('damage', 'phone', [
  ['Crack in the corner, works fine.', 'Crack in the corner'],
  ['No scratches', 'No scratches'],
  ['No scratches or cracks', 'No scratches or cracks'],
  ['No cracks but a few scratches', 'A few scratches'],
  ['No cracks and a few scratches on the back', 'A few scratches on the back'],
  ['It has a small dent', 'A small dent'],
  ['Never dropped', 'Never dropped'],
  ['Scratch-free', 'Scratch-free'],
  ['Without a scratch', 'Without a scratch'],
  ["The screen isn't cracked", "The screen isn't cracked"],
  ['No major scratches', 'No major scratches'],
  ['The screen protector is cracked', undefined],
  ['The box has a dent', undefined],
  ['Scratch-resistant glass', undefined],
  ['With the M1 chip', undefined],
]);
cases('damage', 'desk', [
  ['Stained oak', undefined],
  ['Dark stained wood', undefined],
  ['Two coffee stains on top', 'Two coffee stains on top'],
  ['With a grommet hole for cables', undefined],
]);

test('Named defects differ from a statement that there are none', () => {
  expect(read('phone', 'A crack and two scratches.').defects).toEqual({
    named: 2,
    none: false,
    first: 'a crack',
  });
  expect(read('phone', 'No scratches.').defects).toEqual({ named: 0, none: true, first: null });
  expect(read('phone', 'Blue.').defects).toEqual({ named: 0, none: false, first: null });
});

test('A crack in the title is damage, with the title as its source', () => {
  const { facts, aboutCondition } = read('phone', 'Works fine.', 'iPhone 13 red, small crack');
  expect(facts.damage).toEqual({
    value: 'Small crack',
    good: false,
    source: 'iPhone 13 red, small crack',
  });
  expect(aboutCondition).toEqual({ text: 'iPhone 13 red, small crack', from: 'title' });
});

test('Facts are also read from titles', () => {
  const { facts } = read('phone', '', 'iPhone 13, 128 GB, midnight, unlocked, with box');
  expect(Object.fromEntries(Object.entries(facts).map(([feature, { value }]) => [feature, value]))).toEqual({
    storage: '128 GB',
    color: 'Midnight',
    unlocked: true,
    'original-box': true,
  });
});

test('What an item fits is not a fact about the item', () => {
  const { facts } = read('phone', 'Fits iPhone 13 with 128 GB by Apple.', 'Black case for iPhone 13');
  expect(Object.keys(facts)).toEqual(['color']);
});

test('Every fact has its source sentence, and contains nothing else', () => {
  const text =
    'Selling my road bike. It is a Trek by Trek with a 54cm carbon frame. Bought in 2022; serviced last year. Some light scratches on the frame, works great. From a smoke-free home. No box.';
  const { facts } = read('bike', text, 'Trek road bike, red');
  const all = `Trek road bike, red. ${text}`;
  expect(Object.keys(facts).toSorted()).toEqual([
    'age',
    'brand',
    'color',
    'damage',
    'frame-size',
    'material',
    'smoke-free',
    'working',
  ]);
  for (const { value, source } of Object.values(facts)) {
    expect(all).toContain(source);
    const words = typeof value === 'string' ? value.toLowerCase().replaceAll(' ', '') : '';
    expect(source.toLowerCase().replaceAll(' ', '')).toContain(words);
  }
});

test.each([
  ['nothing', ''],
  ['10,000 characters', 'no scratches, box or charger and '.repeat(300)],
  ['one endless word', 'a'.repeat(5000)],
  ['blanks', `battery${' '.repeat(4900)}88%`],
  ['many signs', '((((%%%%____"""\'\'\'---,,,;;;'.repeat(100)],
  ['emoji and right-to-left text', '📱📱 هاتف بدون خدوش 128GB 🔋 93%'],
])('Facts of a text of %s are all in the text', (_, text) => {
  const squeezed = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
  for (const kind of Object.keys(ITEMS) as Kind[]) {
    for (const { source } of Object.values(read(kind, text.slice(0, 5000)).facts)) {
      expect(squeezed(`${ITEMS[kind][0]} ${text}`)).toContain(squeezed(source));
    }
  }
});

test('"No major scratches" implies small ones', () => {
  expect(read('phone', 'No major scratches.').defects).toEqual({
    named: 1,
    none: false,
    first: 'small marks',
  });
  expect(read('phone', 'No scratches.').defects).toEqual({ named: 0, none: true, first: null });
});

test('A long sentence about damage is cut between words', () => {
  const words = 'a long thin scratch that runs from the upper corner of the screen to the lower one';
  expect(valueOf('damage', 'phone', `Has ${words}.`)).toBe(
    'A long thin scratch that runs from the upper corner of the…',
  );
});

test('A statement that there are no accessories is a fact', () => {
  expect(valueOf('accessories', 'phone', 'No accessories.')).toBe('None');
});
