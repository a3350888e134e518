/** The type of a price limit, by the words before its number. */
export type CueKind = 'max' | 'min' | 'about' | 'between' | 'budget' | 'for';

export interface CuePhrase {
  kind: CueKind;
  words: readonly string[];
  /** Whether the limit is exclusive: "under 100" is, "up to 100" is not. "Not" reverses only exclusive limits. */
  isStrict: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const phrases = (kind: CueKind, text: string, isStrict = false): CuePhrase[] =>
  text.split(',').map((phrase) => ({ kind, words: phrase.trim().split(/\s+/), isStrict }));

const PHRASES: readonly CuePhrase[] = [
  ...phrases(
    'max',
    `under, below, beneath, less than, less then, lower than, lower then, cheaper than, cheaper then, fewer than,
    south of, udner, undr, belw, bellow, <, menos de, debajo de, bajo, mas barato que`,
    true,
  ),
  ...phrases(
    'max',
    `at most, at the most, max, maximum, max price, maximum price, max budget, maximum budget, max spend, top price,
    up to, upto, within, capped at, limit, limit is, price limit, less than or equal to, equal or less than,
    equal to or less than, max out at, maxing out at, maxed out at, ≤, hasta, maximo, maxima, tope, como mucho`,
  ),
  ...phrases(
    'min',
    `over, above, more than, more then, higher than, higher then, greater than, exceed, exceeds, exceeding, north of,
    beyond, >, mas de, encima de, pase de, pasar de, mas que`,
    true,
  ),
  ...phrases(
    'min',
    `at least, atleast, at the least, min, minimum, min price, minimum price, starting at, starting from, starts at,
    starts from, start at, from, upwards of, ≥, al menos, por lo menos, minimo, minima, desde, a partir de`,
  ),
  ...phrases(
    'about',
    `around, about, approx, approximately, roughly, circa, ~, ≈, close to, in the neighborhood of, ballpark,
    ballpark of, alrededor de, cerca de, aprox, aproximadamente`,
  ),
  ...phrases(
    'between',
    `between, betwen, beetween, btw, btwn, betw, from, anywhere from, ranging from, range, price range, entre, de, desde`,
  ),
  ...phrases('budget', 'budget, spend, spending, pay, paying, price, presupuesto, pagar, gastar'),
  ...phrases('for', 'for, por'),
];

/** Cue phrases by their last word, longest first. */
export const CUES_BY_LAST_WORD: ReadonlyMap<string, readonly CuePhrase[]> = Map.groupBy(
  PHRASES.toSorted((a, b) => b.words.length - a.words.length),
  (phrase) => phrase.words.at(-1) ?? '',
);

/** Filler words between a cue and its number: "under like 200", "max: 200", "a budget of 200". */
export const FILLERS = words(
  'like maybe say just only the a an of is total somewhere em um uh : = . - – los',
);
/** Filler words that make the number approximate. */
export const APPROXIMATE = words('around about approx approximately roughly ~');

/** Negations that reverse an exclusive limit: "not over 200" is at most 200. */
export const NEGATIONS = words(
  `no not nothing never none without dont don't cant can't cannot wont won't wouldnt wouldn't isnt isn't aint ain't
  shouldnt shouldn't doesnt doesn't nada nunca sin`,
);
/** Words between a negation and its limit: "don't want to pay more than 200". */
export const NEGATION_LINKS = words(
  `want wanna wants wanting to go goes going be is it spend spending pay paying looking willing able cost costs
  costing priced price for really penny dime cent dollar any anything a any much of at way que se quiero pagar
  gastar cueste`,
);

/** Words before a limit that belong to it. */
export const LEADS = words(
  `but priced costing costs cost ideally preferably hopefully thats that's spend spending pay paying budget willing
  ill i'll go going only somewhere anywhere asking for at with que por prices`,
);
/** Words that may connect such words. */
export const LEAD_LINKS = words(
  'i we id can could will would to am im is be my our a want looking something anything price',
);

/** Phrases directly after a number that make it a maximum. */
export const MAX_AFTER: readonly string[][] = lists(
  `or less, or under, or below, or cheaper, or lower, or fewer, and less, and under, and below, at most, at the most,
  at max, tops, max, maximum, is my max, is my limit, is my budget, is the max, is the limit, is max, limit, budget,
  price limit, ceiling, to spend, o menos, como mucho, maximo`,
);
export const MIN_AFTER: readonly string[][] = lists(
  `or more, or over, or above, or up, or higher, and up, and above, and over, and more, and higher, at least,
  minimum, min, upwards, +, o mas, y mas, minimo`,
);
export const ABOUT_AFTER: readonly string[][] = lists(
  'or so, ish, - ish, give or take, approx, approximately, roughly, mas o menos',
);
/** Phrases after a number that mark it as a price, without a limit. */
export const PRICE_AFTER: readonly string[][] = lists(
  `or best offer, or nearest offer, or near offer, or best, or offer, or offers, each, ea, apiece, a piece, obo, ono,
  cash, total, range, price range`,
);

function lists(text: string): string[][] {
  return text.split(',').map((phrase) => phrase.trim().split(/\s+/));
}

/** Words that correct a number: "200 no sorry 150". The first list is enough alone, the second only connects. */
export const TAKES_BACK = words(
  `sorry oops actually wait nope nah rather meant mean scratch correction make nvm nevermind perdon digo mejor`,
);
export const TAKING_BACK = words(
  `no or i it its it's is that that's thats my bad hold on hang well uh um er oh just lets let's say to like more too much high steep , . -
  – — ! … maybe what the`,
);
