import {
  ASIDES,
  type ListingWords,
  standingOf,
  startsPart,
  stem,
} from '../../../../items/item-language/server/item-language.ts';
import { FILLER, QUALITIES } from '../query/plain-words.ts';
import type { SoughtTerm } from '../query/read-terms.ts';

/**
 * Things that make another thing of the name before them: a bike lock is no bike. Stems.
 */
const FOLLOWERS = new Set(
  (
    'accessory adapter alarm amp amplifier backpack bag bait ball band bar basin basket bat batterie battery bed bell ' +
    'bench bike blade board book boot bottle bow box bracket brake brush bucket buckle bulb burner cabinet cable cage ' +
    'cap cards care carrier cartridge case chain chair charger cleaner clip clock coat collar collector controller ' +
    'cooker costume cover crate cup cushion decal disc dock drawer engine envelope fabric feeder fender film filter ' +
    'fork frame game gasket glass glasse glove grinder grip guard guide hammock handle handlebar hanger harness hat ' +
    'headphone heater helmet hinge holder hook hoop horn hose insert jacket jersey keyboard keyring kickstand kit ' +
    'knob ladder lamp leash lens lesson lid light liner lock machine magazine maker manual mask mat mattress mic ' +
    'mirror mount mouthpiece mug music necklace net oil opener organiser organizer ornament pad paint pan pants parka ' +
    'part patch pedal pen pendant pet phone pick pickguard picture pillow pin plan plug polish poster pouch print ' +
    'projector protector pump puzzle rack rail receiver remote remover repair rim ring roller rope runner saddle sail ' +
    'screen seat set shade sharpener sheet shelf shirt shoe shorts sign ski skin sleeve sling socks speaker sponge ' +
    'spray stand station stick sticker stool stove strap string suit swing switch table tank tape tennis tie timer ' +
    'tire tool topper towel toy tracker trailer trainer tray tree tripod trolley trunk tube tuner tutorial tyre vise ' +
    'wallet warmer wax wheel winder wipe wire workbook workstation'
  ).split(' '),
);

/** Words before a name that make it the name of something else: a toy car is no car. Stems. */
const PRECEDERS = new Set(
  'toy model doll dollhouse miniature exercise rocking remote inflatable lego duplo wheel'.split(' '),
);

/** How well a way to say a term stands for it, from 0 to 1. */
const WEIGHTS = { typed: 1, synonym: 0.92, inside: 0.5 } as const;

/** A term of a search with every way in which listings say it. */
export interface ScoredTerm {
  kind: 'word' | 'name' | 'measure';
  /** Says what the thing is for or comes with. */
  isAside: boolean;
  /** The stems of one way, and how well it stands for the term. */
  ways: readonly { stems: readonly string[]; weight: number }[];
  /** Stands for the term when a word contains it; null where that is not looked for. */
  inside: string | null;
}

/** A search as `matchOf` compares listings with it. */
export interface ScoredSearch {
  terms: readonly ScoredTerm[];
  /** The position of the thing that is looked for among the terms. */
  thing: number;
  /** The stems of every way to say the terms. */
  asked: ReadonlySet<string>;
}

export interface Candidate {
  title: string;
  /** As they were read when the listing was written. */
  words: ListingWords;
  priceCents: number;
  listedAt: Date;
  /** Meters. */
  distance: number | null;
  category: string;
}

/** How a listing answers a search. */
export interface Match {
  /** From 0; more is better. */
  score: number;
  /** Positions of the terms that the listing does not have. */
  missing: readonly number[];
  /** Whether the title or the tags name the thing that is looked for. */
  isNamed: boolean;
  /** Whether it is that thing itself: a lock for bikes is no bike. */
  isThing: boolean;
}

/** What of the words of a title a term is worth in a text below it. */
const IN_TEXT = 0.3;
const IN_TAGS = 0.75;
const TERM_WEIGHTS = { word: 1, name: 1.5, measure: 0.9 } as const;
const OTHER_THING = 0.35;
const LIKELY_OTHER_THING = 0.88;
const DAY_MS = 86_400_000;

/** Shorter words are in too many others. */
const SHORTEST_INSIDE = 3;

/** What a term counts for, from what was typed. */
export function scoredTerm({ kind, isAside, words, synonyms, narrower }: SoughtTerm): ScoredTerm {
  const [word = ''] = words;
  const synonymWeight = kind === 'measure' ? WEIGHTS.typed : WEIGHTS.synonym;
  return {
    kind,
    isAside,
    ways: [
      { stems: words.map(stem), weight: WEIGHTS.typed },
      ...[...synonyms, ...narrower].map((name) => ({ stems: name.map(stem), weight: synonymWeight })),
    ],
    inside: kind === 'word' && word.length >= SHORTEST_INSIDE ? stem(word) : null,
  };
}

/** The thing that is looked for: in English the last word of a name, before measures. */
export function thingOf(terms: readonly Pick<ScoredTerm, 'kind' | 'isAside'>[]): number {
  const named = terms.findLastIndex(({ kind, isAside }) => kind !== 'measure' && !isAside);
  return named >= 0 ? named : terms.findLastIndex(({ kind }) => kind !== 'measure');
}

export const scoredSearch = (terms: readonly ScoredTerm[]): ScoredSearch => ({
  terms,
  thing: thingOf(terms),
  asked: new Set(terms.flatMap(({ ways }) => ways.flatMap(({ stems }) => stems))),
});

