import type { ClauseWords } from '../clause-words.ts';
import {
  AMBIGUOUS_MARKS,
  BAD_IF_DONE,
  BAD_STATES,
  DAMAGE,
  DEAD,
  MARKS,
  ONLY_OF_PARTS,
  ONLY_PREDICATES,
  PLACES,
  QUANTITIES,
} from '../state-words.ts';
import { COPULAS, isAdverb, isMainPart } from '../subject.ts';
import { PARTS } from '../subject-words.ts';
import { setOf } from '../word-sets.ts';
import { type FlawRule, isFollowed, isOfPart } from './look.ts';

/** Rules for damage, marks and states. */

/** Words that may follow a predicative state, rather than a noun. */
const AFTER_STATE = setOf(
  `and but so on in at from after when if because since now for with or as has the it i you gotta have just only still though needs need otherwise again off to by this`,
);
const endsHere = (word: string): boolean => word === '' || AFTER_STATE.has(word) || /^\d/.test(word);
const DOES = setOf('runs plays works starts');
const isSaid = (verb: string): boolean =>
  COPULAS.has(verb) ||
  DOES.has(verb) ||
  (verb.endsWith("'s") && !/^(?:that|he|she|who|what|let|there|here)'s$/.test(verb));

const TINY_DEAD = setOf('pixel pixels spot spots zone zones');
const NAMED_DEAD = setOf('sea on stock poet poets lift set stop weight simple');
const HALVES = setOf('half two');
/** Finds what no longer works: "Is dead", "blown head gasket", "broken dryer". */
const isDead: FlawRule = ({ words, index, item, subject }) => {
  const word = words.at(index);
  if (!DEAD.has(word)) return null;
  const next = words.after(index);
  const second = next === '' ? '' : words.after(index + 1);
  // Not damage: "Broken down for the move", "hand blown glass".
  if (word === 'broken' && next === 'down') return null;
  if (word === 'blown' && /^(?:glass|up)$/.test(next)) return null;
  if (word === 'hosed' && /^(?:off|down|out)$/.test(next)) return null;
  // "Broken in" is not damage, but "broken in half" is.
  if (next === 'in' && /^(?:broken?|snapped)$/.test(word)) return HALVES.has(second) ? 'broken' : null;
  if (word === 'dead' && TINY_DEAD.has(next)) return 'flaw';
  if (word === 'dead' && NAMED_DEAD.has(next)) return null;
  // Damage only as a predicate, unlike "I shot a roll", "toast", "fried chicken".
  if (/^(?:shot|toast|fried)$/.test(word) && !isSaid(words.before(index)) && !isOfPart(subject()))
    return null;
  if (isMainPart(words, index + 1) || isMainPart(words, index + 2)) return 'broken';
  if (item.has(next) && !PARTS.has(next)) return 'broken';
  if (PARTS.has(next) || PARTS.has(second)) return 'flaw';
  if (!endsHere(next)) return /^(?:shot|blown)$/.test(word) ? null : 'flaw';
  const who = subject();
  if (who === 'person') return null;
  // A shattered part is a flaw, but the item works: "Back glass shattered".
  return who === 'part' && /^(?:shattered|smashed)$/.test(word) ? 'flaw' : 'fault';
};

const USED_TIMES =
  /^(?:once|twice|it|them|only|by|to|for|with|under|over|a|few|maybe|like|one|two|three|four|five|just|about|less|every|indoors|inside|\d+x?)$/;
const HARDLY_WORN = setOf("never not barely hardly lightly gently been rarely only times just be i've");
const WORN_THERE = setOf('is are heel heels sole soles edge edges');
/** Whether "worn" means wear: "Worn out" and "worn heels", but not "worn twice". */
const isWornDown = (words: ClauseWords, index: number): boolean => {
  const before = words.before(index);
  if (before === 'well') return true;
  // "Worn at a desk" is use, "worn at the elbows" is wear.
  if (before === '' && /^(?:at|in|on)$/.test(words.after(index))) return isFollowed(words, index, PARTS, 3);
  return !HARDLY_WORN.has(before) && (!USED_TIMES.test(words.after(index)) || WORN_THERE.has(before));
};

/** Finds words that always mean damage: "A crack", "torn", "chipped". */
const damage: FlawRule = ({ words, index }) => {
  const word = words.at(index);
  if (word === 'worn') return isWornDown(words, index) ? 'flaw' : null;
  if (!DAMAGE.has(word) || (word.startsWith('broke') && /^(?:in|down)$/.test(words.after(index))))
    return null;
  return (word === 'matted' || word === 'tears') && words.before(index) === '' ? null : 'flaw';
};

const BAD_MAIN = setOf('bad burned weak failing');
const HEDGES = setOf(
  'little bit slightly kinda kind sort somewhat tad hair touch getting mildly very really pretty too so quite super',
);
/** Finds bad states: "Is loose", "a bit weak", "battery weak", "loose handle". */
const isBad: FlawRule = ({ words, index, subject }) => {
  const word = words.at(index);
  if (!BAD_STATES.has(word) || (word === 'gone' && (words.before(index) === 'be' || !isOfPart(subject()))))
    return null;
  if (BAD_MAIN.has(word) && isMainPart(words, index + 1)) return 'broken';
  const isPlain = !ONLY_PREDICATES.has(word);
  const before = words.before(index);
  const next = words.after(index);
  if (/^(?:flat|bald|dim)$/.test(word) && /^(?:tires?|tyres?|bulbs?)$/.test(next)) return 'flaw';
  // Done to the item: "pulled it out of my truck".
  if (word.endsWith('ed') && /^(?:it|them)$/.test(next)) return null;
  if (PARTS.has(before) && endsHere(next)) return 'flaw';
  // The state is the end of a later clause: "Toy, lever weak".
  if (index > 1 && words.starts(index - 1) && next === '' && !ONLY_OF_PARTS.has(word) && before !== '')
    return 'flaw';
  let verbIndex = index - 1;
  while (!words.starts(verbIndex + 1) && isAdverb(words.at(verbIndex)) && verbIndex > index - 5)
    verbIndex -= 1;
  const verb = words.starts(verbIndex + 1) ? '' : words.at(verbIndex);
  const isHedged = HEDGES.has(before);
  // A hedged state of a part: "Cushions a bit flat".
  if (isHedged && PARTS.has(verb)) return 'flaw';
  if (HEDGED.has(before) && /^(?:loud|dry|faint|damp|stretched|worn|slick|poor)$/.test(word)) return 'flaw';
  // Phrasal verbs: "The cover comes off".
  if (/^(?:off|out)$/.test(word) && /^(?:comes?|came|goes|gets?)$/.test(verb)) return null;
  if (isSaid(verb)) return isOfPart(subject()) || !ONLY_OF_PARTS.has(word) ? 'flaw' : null;
  // The state is a clause by itself: "bike, loose". "Box spring, split" is a sort.
  if (verb === '' && next === '' && word !== 'split' && verbIndex >= 0 && !ONLY_OF_PARTS.has(word))
    return 'flaw';
  return isPlain && (isHedged || PARTS.has(next)) ? 'flaw' : null;
};

const MARKED_BY = setOf(
  `water liquid flood fire smoke hail shipping coffee cup heat wet cigarette moth rust teeth tooth teething bite chew oil grease sweat age sun pet dog cat burn
  scuff stretch tape rub pinhole screen slow crayon pen marker ink paint drill nail tool`,
);
const SCREENS = setOf('screen display picture glass lens monitor');
const SEEN = setOf('faint small tiny slight minor visible yellow dark brown white worn bald dead');
const SOME_OF = setOf('bit touch couple lot lots sign signs hint trace amount little');
const ENDS_PHRASE = setOf('the no of and or for to');

/** Returns the kind of quantity before a noun: "a few small", "a bit of". */
function quantityBefore(words: ClauseWords, wordIndex: number): 'some' | 'other' | 'none' {
  for (let index = wordIndex - 1; index >= wordIndex - 3 && !words.starts(index + 1); index -= 1) {
    const before = words.at(index);
    if (QUANTITIES.has(before) || (before === 'of' && SOME_OF.has(words.before(index)))) return 'some';
    if (ENDS_PHRASE.has(before)) return index < wordIndex - 1 ? 'other' : 'none';
  }
  return words.starts(wordIndex) ? 'none' : 'other';
}

/** Finds marks with a quantity or location: "A small mark on the lid", "a line across the screen". */
const mark: FlawRule = ({ words, index, item }) => {
  const word = words.at(index);
  const next = words.after(index);
  // "Wear left", as in tire tread, is praise.
  if (word === 'wear' && next === 'left') return 'praise';
  if (!MARKS.has(word) || MARKS.has(next) || DAMAGE.has(next)) return null;
  const before = words.before(index);
  if (MARKED_BY.has(before)) return 'flaw';
  const quantity = quantityBefore(words, index);
  const isPlaced = PLACES.has(next) && (!/^\d/.test(words.at(index + 2)) || PARTS.has(words.at(index + 3)));
  if (AMBIGUOUS_MARKS.has(word)) {
    if (item.has(word)) return null;
    // Marks on a screen: "Lines across the screen".
    if (isPlaced && isFollowed(words, index + 1, SCREENS, 3)) return 'flaw';
    return ((quantity === 'some' || (words.starts(index) && PARTS.has(words.at(index + 3)))) && isPlaced) ||
      (SEEN.has(before) && (isPlaced || next === ''))
      ? 'flaw'
      : null;
  }
  if (quantity === 'some') return 'flaw';
  if (word === 'wear' && quantity === 'none') return null;
  return isPlaced && (quantity === 'other' || words.starts(index)) ? 'flaw' : null;
};

const SUBSTANCES = setOf(
  'paint coffee ink marker glue gum grease tar mud wax crayon pen hair residue adhesive resin sap nail wine bleach ketchup pee poop crumbs',
);
const SOME = setOf("has have had there's some got is of a");
const ON_ITEM = setOf('it them one the its both a');
/** Finds stains of a substance: "There's paint on one cuff", "have coffee on them". */
const substance: FlawRule = ({ words, index }) =>
  SUBSTANCES.has(words.at(index)) &&
  (SOME.has(words.before(index)) ||
    /^(?:cat|dog|pet|sticker)$/.test(words.before(index)) ||
    words.starts(index)) &&
  /^(?:on|in|over)$/.test(words.after(index)) &&
  ON_ITEM.has(words.at(index + 2))
    ? 'flaw'
    : null;

const HEDGED = setOf('little bit slightly kinda kind sort somewhat tad getting');
/** Harmless adjectives after "a little" and "kind of". */
const HARMLESS = setOf(
  `big small large heavy long short tall wide narrow old older new newer nice nicer good better great fun cute sad different rare special
  expensive cheap more less over under used unique cool warm bright dark smaller bigger larger longer shorter thicker thinner lighter heavier
  bulky of like vintage modern smarter faster funny complicated sold negotiable firm overpriced excited sorry easier at for to than
  too about off cream tan gray grey brown blue green red pink black white silver gold pricey obsessed stretchy roomy oversized
  cropped sheer snug flexible early late further farther away while higher lower wider deeper sweet spicy everything history space time
  extra something water work wear effort help patience love one info room luck tlc elbow sun it i in the a an on is fancy fat quieter
  stretch soft clean sturdy solid comfortable comfy light with and or but hard beautiful quiet easy strong taller crazy`,
);
const FEELS = setOf('is are was feel feels look looks get gets run runs sound sounds seem seems hang hangs');
/** Finds hedged adjectives that are in no list: "Is a little jank", "feels kind of gross". */
const hedged: FlawRule = ({ words, index, subject }) => {
  const word = words.at(index);
  if (!HEDGED.has(word)) return null;
  const state = words.after(words.after(index) === 'of' ? index + 1 : index);
  if (
    !/^\p{L}{3,}$/u.test(state) ||
    [HARMLESS, BAD_IF_DONE, PARTS, DAMAGE, BAD_STATES].some((set) => set.has(state))
  )
    return null;
  const from = words.before(index) === 'a' ? index - 1 : index;
  return FEELS.has(words.before(from)) && isOfPart(subject()) ? 'flaw' : null;
};

export const DAMAGE_RULES: readonly FlawRule[] = [isDead, damage, isBad, mark, substance, hedged];
