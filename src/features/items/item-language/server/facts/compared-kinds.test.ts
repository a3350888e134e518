import { expect, test } from 'vitest';
import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { itemOf } from '../item/item-of.ts';
import { commonKind, sharedKind } from './compared-kinds.ts';

const named = (titles: readonly string[], category: CategorySlug = 'sporting-goods') =>
  titles.map((title) => ({ about: itemOf(title, category), category }));

test.each<[titles: string[], subject: string]>([
  [['Teal steel road bike, 54 cm', 'Road bike frame size 56'], 'road bikes'],
  [['Teal steel road bike, 54 cm', 'Red commuter bike with lights'], 'bikes'],
  [['Bike helmet, orange, M', "Child's helmet, orange"], 'helmets'],
  [['Bike frame and fork, needs wheels', 'Bike trailer for two kids'], 'bike parts'],
  [['Trek Marlin 5', 'Bike with helmet and lock'], 'bikes'],
  [['Frisbee', 'Kite'], 'sporting goods'],
])('%s are compared as %s (ASSIST-18)', (titles, subject) => {
  expect(commonKind(named(titles)).plural).toBe(subject);
  expect(sharedKind(named(titles))?.plural).toBe(subject);
});

test.each([
  [['Bike helmet, orange, M', 'Bike frame and fork, needs wheels']],
  [['Teal steel road bike, 54 cm', 'Bike frame and fork, needs wheels']],
  [['Teal steel road bike, 54 cm', 'Kite']],
])('%s are different things of one category (ASSIST-18, ASSIST-20)', (titles) => {
  expect(commonKind(named(titles)).plural).toBe('sporting goods');
  expect(sharedKind(named(titles))).toBeNull();
});

test('Accessories of a device are compared as accessories, not as the device (ASSIST-18)', () => {
  const items = named(['Laptop bag, leather', 'Charger for MacBook, 61 W'], 'electronics');
  expect(commonKind(items).plural).toBe('accessories');
  expect(sharedKind([...items, ...named(['MacBook Air'], 'electronics')])).toBeNull();
});

test('Items of two categories are compared as items (ASSIST-18)', () => {
  const items = [...named(['Kite']), ...named(['Mug'], 'home-garden')];
  expect(commonKind(items).plural).toBe('items');
  expect(sharedKind(items)).toBeNull();
});
