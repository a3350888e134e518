import { describe, expect, it } from 'vitest';
import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import type { CategorySlug, ConditionSlug } from '../../../../../shared/taxonomy.ts';
import { CATEGORY_SLUGS, CONDITION_SLUGS } from '../../../../../shared/taxonomy.ts';
import { readDescription } from './read-description.ts';

type Row = [
  text: string,
  title: string,
  dollars: number | null,
  category: CategorySlug | null,
  condition: ConditionSlug | null,
];

const typed: Row[] = [
  ['Moka pot, 6 cup, fresh gasket, $18', 'Moka pot, 6 cup', 18, 'home-garden', null],
  ['Moka pot, like new, $18', 'Moka pot', 18, 'home-garden', 'like-new'],
  ['Moving sale, everything must go! Desk lamp, $40', 'Desk lamp', 40, 'home-garden', null],
  ['Desk lamp, new, $40', 'Desk lamp', 40, 'home-garden', 'new'],
  ['Coach tote EUC 70 cash', 'Coach tote', 70, 'clothing', 'like-new'],
  ['RC crawler redcat gen8, 2 batteries $180', 'RC crawler Redcat gen8, 2 batteries', 180, 'other', null],
  ['traxxas slash 4x4 bumper scuffed runs great $150', 'Traxxas slash 4x4', 150, 'other', 'good'],
  ['remote control boat, no remote, $10', 'Remote control boat', 10, 'other', null],
  ['se vende escritorio blanco, poco uso. 45 dólares', 'Escritorio blanco', 45, 'home-garden', 'like-new'],
  ['bicicleta trek los frenos necesitan ajuste $80', 'Bicicleta Trek', 80, 'sporting-goods', 'fair'],
  ['barley used air fryer $30', 'Air fryer', 30, 'home-garden', 'like-new'],
  ['waffle iron n griddle, both work, 20', 'Waffle iron and griddle', 20, 'home-garden', 'good'],
  [
    'Camping bundle: tent, stove, lantern. $90',
    'Camping bundle, tent, stove, lantern',
    90,
    'sporting-goods',
    null,
  ],
  ['queen headboard walnut, no sorry its king. $60', 'King headboard walnut', 60, 'home-garden', null],
  ['Sewing machine w cover $60', 'Sewing machine with cover', 60, 'home-garden', null],
  ['Kindle tenth generation $40', 'Kindle 10th generation', 40, 'electronics', null],
  ['Rawlings baseball glove broken in $25', 'Rawlings baseball glove', 25, 'sporting-goods', 'good'],
  ['Great condition Ninja blender $30', 'Ninja blender', 30, 'home-garden', 'good'],
  ['Price reduced! Ninja blender $30', 'Ninja blender', 30, 'home-garden', null],
  ['Textbook: Organic Chemistry 4th ed. $25', 'Textbook, Organic Chemistry 4th ed', 25, 'other', null],
  [
    'selling my old green velvet ikea armchair, barely used, tiny scratch on back leg, asking forty dollars obo',
    'Green velvet IKEA armchair',
    40,
    'home-garden',
    'like-new',
  ],
  [
    'Dining table with four chairs, walnut, seats 6, a couple of water rings, $250 or near offer. Pick up in Sellwood.',
    'Dining table with 4 chairs, walnut',
    250,
    'home-garden',
    'fair',
  ],
  [
    'coffee table not new but works great, solid oak, 47 x 24 inches, eighty bucks',
    'Coffee table',
    80,
    'home-garden',
    'good',
  ],
  ['Free to a good home: ficus plant, needs a bigger pot', 'Ficus plant', 0, 'home-garden', null],
  ['broken espresso machine for parts, $15', 'Broken espresso machine', 15, 'home-garden', 'poor'],
  [
    'iPhone 13 128gb unlocked, small crack in corner, 220 bucks',
    'iPhone 13 128GB unlocked',
    220,
    'electronics',
    'good',
  ],
  [
    'SELLING NINTENDO SWITCH OLED!!! LIKE NEW WITH BOX!! $230',
    'Nintendo Switch OLED',
    230,
    'electronics',
    'like-new',
  ],
  [
    "um so i'm selling my uh nikon camera with two lenses barely used and i want three hundred and fifty dollars for it",
    'Nikon camera with 2 lenses',
    350,
    'electronics',
    'like-new',
  ],
  ['4k tv 50 inch, 5 years old, $100.', '4K TV 50 inch', 100, 'electronics', null],
  ['not working samsung tv 55 inch, free for parts', 'Samsung TV 55 inch', 0, 'electronics', 'poor'],
  ['airpods pro, sealed, $150', 'AirPods Pro', 150, 'electronics', 'new'],
  [
    '2012 honda civic, 120k miles, clean title, runs great, 6,500 obo',
    '2012 Honda Civic, 120k miles',
    6500,
    'vehicles',
    'good',
  ],
  ['Vespa scooter 2015, 1.2k', 'Vespa scooter 2015', 1200, 'vehicles', null],
  ['1998 Toyota Corolla for 2500', '1998 Toyota Corolla', 2500, 'vehicles', null],
  ['levis 501 jeans size 32 worn twice, 25 dollars', 'Levis 501 jeans size 32', 25, 'clothing', 'like-new'],
  [
    'Womens patagonia rain jacket, medium, navy, good condition. Asking 60.',
    "Women's Patagonia rain jacket, medium",
    60,
    'clothing',
    'good',
  ],
  ['black leather jacket. bought for $300, selling for 90', 'Black leather jacket', 90, 'clothing', null],
  ["women's red wool coat size 8 was $220 now $60", "Women's red wool coat size 8", 60, 'clothing', null],
  ['New Balance 574 size 10', 'New Balance 574 size 10', null, 'clothing', null],
  [
    'trek road bike 54 cm, 2018, shimano 105, new tires, $600 or best offer',
    'Trek road bike 54 cm, 2018',
    600,
    'sporting-goods',
    null,
  ],
  [
    '2 person tent msr hubba hubba, used on three trips',
    '2 person tent MSR hubba hubba',
    null,
    'sporting-goods',
    'like-new',
  ],
  ['dumbbells 2 x 15 lb, 20$ each or $35 for both', 'Dumbbells 2 x 15 lb', 20, 'sporting-goods', null],
  [
    'ski boots size 27.5, salomon, good shape, 60 bucks',
    'Ski boots size 27.5, Salomon',
    60,
    'sporting-goods',
    'good',
  ],
  ['kids bike free delivery $40', 'Kids bike', 40, 'sporting-goods', null],
  [
    'hey everyone! I have a brand new sealed lego star wars set, retails for $80, asking 55',
    'LEGO Star Wars set',
    55,
    'collectibles',
    'new',
  ],
  [
    'vintage 1960s toy robot, tin, some rust on feet, paid $90, asking sixty five',
    'Vintage 1960s toy robot, tin',
    65,
    'collectibles',
    'fair',
  ],
  [
    '3 vinyl records, first pressing, sleeves are worn, $45 for the lot',
    '3 vinyl records, first pressing',
    45,
    'collectibles',
    'fair',
  ],
  [
    'Yamaha acoustic guitar, works great, a few scuffs. $120 firm',
    'Yamaha acoustic guitar',
    120,
    'musical-instruments',
    'good',
  ],
  [
    'my husbands old fender stratocaster, plays great, nine hundred dollars',
    'Fender Stratocaster',
    900,
    'musical-instruments',
    'good',
  ],
  ['half a grand for this drum kit', 'Drum kit', 500, 'musical-instruments', null],
  [
    'Sterling silver ring size 7, never worn, $35',
    'Sterling silver ring size 7',
    35,
    'jewelry-watches',
    'new',
  ],
  [
    'gold necklace 14k 18 inch chain with small pearl pendant. like new. $140',
    'Gold necklace 14k 18 inch chain with small pearl pendant',
    140,
    'jewelry-watches',
    'like-new',
  ],
  [
    'Seiko automatic watch 38mm, box and papers, asking one fifty',
    'Seiko automatic watch 38mm, box and papers',
    150,
    'jewelry-watches',
    null,
  ],
  ['stroller, uppababy, smoke free home. $90 cash only', 'Stroller, UPPAbaby', 90, 'other', null],
  [
    'box of paperback novels, about 30 books, $1 each',
    'Box of paperback novels, about 30 books',
    1,
    'other',
    null,
  ],
  ['hair dryer, works great, $10', 'Hair dryer', 10, 'other', 'good'],
  ['cat tree, 5 feet, my cat ignored it. free', 'Cat tree, 5 feet', 0, 'other', 'like-new'],
  ['table 75 bench free', 'Table', 75, 'home-garden', null],
  ['oak desk 120 and the chair is free', 'Oak desk', 120, 'home-garden', null],
  ['space heater tips over if you bump it, $15', 'Space heater', 15, 'home-garden', 'fair'],
  ["there's a bike in my garage it's a giant escape, 280", 'Bike, Giant escape', 280, 'sporting-goods', null],
  ['um a tuba my brother played it in school eight hundred', 'Tuba', 800, 'musical-instruments', null],
  ['a wool coat medium a dog chewed one cuff fifty', 'Wool coat medium', 50, 'clothing', 'fair'],
  ['selling three area rugs two are for a hallway thirty each', '3 area rugs', 30, 'home-garden', null],
];

