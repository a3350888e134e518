import { seededRandom } from '../../../../../../shared/seeded-random.ts';
import { type BuiltInCategory, CATEGORY_SLUGS } from '../../../../../../shared/taxonomy.ts';
import { KIND_LINES } from '../../../../../items/item-language/server/item-language.ts';
import { BRANDS_BY_CATEGORY } from './brand-names.ts';
import { NEUTRAL_TALK } from './neutral-talk.ts';
import { SEEDS, split } from './seeds.ts';

export interface TrainingDocument {
  category: BuiltInCategory;
  text: string;
}

/** The word lists of a category. */
interface Lists {
  kinds: string[];
  brands: readonly string[];
  models: string[];
  talk: string[];
}

const LISTS: Record<BuiltInCategory, Lists> = Object.fromEntries(
  CATEGORY_SLUGS.map((category) => {
    const seeds = SEEDS[category];
    const lines = KIND_LINES.filter((line) => line.category === category);
    const kinds = new Set([
      ...lines.flatMap(({ names }) => names.map(({ text }) => text)),
      ...split(seeds.kinds, ','),
    ]);
    const implied = lines.flatMap((line) => line.implied);
    const models = implied.flatMap(({ brand, model }) =>
      model === null ? [] : brand === null ? model : `${brand} ${model}`,
    );
    const brands = new Set([...BRANDS_BY_CATEGORY[category], ...implied.flatMap(({ brand }) => brand ?? [])]);
    const lists: Lists = {
      kinds: [...kinds],
      brands: [...brands],
      models: [...new Set([...split(seeds.models, ','), ...models])],
      talk: split(seeds.talk, ';'),
    };
    return [category, lists];
  }),
) as Record<BuiltInCategory, Lists>;

const NEUTRAL = split(NEUTRAL_TALK, ';');
const LOOKS = split(
  `black, white, grey, blue, navy, red, green, brown, tan, pink, purple, gold, silver, vintage, old, small, large, big, mini, nice,
  beautiful, classic, custom, antique, wooden, metal, leather, portable, used, new, like new, brand new, barely used, mens,
  womens, kids, adult, pair of, set of 2, set of 4, lot of, two, 3, my, some, misc, full size, pro, heavy duty, rare`,
  ',',
);
/** Details such as sizes and years, which occur in several categories. */
const DETAILS: { in: readonly BuiltInCategory[]; of: readonly string[] }[] = [
  {
    in: ['clothing', 'sporting-goods', 'other', 'collectibles'],
    of: split('size M, size L, small, medium, large, XL, youth medium, size 8, size 10, sz 9, adult', ','),
  },
  {
    in: ['clothing', 'sporting-goods', 'jewelry-watches'],
    of: split('size 7, size 6.5, 8, 9.5, 11, mens, womens', ','),
  },
  {
    in: [
      'vehicles',
      'electronics',
      'sporting-goods',
      'musical-instruments',
      'collectibles',
      'jewelry-watches',
    ],
    of: split('1965, 1978, 1986, 1994, 1999, 2003, 2008, 2012, 2015, 2017, 2019, 2021, 2023', ','),
  },
  {
    in: ['home-garden', 'electronics', 'other', 'sporting-goods', 'collectibles', 'vehicles'],
    of: split('24 inch, 32 inch, 55", 6 ft, 10ft, 48 x 24, 36in, 5x7, 20 inch, 16"', ','),
  },
  // Children's clothes are in both categories.
  {
    in: ['clothing', 'other'],
    of: split(
      '2T, 3T, 4T, size 4T, size 5T, 12 months, 18 mo, 24m, 3-6 months, 0-3 months, size 6x, size 7/8, youth small, toddler, girls, boys, 6 month, newborn',
      ',',
    ),
  },
  { in: ['vehicles'], of: split('1998, 2001, 2004, 2006, 2009, 2011, 2014, 2016, 2018, 2020, 2022', ',') },
  {
    in: ['electronics', 'vehicles', 'musical-instruments'],
    of: split('1st gen, 2nd generation, 3rd gen, tenth generation, gen 5, second generation', ','),
  },
  { in: ['electronics', 'other'], of: split('64gb, 128gb, 256 gb, 1tb, 16gb', ',') },
  {
    in: ['jewelry-watches', 'electronics', 'musical-instruments', 'vehicles'],
    of: split('40mm, 42 mm, 50mm, 200w, 12v', ','),
  },
];
const BEGINNINGS = split(
  `selling my, selling, selling a, for sale, i have a, i've got a, got a, got this, i'm selling my, im selling a, hey i have this, hi everyone selling my,
  this is a, it's a, up for sale is my, looking to sell my, want to sell my, getting rid of my, getting rid of a, letting go of my, fs:, wts, um so i have
  a, okay so i am selling a, right so it's a, uh what is it it's a, here is a, we are selling our, i'm giving this away it's a, giving away a, anybody want
  a, my old, so yeah i got this, uh yes it's a, a box of`,
  ',',
);
const FILLERS = ['um', 'uh', 'er', 'like', 'you know', 'so', 'i mean', 'well'];
/** Phrases about items that an ad mentions but does not sell. */
const ASIDES = split(
  `selling because i bought a new *; bought a * instead; fits in the back of my *; would look good next to a *; will trade for a *; trade for a *;
  need money for a *; comes from my * collection; matches my *; great with a *; fits next to the *; my * is also for sale;
  also selling a *; also have a *; see my other ad for a *; works with any *; bought it with a *; not a *`,
  ';',
);

