/** Irregular plurals, and words that only look like a plural. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    men: 'man',
    women: 'woman',
    children: 'child',
    people: 'person',
    feet: 'foot',
    teeth: 'tooth',
    geese: 'goose',
    mice: 'mouse',
    dice: 'die',
    knives: 'knife',
    lives: 'life',
    wives: 'wife',
    calves: 'calf',
    halves: 'half',
    hooves: 'hoof',
    leaves: 'leaf',
    loaves: 'loaf',
    scarves: 'scarf',
    selves: 'self',
    shelves: 'shelf',
    bookshelves: 'bookshelf',
    thieves: 'thief',
    wolves: 'wolf',
    axes: 'axe',
    buses: 'bus',
    canvases: 'canvas',
    canvas: 'canvas',
    lens: 'lens',
    lenses: 'lens',
    cds: 'cd',
    lps: 'lp',
    pcs: 'pc',
    tvs: 'tv',
    bikinis: 'bikini',
    kiwis: 'kiwi',
    skis: 'ski',
    taxis: 'taxi',
    menus: 'menu',
  }),
);

/** Cache of stems. Ranking stems every word of every candidate, and listings share most words. */
const STEMS = new Map<string, string>();
const MAX_STEMS = 20_000;

/** Plurals in `oes` whose singular ends with `oe`. */
const WITH_OE = /(?:shoe|^toe|canoe|^hoe|^oboe|^foe)s$/;

/**
 * Returns a form that is the same for singular and plural: bikes and bike, shelves and shelf, hoodie and hoodies. The
 * form is only for comparison and not always a word.
 */
export function stem(word: string): string {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  const regular = regularStem(word);
  // Possessives: "women's" becomes "womens".
  const root = IRREGULAR.get(word) ?? IRREGULAR.get(regular) ?? regular;
  if (STEMS.size >= MAX_STEMS) STEMS.clear();
  STEMS.set(word, root);
  return root;
}

function regularStem(word: string): string {
  if (/\d/.test(word)) return word;
  if (/[^aeiou]ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (word.length < 4) return word;
  if (/(?:ss|x|zz|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('oes') && !WITH_OE.test(word)) return word.slice(0, -2);
  if (/[^siu]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Irregular plurals by stem. */
export const irregularPlurals: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  IRREGULAR.keys(),
  (plural) => IRREGULAR.get(plural) ?? plural,
);