/** How well a listing answers the terms, without its price. */
export function matchOf({ terms, thing, asked }: ScoredSearch, candidate: Candidate, now: number): Match {
  const { words } = candidate;
  const title: TitleWords = { stems: words.title.split(' '), standing: words.standing };
  let sum = 0;
  let whole = 0;
  let isNamed = thing < 0;
  let isThing = thing < 0;
  const missing: number[] = [];
  for (const [index, term] of terms.entries()) {
    const weight = TERM_WEIGHTS[term.kind] * (index === thing ? 1.4 : 1);
    whole += weight;
    const inTitle = valueInTitle(term, title, asked, index === thing);
    const inTags = term.ways.some(({ stems }) => hasAll(words.tags, stems)) ? IN_TAGS : 0;
    const named = Math.max(inTitle, inTags * (inTitle > 0 ? 0 : 1));
    const value = Math.max(named, valueInText(term, words.text));
    if (index === thing && named > 0) isNamed = true;
    if (index === thing && named > OTHER_THING) isThing = true;
    if (value === 0) missing.push(index);
    sum += weight * value;
  }
  const coverage = whole === 0 ? 1 : sum / whole;
  const age = Math.max(0, now - candidate.listedAt.getTime()) / DAY_MS;
  const freshness = 0.04 / (1 + age / 21);
  const nearness = candidate.distance === null ? 0 : 0.08 / (1 + candidate.distance / 8000);
  const closeness = 0.06 * neighbors(terms, title);
  return { score: coverage + closeness + freshness + nearness, missing, isNamed, isThing };
}

/** The words of a title in order, as `ListingWords` has them. */
interface TitleWords {
  stems: readonly string[];
  standing: string;
}

/** Whether a text of stems between spaces has all of these: looking into one text is faster than into every word. */
const hasAll = (text: string, stems: readonly string[]): boolean =>
  stems.every((one) => text.includes(` ${one} `));

function valueInTitle(
  term: ScoredTerm,
  title: TitleWords,
  asked: ReadonlySet<string>,
  isThing: boolean,
): number {
  const places: { at: number; length: number; weight: number }[] = [];
  for (const { stems, weight } of term.ways)
    for (const at of placesOf(stems, title.stems)) places.push({ at, length: stems.length, weight });
  // What a title says first is what it is: "Phone case Samsung Galaxy" is no phone.
  const first = Math.min(...places.map(({ at }) => at));
  const values = places
    .filter(({ at }) => !isThing || at === first)
    .map(({ at, length, weight }) => {
      const standing = standingOf(title.standing, at);
      return weight * (isThing ? standing * otherThing(title, at, length, asked) : Math.max(standing, 0.6));
    });
  if (values.length > 0) return Math.max(...values);
  const { inside } = term;
  return inside !== null && title.stems.some((word) => word.includes(inside)) ? WEIGHTS.inside : 0;
}

/** Where the words stand beside each other in a title; for words apart nothing. */
function placesOf(words: readonly string[], title: readonly string[]): number[] {
  const places: number[] = [];
  const [first = ''] = words;
  for (let at = title.indexOf(first); at >= 0; at = title.indexOf(first, at + 1)) {
    if (words.every((word, offset) => title[at + offset] === word)) places.push(at);
  }
  return places;
}

/** Lower where the name is part of the name of something else, which was not asked for. */
function otherThing(
  { stems, standing }: TitleWords,
  at: number,
  length: number,
  asked: ReadonlySet<string>,
): number {
  const before = stems[at - 1];
  if (before !== undefined && PRECEDERS.has(before) && !asked.has(before)) return OTHER_THING;
  const end = partEndAfter(standing, at, at + length + 2);
  for (let next = at + length; next < end; next += 1) {
    const follower = stems[next] ?? '';
    if (ASIDES.has(follower)) break;
    if (FOLLOWERS.has(follower) && !asked.has(follower)) return OTHER_THING;
  }
  // Any other word that follows may be a thing too, as in "bicycle bell".
  const follower = at + length < end ? (stems[at + length] ?? '') : '';
  const saysMore =
    ASIDES.has(follower) || QUALITIES.has(follower) || FILLER.has(follower) || /\d/.test(follower);
  return follower === '' || saysMore || asked.has(follower) ? 1 : LIKELY_OTHER_THING;
}

/** Where the part of the title ends in which a word stands, such as at a comma; `limit` if it goes on until there. */
function partEndAfter(standing: string, at: number, limit: number): number {
  const most = Math.min(limit, standing.length);
  for (let next = at + 1; next < most; next += 1) if (startsPart(standing, next)) return next;
  return most;
}

function valueInText({ ways, inside }: ScoredTerm, text: string): number {
  let best = 0;
  for (const { stems, weight } of ways) if (weight > best && hasAll(text, stems)) best = weight;
  if (best === 0 && inside !== null && text.includes(inside)) best = WEIGHTS.inside;
  return best * IN_TEXT;
}

/** The share of neighboring terms that are neighbors in the title too. */
function neighbors(terms: readonly ScoredTerm[], title: TitleWords): number {
  if (terms.length < 2) return 0;
  let count = 0;
  for (let index = 1; index < terms.length; index += 1) {
    const [first, second] = [terms[index - 1], terms[index]];
    const isBeside = first?.ways.some((a) =>
      second?.ways.some((b) => placesOf([...a.stems, ...b.stems], title.stems).length > 0),
    );
    if (isBeside) count += 1;
  }
  return count / (terms.length - 1);
}
