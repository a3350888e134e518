import { type ItemKind, KIND_LINES, kindNamed } from '../kinds/kinds.ts';
import { readWords } from '../words/read-words.ts';
import { stem } from '../words/stem.ts';

/** The use requested in a sentence such as "something to sit on for camping". */
export interface WantedUse {
  /** Kinds of items for the use, best first. */
  kinds: readonly ItemKind[];
  /** Their names as words, starting with names that contain the use: "camping chair". */
  names: readonly (readonly string[])[];
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that say nothing about the use. */
const FILLER = words(`
  a an the and or of in on at to for with by from into onto off out up down over under that which where who when how what
  is are am be it its this these those my me i you your our we us he she they them not no without so as if then than
  do does can could would should will want wants need needs looking like please any some something anything somewhere place someone
  thing things stuff item items device machine appliance gadget good best nice great better more very really
  big small new old cheap free used while during after before go going get getting let lets also too all just own one
`);

/** Synonyms for uses, each line with its canonical word first. */
const ALIKE: readonly string[] = [
  'food milk groceries meat leftovers vegetables tomatoes fruit lunch snacks',
  'drink drinks beer soda beverage water wine juice',
  'cold cool chilled fresh chill',
  'clothes clothing laundry shirt shirts pants trousers jeans dresses garments',
  'baby infant newborn toddler',
  'kid child children son daughter',
  'room house home bedroom apartment office',
  'outside outdoors garden yard backyard patio lawn deck balcony',
  'camping campsite camp',
  'music songs tunes',
  'see look view observe',
  'store keep hold put organize',
  'carry transport haul move bring take',
  'clean wash',
  'make prepare brew create',
  'listen hear',
  'cut trim mow chop slice',
  'fix repair',
  'photo photos picture pictures',
  'movie movies film films',
  'dirt soil sand gravel',
  'exercise train workout',
  'grass weeds',
  'warm heat hot',
  'tree trees branches',
  'cook grill barbecue roast',
  'sleep nap',
  'wear dress',
  'jump bounce',
];

/** Returns a base form that is the same for "sitting" and "sit", "baking" and "bake". */
function baseOf(word: string): string {
  const stemmed = stem(word);
  const cut = stemmed.length > 5 && stemmed.endsWith('ing') ? stemmed.slice(0, -3) : stemmed;
  const single = cut === stemmed ? cut : cut.replace(/([bdgmnprt])\1$/, '$1');
  return single.replace(/e$/, '');
}

const MEANINGS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((line) => {
    const [first = '', ...others] = line.split(' ').map(baseOf);
    return others.map((other) => [other, first] as const);
  }),
);

const meaningOf = (word: string): string => MEANINGS.get(baseOf(word)) ?? baseOf(word);

const contentOf = (text: string): string[] =>
  readWords(text)
    .map(({ word }) => word)
    .filter((word) => !FILLER.has(word));

const meaningsOf = (text: string): ReadonlySet<string> => new Set(contentOf(text).map(meaningOf));

interface Use {
  kind: ItemKind;
  meanings: ReadonlySet<string>;
}

/** The uses of all kinds, by their verb. */
const USES: ReadonlyMap<string, readonly Use[]> = Map.groupBy(
  KIND_LINES.flatMap(({ name, uses }) =>
    uses.map((use): Use => ({ kind: kindNamed(name), meanings: meaningsOf(use) })),
  ).flatMap((use) => [...use.meanings].map((meaning) => ({ meaning, ...use }))),
  ({ meaning }) => meaning,
);

/** The first word of each use, such as "keep" and "cut". */
const VERBS: ReadonlySet<string> = new Set(
  KIND_LINES.flatMap(({ uses }) => uses.flatMap((use) => contentOf(use).slice(0, 1).map(meaningOf))),
);

/** Requests for a use: "Something to sit on", "a machine that makes coffee", "to dry my hair", "help with walking". */
const ASKS_FOR_USE =
  /(?:^|\b(?:an?|the|some|any|good|nice|cheap|need|want|for)\s)\W*(?:something|anything|somewhere|place|things?|stuff|device|machine|tool|equipment|appliance|gadget|furniture|what)\b.*?\b(?:to|for|that|which|where)\s|^\W*(?:i (?:want|need) )?(?:to|for)\s|^\W*helps?\s/i;

/** Minimum share of a sentence's words that a use must cover. */
const MIN_SHARE = 0.5;
const MAX_KINDS = 8;
const MAX_NAMES = 32;
const MAX_LETTERS = 120;

/** Reads the use that a text asks for; null if no kind has it. */
export function readUse(text: string): WantedUse | null {
  if (text.length > MAX_LETTERS) return null;
  const content = contentOf(text);
  const first = content[0];
  if (first === undefined || content.length > 8) return null;
  const asks = ASKS_FOR_USE.test(text);
  // A verb may start the name of an item: "Walking stick".
  const startsWithVerb = content.length > 1 && VERBS.has(meaningOf(first)) && !first.endsWith('ing');
  if (!asks && !startsWithVerb) return null;
  const wanted = new Set(content.map(meaningOf));
  const best = bestUses(wanted);
  const [{ meanings } = { meanings: new Set<string>() }] = best;
  const share = meanings.size / wanted.size;
  const isEnough = asks ? share >= MIN_SHARE : meanings.size > 1 && share > MIN_SHARE;
  if (best.length === 0 || !isEnough) return null;
  const kinds = [...new Set(best.map(({ kind }) => kind))].slice(0, MAX_KINDS);
  return { kinds, names: namesOf(kinds, wanted) };
}

/** Returns the uses with the most words, all of which are requested. */
function bestUses(wanted: ReadonlySet<string>): Use[] {
  const served = [...wanted]
    .flatMap((meaning) => USES.get(meaning) ?? [])
    .filter(({ meanings }) => [...meanings].every((meaning) => wanted.has(meaning)));
  const most = Math.max(0, ...served.map(({ meanings }) => meanings.size));
  return served.filter(({ meanings }) => meanings.size === most);
}

function namesOf(kinds: readonly ItemKind[], wanted: ReadonlySet<string>): (readonly string[])[] {
  const lines = kinds.flatMap((kind) => KIND_LINES.filter(({ name }) => name === kind.name));
  const all = lines.flatMap(({ names }) =>
    names
      .filter(({ isWeak, isShared, isMisspelling }) => !isWeak && !isShared && !isMisspelling)
      .map(({ text, isSynonym }, rank) => ({
        name: readWords(text).map(({ word }) => word),
        says: contentOf(text).filter((word) => wanted.has(meaningOf(word))).length,
        rank: isSynonym ? rank : rank + MAX_NAMES,
      })),
  );
  return all
    .toSorted((a, b) => b.says - a.says || a.rank - b.rank)
    .slice(0, MAX_NAMES)
    .map(({ name }) => name);
}
