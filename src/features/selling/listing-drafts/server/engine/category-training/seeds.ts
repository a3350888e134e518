import type { BuiltInCategory } from '../../../../../../shared/taxonomy.ts';
import type { CategorySeeds } from './category-seeds.ts';
import { clothing } from './clothing.ts';
import { collectibles } from './collectibles.ts';
import { electronics } from './electronics.ts';
import { homeGarden } from './home-garden.ts';
import { jewelryWatches } from './jewelry-watches.ts';
import { musicalInstruments } from './musical-instruments.ts';
import { other } from './other.ts';
import { sportingGoods } from './sporting-goods.ts';
import { vehicles } from './vehicles.ts';

/** The training words of each category. */
export const SEEDS: Record<BuiltInCategory, CategorySeeds> = {
  electronics,
  'home-garden': homeGarden,
  vehicles,
  clothing,
  'sporting-goods': sportingGoods,
  collectibles,
  'musical-instruments': musicalInstruments,
  'jewelry-watches': jewelryWatches,
  other,
};

/** Splits a list and normalizes spaces. */
export const split = (list: string, separator: string): string[] =>
  list
    .split(separator)
    .map((entry) => entry.replaceAll(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