/** Generates training ads from the seed lists. The result is deterministic. */
export function makeDocuments(perCategory: number): TrainingDocument[] {
  const draw = drawFrom(seededRandom(20_260));
  return CATEGORY_SLUGS.flatMap((category) =>
    Array.from({ length: perCategory }, () => ({ category, text: makeDocument(category, draw) })),
  );
}

function makeDocument(category: BuiltInCategory, draw: Draw): string {
  const title = makeTitle(category, draw);
  const sentences = Array.from({ length: draw.below(7) }, () => makeSentence(category, draw));
  const style = draw.below(10);
  const text =
    style < 4
      ? [title, sentences.join(draw.pick(['. ', ', ', '. ', ' ']))].join('\n')
      : style < 7
        ? [title, ...sentences].join(draw.pick([', ', '. ']))
        : makeSpoken(category, draw);
  return withTypos(text, draw);
}

/** Generates a spoken ad: filler words, no punctuation and few details. */
function makeSpoken(category: BuiltInCategory, draw: Draw): string {
  const { kinds, talk } = LISTS[category];
  const name = draw.below(2) === 0 ? draw.pick(kinds) : makeTitle(category, draw);
  const details = Array.from({ length: 1 + draw.below(4) }, () =>
    draw.below(10) < 3 ? draw.pick(talk) : draw.pick(NEUTRAL),
  );
  const parts = [draw.pick(BEGINNINGS), name, ...details];
  return parts.map((part) => (draw.below(8) === 0 ? `${draw.pick(FILLERS)} ${part}` : part)).join(' ');
}

function makeTitle(category: BuiltInCategory, draw: Draw): string {
  const { kinds, brands, models } = LISTS[category];
  const kind = (): string => draw.pick(kinds);
  const brand = (): string => draw.pick(brands);
  const model = (): string => draw.pick(models);
  const form = draw.below(100);
  const name =
    form < 34
      ? kind()
      : form < 56
        ? `${brand()} ${kind()}`
        : form < 68
          ? model()
          : form < 78
            ? `${brand()} ${model()}`
            : form < 83
              ? brand()
              : form < 91
                ? `${model()} ${kind()}`
                : `${kind()} ${draw.pick(['and', '&', 'with', '+', '/'])} ${kind()}`;
  const parts = [name];
  if (draw.below(100) < 40) parts.unshift(draw.pick(LOOKS));
  if (draw.below(100) < 30) parts.splice(draw.below(2) * parts.length, 0, makeDetail(category, draw));
  if (draw.below(100) < 15) parts.push(draw.pick(NEUTRAL));
  return parts.join(' ');
}

function makeDetail(category: BuiltInCategory, draw: Draw): string {
  const fitting = DETAILS.filter((detail) => detail.in.includes(category));
  return draw.pick(draw.pick(fitting).of);
}

function makeSentence(category: BuiltInCategory, draw: Draw): string {
  const { kinds, brands, models, talk } = LISTS[category];
  const form = draw.below(100);
  if (form < 42) return draw.pick(talk);
  if (form < 80) return draw.pick(NEUTRAL);
  if (form < 88)
    return `${draw.pick(['', 'great', 'nice', 'the', 'includes', 'comes with'])} ${draw.pick(kinds)}`.trim();
  if (form < 91) return draw.pick(brands);
  if (form < 94) return draw.pick(models);
  if (form < 96) return makeDetail(category, draw);
  const another = LISTS[draw.pick(CATEGORY_SLUGS)];
  return draw.pick(ASIDES).replace('*', draw.pick(another.kinds));
}

/** Adds a typo to one word in 30. */
function withTypos(text: string, draw: Draw): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    if (draw.below(30) > 0) return word;
    const index = 1 + draw.below(word.length - 2);
    const [start, letter, next, rest] = [
      word.slice(0, index),
      word.charAt(index),
      word.charAt(index + 1),
      word.slice(index + 2),
    ];
    return draw.pick([
      start + next + rest,
      start + next + letter + rest,
      start + letter + letter + next + rest,
    ]);
  });
}

/** Random selection. */
interface Draw {
  /** Returns an integer from 0 to `limit` (exclusive). */
  below: (limit: number) => number;
  pick: <T>(from: readonly T[]) => T;
}

/** @param random Returns numbers from 0 to 1. */
function drawFrom(random: () => number): Draw {
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(from: readonly T[]): T => {
    const drawn = from[below(from.length)];
    if (drawn === undefined) throw new Error('There is nothing to draw from.');
    return drawn;
  };
  return { below, pick };
}