describe('a quick description', () => {
  it.each(typed)(
    '"%s" becomes a listing a seller can post (AI-03, CREATE-20)',
    (text, title, dollars, category, condition) => {
      const read = readDescription(text);
      expect(read).toMatchObject({
        title,
        priceCents: dollars === null ? null : dollars * 100,
        category,
        condition,
      });
      expect(read.description).toMatch(/^[\p{Lu}\p{N}"]|^i(?:Phone|Pad)/u);
      expect(read.description).toMatch(/[.!?]$/);
      expect(read.tags.length).toBeLessThanOrEqual(LISTING_LIMITS.tags);
      expect(read.tags).toEqual(read.tags.map((tag) => tag.toLowerCase()));
    },
  );

  it('covers every category and condition', () => {
    expect(new Set(typed.map((row) => row[3]).filter(Boolean))).toEqual(new Set(CATEGORY_SLUGS));
    expect(new Set(typed.map((row) => row[4]).filter(Boolean))).toEqual(new Set(CONDITION_SLUGS));
  });

  it('keeps every fact in the description and removes sales talk and price (AI-03)', () => {
    const read = readDescription(
      'selling my old green velvet ikea armchair, barely used, tiny scratch on back leg, asking forty dollars obo',
    );
    expect(read.description).toBe(
      'Old green velvet IKEA armchair, barely used, tiny scratch on back leg. Open to offers.',
    );
    expect(read.tags).toEqual(['armchair', 'ikea', 'green', 'velvet']);
  });

  it('keeps a former price as a fact, which is not the asking price (AI-03)', () => {
    const read = readDescription('Bike trailer, paid $300 last year, asking 120');
    expect(read.priceCents).toBe(12_000);
    expect(read.description).toBe('Bike trailer, paid $300 last year.');
  });

  it.each([
    ['Figure skates, size 4, riedell. Sharpened in May. $40', 'Figure skates, size 4, riedell'],
    ['Viola, full size, Knilling, hard case. $200', 'Viola, full size, Knilling'],
    ['My exercise bike is a Schwinn 270. $110', 'Exercise bike, Schwinn 270'],
    ['Wool overcoat, banana republic, 40R. $50', 'Wool overcoat, banana republic, 40R'],
    ['My mother in law gave us this high chair and we have one. $35', 'High chair'],
    ['I need to sell this today. Vizio 40 inch TV. $90', 'Vizio 40 inch TV'],
    ['Sell or trade. Fishing kayak. $250', 'Fishing kayak'],
    ['Hair dryer (retail 199) $60', 'Hair dryer'],
    ['boots size eleven actually ten and a half forty dollars', 'Boots size 10.5'],
    ['Asking 30 for a pair of clogs', 'Pair of clogs'],
    ['Snow tires 4 of them. $120', 'Snow tires, set of 4'],
    ['New without tags girls coat size 6. $20', 'Girls coat size 6'],
    ['free loveseat curb alert 210 oak', 'Loveseat'],
    ['Nikon D750 body only. 30,000 clicks. $500', 'Nikon D750 body only'],
    ['Deck boards leftover, 10 pieces. $80', 'Deck boards'],
  ])('has a title without remarks, with the maker from a later clause: "%s" (AI-03)', (text, title) => {
    expect(readDescription(text).title).toBe(title);
  });

  it('keeps a second price that the seller offers (AI-03)', () => {
    const read = readDescription('dumbbells 2 x 15 lb, 20$ each or $35 for both');
    expect(read.description).toBe('Dumbbells 2 x 15 lb. $35 for both. The price is for each.');
  });

  it.each([
    'iPhone 13',
    'Moka pot, 6 cup',
    'Bike frame 54 cm',
    'Table seats for 6',
    'Nikon D3500',
    'Chair from 1950',
    'Sony a7 III, 24 megapixels',
  ])('never reads a size, year or model as a price: "%s" (AI-03)', (text) => {
    expect(readDescription(text).priceCents).toBeNull();
  });

  it.each([
    ['lamp $1,200', 120_000],
    ['lamp, 18.50 dollars', 1_850],
    ['lamp, asking a hundred and twenty five', 12_500],
    ['lamp, twelve hundred dollars', 120_000],
    ['lamp, $1.5k', 150_000],
    ['lamp, price: 30', 3_000],
    ['lamp, 99999999999 dollars', null],
  ])('reads the price of "%s" in cents (AI-03)', (text, cents) => {
    expect(readDescription(text).priceCents).toBe(cents);
  });

  it('leaves category and condition open if the text does not say them (AI-03)', () => {
    expect(readDescription('two for 20 dollars')).toMatchObject({ category: null, condition: null });
  });

  it('returns an empty listing for an empty text (AI-03)', () => {
    expect(readDescription(' \n\u0000 ')).toEqual({
      title: '',
      description: '',
      priceCents: null,
      category: null,
      condition: null,
      tags: [],
      sources: { title: null, description: null, price: null, category: null, condition: null, tags: null },
      categoryCandidates: [],
    });
  });

  it('strips markup and control characters (AI-03)', () => {
    const read = readDescription(
      '<b>Desk lamp</b><script>alert(1)</script>\u0007 &amp; bulb <img src=x onerror=alert(1)> $12',
    );
    expect(read.title).toBe('Desk lamp & bulb');
    expect(read.description).toBe('Desk lamp & bulb.');
  });

  it.each([
    'selling my old chair $40 and a dog ',
    'a one hundred and ',
    'not any no the a ',
    '1,111',
    'x',
    '<',
    'very good lamp. ',
  ])('stays within the limits and quick for 5,000 characters of "%s" (AI-03)', (piece) => {
    const started = performance.now();
    const read = readDescription(piece.repeat(5_000).slice(0, 5_000));
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(read.title.length).toBeLessThanOrEqual(LISTING_LIMITS.title);
    expect(read.description.length).toBeLessThanOrEqual(LISTING_LIMITS.description);
  });
});
