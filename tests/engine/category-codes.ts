import type { BuiltInCategory } from '../../src/shared/taxonomy.ts';

/** How judged texts name a category. */
export const CATEGORY_CODES: Readonly<Record<string, BuiltInCategory>> = {
  el: 'electronics',
  hg: 'home-garden',
  ve: 'vehicles',
  cl: 'clothing',
  sg: 'sporting-goods',
  co: 'collectibles',
  mi: 'musical-instruments',
  je: 'jewelry-watches',
  ot: 'other',
};
