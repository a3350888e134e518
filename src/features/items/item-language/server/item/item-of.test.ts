import { describe, expect, it, test } from 'vitest';
import { judgeTitle, kindFigures } from '../../../../../../tests/item-language/kind-figures.ts';
import { HALVES, readTitles } from '../../../../../../tests/item-language/read-titles.ts';
import { itemOf } from './item-of.ts';

const kindOf = (text: string) => itemOf(text).kind?.name ?? null;
const companionsOf = (text: string) => itemOf(text).comesWith.map(({ name }) => name);

test.each([
  ['solid wood dining table with 6 chairs', 'dining table'],
  ['PS4 slim 2 controllers', 'game console'],
  ['Couch w/ ottoman', 'sofa'],
  ['Dresser + mirror', 'dresser'],
  ['bed and mattress', 'bed'],
  ['Mini fridge for dorm', 'mini fridge'],
  ['Sewing machine in cabinet', 'sewing machine'],
  ['Table saw', 'table saw'],
  ['Coffee table books', 'book'],
  ['Box of vinyl records', 'vinyl records'],
  ['Basket of old toys', 'toy'],
  ['Box of iPhones', 'phone'],
  ['Chest of drawers', 'dresser'],
  ['Camry for sale 2008', 'car'],
  ['Off-road tires', 'tires'],
  ['New with tags handbag', 'handbag'],
  ['Pair of 24" pipe clamps', 'clamp'],
  ['Road bike frame size 56', 'road bike'],
  ['Queen size mattress memory foam', 'mattress'],
])('%s: the item is the last noun before included things (%s)', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each([
  ['case for iPhone 13', 'phone case', 'phone'],
  ['iPhone 13 case', 'phone case', 'phone'],
  ['funda para iPad', 'tablet case', 'tablet'],
  ['MacBook Pro 2015 charger', 'laptop charger', 'laptop'],
  ['Keyboard for iPad', 'tablet keyboard', 'tablet'],
  ['Rims and tires off a 2020 Silverado', 'rims', 'pickup truck'],
  ['iPhone 13 leather case', 'phone case', 'phone'],
  ['mattress for crib', 'crib mattress', 'crib'],
  ['Nissan Murano window', 'windshield', 'suv'],
  ['Volvo bike rack', 'bike rack', 'car'],
  ['laptop bag', 'laptop bag', 'laptop'],
  ['Queen mattress protector', 'mattress topper', 'mattress'],
  ['Office chair mat', 'chair mat', 'office chair'],
])('%s is a %s, an accessory of a %s', (text, kind, owner) => {
  expect(itemOf(text)).toMatchObject({ isAccessory: true, kind: { name: kind }, partOf: { name: owner } });
});

test('"Pet free" means that no pet is included', () => {
  expect(companionsOf('Couch, pet free home')).toEqual([]);
});

test.each([
  ['unlocked', null],
  ['left handed', null],
  ['convertible', null],
  ['2004 Mustang convertible, manual', 'car'],
  ['iPhone 12 unlocked', 'phone'],
  ['Left handed Fender strat', 'electric guitar'],
  ['Pixel 6 cracked screen', 'phone'],
  ['Couch pickup today', 'sofa'],
  ['Guitar with pickups', 'guitar'],
])('%s: a quality is never the item (%s)', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each([
  ['Les Paul', 'electric guitar', 'Gibson', 'les paul'],
  ['PlayStation 4 Pro 1TB', 'game console', 'Sony', 'playstation 4 pro'],
  ['Datejust 36', 'watch', 'Rolex', 'datejust 36'],
  ['iPhone 13 Pro Max 256gb', 'phone', 'Apple', 'iphone 13 pro max'],
  ['Trek Marlin 5 bike', 'mountain bike', 'Trek', 'marlin 5'],
])('%s is a %s by %s, model %s', (text, kind, brand, model) => {
  expect(itemOf(text)).toMatchObject({ kind: { name: kind }, brand, model });
});

test('a plural of no known kind means parts of the item before it', () => {
  expect(itemOf('Violin mutes')).toMatchObject({ isAccessory: true, kind: null, partOf: { name: 'violin' } });
  expect(kindOf('Jacket mens')).toBe('jacket');
});

test('a brand that is also a word counts only for items it makes', () => {
  expect(itemOf('Pearl white vase').brand).toBeNull();
  expect(itemOf('Pearl drum kit').brand).toBe('Pearl');
});

test('included things differ from the item, and excluded things are left out', () => {
  expect(companionsOf('Drill with two batteries')).toEqual(['tool battery']);
  expect(companionsOf('Pool table with cues')).toEqual(['pool cue']);
  expect(companionsOf('Coffee table, couch not included')).toEqual([]);
  expect(companionsOf('iPhone 13')).toEqual([]);
});

test.each(['wanted: piano', 'ISO upright piano', 'looking for a used piano', 'Busco piano', 'Piano wanted'])(
  '"%s" is a wanted ad',
  (text) => {
    expect(itemOf(text)).toMatchObject({ isWanted: true });
    expect(itemOf(text).kind?.name).toMatch(/piano/);
  },
);

test('an item for children is of a narrower kind, wherever they are named before it', () => {
  expect(kindOf('Boys 18 inch Schwinn bike')).toBe('kids bike');
  expect(kindOf('Trek bike with kids seat')).toBe('bike');
});

test.each([
  ['LEGO City train set', 'lego'],
  ['LEGO Technic Porsche 911', 'lego'],
  ['Barbie car pink', 'doll'],
  ['Toy hauler 2015', 'camper'],
  ['Brio train set', 'model train'],
])('a toy that shows a vehicle is no vehicle: "%s" is a %s', (title, kind) => {
  expect(kindOf(title)).toBe(kind);
});

test.each([
  ['LG refrigerator stainless french door', 'refrigerator'],
  ['Whirlpool top freezer white', 'refrigerator'],
  ['2 french doors', 'door'],
  ['Apple Watch SE GPS', 'smartwatch'],
  ['Garmin GPS', 'gps'],
])('a style or function is not the item: "%s" is a %s', (title, kind) => {
  expect(kindOf(title)).toBe(kind);
});

test('new parts after the name come with the item', () => {
  expect(itemOf('2011 Corolla new alternator')).toMatchObject({ kind: { name: 'car' }, isAccessory: false });
  expect(companionsOf('Ford Escape brand new tires')).toEqual(['tires']);
  expect(kindOf('New alternator for Corolla')).toBe('alternator');
});

test('a game before its console is a game', () => {
  expect(kindOf('Mario Kart Nintendo Switch')).toBe('video game');
  expect(kindOf('Xbox One console Halo edition')).toBe('game console');
  expect(kindOf('Halo bassinet')).toBe('bassinet');
});

test('what is for rent is a rental, whatever it comes with', () => {
  expect(kindOf('Studio with washer for rent')).toBe('rental');
});

test('a number before a unit belongs to no model', () => {
  expect(itemOf('iPhone 14 128 gb')).toMatchObject({ model: 'iphone 14' });
});

test('a replacement after the name of an item is a part of it', () => {
  expect(itemOf('Dyson V11 replacement motor')).toMatchObject({ isAccessory: true });
  expect(itemOf('Dyson V11 vacuum with replacement filters').isAccessory).toBe(false);
});

test('somebody who wants to sell makes an offer', () => {
  expect(itemOf('wanted to sell my piano')).toMatchObject({ isWanted: false });
});

test('a unit after a number is not an item', () => {
  expect(kindOf('9 pc glass set')).toBe('glassware');
  expect(kindOf('15 amp receptacle')).toBe('electrical supplies');
  expect(kindOf('amp 15 watts')).toBe('guitar amp');
});

test('a misspelled name is corrected if nothing else names the item', () => {
  expect(kindOf('strolller graco')).toBe('stroller');
  expect(kindOf('accordoin')).toBe('accordion');
  expect(kindOf('trampolene')).toBe('trampoline');
  expect(kindOf('Lamb')).toBeNull();
  expect(kindOf('Tools')).toBe('tools');
});

test('the category decides between kinds with the same name', () => {
  expect(itemOf('keyboard', 'musical-instruments').kind?.name).toBe('keyboard piano');
  expect(itemOf('keyboard', 'electronics').kind?.name).toBe('computer keyboard');
});

describe('bad input', () => {
  it.each([
    ['nothing', ''],
    ['punctuation', '!!! ??? ...'],
    ['numbers', '120 80 2019 55'],
    ['other scripts', '冰箱 Холодильник 😀'],
    ['function words', 'with for and of in the'],
  ])('%s names no item', (_, text) => {
    expect(itemOf(text)).toMatchObject({
      kind: null,
      comesWith: [],
      brand: null,
      model: null,
      isWanted: false,
    });
  });

  it('of ten thousand characters is read only at the start', () => {
    expect(kindOf(`Couch ${'very '.repeat(2000)}`)).toBe('sofa');
    expect(kindOf('couch '.repeat(2000))).toBe('sofa');
  });
});

it.each(HALVES)('nearly every kind is right (%s titles)', (half) => {
  const figures = kindFigures(
    readTitles()
      .filter((title) => title.half === half)
      .map(judgeTitle),
  );
  expect(figures.titles).toBeGreaterThanOrEqual(150);
  expect(figures.kind / figures.titles).toBeGreaterThanOrEqual(0.94);
  expect(figures.partOf / figures.titles).toBeGreaterThanOrEqual(0.97);
  expect(figures.wanted / figures.titles).toBeGreaterThanOrEqual(0.98);
});

it.each(['Piano tuning and repair', 'Dress alterations', 'Lawn mower service, your driveway'])(
  '"%s" is a service rather than the serviced item',
  (title) => {
    expect(itemOf(title).kind?.name).toBe('service');
  },
);

it.each([
  ['Piano, recent tuning', 'piano'],
  ['Lawn mower service manual', 'owners manual'],
  ['Guitar with new tuning pegs', 'guitar'],
])('the item of "%s" is %s', (title, kind) => {
  expect(itemOf(title).kind?.name).toBe(kind);
});

test('what a later clause includes is not the item', () => {
  expect(itemOf('NutriBullet, with cookbook').kind?.name).toBe('blender');
});

test('a part with a brand of its own belongs to the item before it', () => {
  expect(itemOf('pressure washer 3200 psi honda engine').kind?.name).toBe('pressure washer');
  expect(itemOf('honda engine').kind?.name).toBe('engine');
  expect(itemOf('record player crosley suitcase').kind?.name).toBe('turntable');
  expect(itemOf('bicicleta roja los frenos chillan').kind?.name).toBe('bike');
});

test.each([
  'rc crawler redcat gen8',
  'Traxxas Rustler brushed',
  'remote control truck',
  'carro a control remoto',
])('a remote-controlled vehicle is a toy: "%s"', (title) => {
  expect(itemOf(title)).toMatchObject({ kind: { name: 'rc car' }, category: 'other' });
});
