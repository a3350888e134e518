import type { ClauseWords } from '../clause-words.ts';
import { COPULAS, isMainPart } from '../subject.ts';
import { PARTS } from '../subject-words.ts';
import { setOf } from '../word-sets.ts';
import { type FlawRule, type Found, isFollowed, skipAdverbs } from './look.ts';

/** Rules for needs, missing parts and exceptions from praise. */

const PEOPLE_NEED = setOf(
  `you we i they who someone somebody anyone anybody everyone nobody don't not no any all everything to never doesn't didn't no-longer people if
  buyer he she wouldn't won't kids what that`,
);
const WHO_NEEDS = setOf('anyone someone anybody somebody who everyone nobody');
/** Needs that say nothing about the condition: "needs a new home", "needs a bigger pot", "needs to go". */
const NEEDED_FOR_ELSE = setOf(
  `gone home homes nothing no space room to two three 2 3 4 truck pickup help someone somebody this that your you them sold adult strong money cash
  only trailer picked it more less anything`,
);
const ELSE_SOON = setOf('home owner player rider family bigger larger smaller room');
const MODALS = setOf('will may might could would gonna probably');
/** Repairs without which the item does not work. */
const REPAIRS = setOf('repair repairs repaired repairing fix fixing fixed rebuild rebuilding rebuilt');
const ARTICLES = setOf('a an the some its');
const USED_FOR = setOf('it this them for as in with on the');
/** Finds needs: "Needs a new battery", "could use a polish", "due for a service". */
const needs: FlawRule = ({ words, index }) => {
  const word = words.at(index);
  const before = words.before(index);
  if (word === 'use')
    return before === 'could' && words.at(index - 2) !== 'you' && !USED_FOR.has(words.after(index))
      ? 'flaw'
      : null;
  if (word === 'due') return words.after(index) === 'for' ? 'flaw' : null;
  if (!/^need(?:s|ing)?$/.test(word) || words.after(index) === 'to' || WHO_NEEDS.has(before)) return null;
  // The need may be in the future: "It is going to need", "will need".
  const from =
    before === 'to' && words.before(index - 1) === 'going'
      ? index - 2
      : MODALS.has(before)
        ? index - 1
        : index;
  const needer = words.before(from);
  if (word !== 'needs' && (PEOPLE_NEED.has(needer) || (word === 'need' && needer === ''))) return null;
  const first = skipAdverbs(words, index + 1);
  const needed = ARTICLES.has(words.at(first)) ? words.at(first + 1) : words.at(first);
  if (words.starts(first) || NEEDED_FOR_ELSE.has(words.at(first)) || NEEDED_FOR_ELSE.has(needed)) return null;
  if (isFollowed(words, index, ELSE_SOON, 3)) return null;
  const isMain = [first, first + 1, first + 2].some(
    (partIndex) => isMainPart(words, partIndex) && !words.starts(partIndex),
  );
  return REPAIRS.has(needed) || isMain ? 'fault' : 'flaw';
};

const WORK = setOf(
  'regluing gluing sanding refinishing repainting painting sharpening restringing reupholstering stitching welding patching oiling rewiring repair repairs work',
);
/** Finds work that is needed: "regluing needed on two chairs". */
const workNeeded: FlawRule = ({ words, index }) =>
  words.at(index) === 'needed' && WORK.has(words.before(index)) ? 'flaw' : null;

const SOLD_BY = setOf('gone picked sold out moved taken seen rehomed collected removed');
/** Finds needed work: "Needs to be rebuilt", but not "needs to be gone". */
const needsDone: FlawRule = ({ words, index }) => {
  if (!/^needs?$/.test(words.at(index)) || words.after(index) !== 'to' || words.at(index + 2) !== 'be')
    return null;
  const done = words.after(index + 2);
  if (done === '' || SOLD_BY.has(done) || PEOPLE_NEED.has(words.before(index))) return null;
  return REPAIRS.has(done) ? 'fault' : 'flaw';
};

const HAVE = setOf('have has had got');
const HANDLE = setOf(
  `jiggle hold push press pull wiggle hit tap force lift twist bang crank prop restart unplug reset tighten slam plug use tape glue replace hook turn
  tilt kick smack pump adjust reboot fiddle play mess charge keep leave start top put`,
);
/** Finds workarounds: "You have to jiggle it." */
const haveTo: FlawRule = ({ words, index, subject }) => {
  if (!HAVE.has(words.at(index)) || words.after(index) !== 'to') return null;
  return HANDLE.has(words.at(skipAdverbs(words, index + 2))) && subject() !== 'item' ? 'flaw' : null;
};

/** Included things that are not parts of the item. */
const EXTRAS = setOf('box packaging manual instructions receipt paperwork charger tag tags');
const LOST_THING = setOf('the its a one some two');
/** Finds missing parts: "Missing a knob", "the lid is lost". */
const missing: FlawRule = ({ words, index }) => {
  const word = words.at(index);
  if (word === 'lost')
    return COPULAS.has(words.before(index)) || LOST_THING.has(words.after(index)) ? 'flaw' : null;
  if (word !== 'missing' || words.after(index) === 'you' || words.after(index) === 'out') return null;
  return EXTRAS.has(words.before(index)) || isFollowed(words, index, EXTRAS, 3) ? null : 'flaw';
};

const HARD = setOf('hard tough difficult tricky harder stubborn');
const EASY_TO_MISS = setOf(
  'find see notice tell beat believe part miss come spot explain get imagine let say take kill',
);
/** Finds what is hard to use: "Hard to open", but not "hard to see". */
const hardTo: FlawRule = ({ words, index }) =>
  HARD.has(words.at(index)) && words.after(index) === 'to' && !EASY_TO_MISS.has(words.at(index + 2))
    ? 'flaw'
    : null;

const THING = setOf('the a an some one two few small minor slight normal its where being needing');
const thingAt = (words: ClauseWords, index: number): Found => (THING.has(words.at(index)) ? 'small' : null);
/** Finds exceptions, which are always flaws: "Other than a nick", "except for the lid". */
const except: FlawRule = ({ words, index }) => {
  const word = words.at(index);
  const next = words.after(index);
  if (word === 'other' || word === 'apart' || word === 'aside') {
    if (next !== 'than' && next !== 'from') return null;
    return /^(?:that|this|those)$/.test(words.at(index + 2)) ? 'small' : thingAt(words, index + 2);
  }
  if (word !== 'except' && word !== 'besides' && word !== 'minus') return null;
  return next === 'that' ? 'flaw' : thingAt(words, next === 'for' ? index + 2 : index + 1);
};

const TROUBLES = setOf(
  `issue issues problem problems flaw flaws downside downsides complaint complaints defect defects gripe fault faults blemish imperfection
  imperfections`,
);
const ABOUT = setOf('is wrong about with');
/** Finds the only flaw: "The only issue is", "one flaw", "the only thing wrong". */
const onlyTrouble: FlawRule = ({ words, index }) => {
  const word = words.at(index);
  if (word !== 'only' && word !== 'one') return null;
  if (TROUBLES.has(words.after(index))) return 'flaw';
  return word === 'only' && words.after(index) === 'thing' && ABOUT.has(words.at(index + 2)) ? 'flaw' : null;
};

const WELL = setOf(
  `good great excellent perfect fine mint clean like in works runs it nice solid perfectly fully everything brand flawless sound looks comfy
  beautiful`,
);
/** Finds "Otherwise great", which implies a flaw. */
const otherwise: FlawRule = ({ words, index }) => {
  if (words.at(index) !== 'otherwise') return null;
  const next = words.after(index);
  return WELL.has(next) || (next === '' && !words.startsSentence(index)) ? 'small' : null;
};

const SHOWN = setOf('age miles wear use years damage');
/** Finds visible age: "Shows its age." */
const showsAge: FlawRule = ({ words, index }) => {
  if (!/^show(?:s|ing)?$/.test(words.at(index))) return null;
  const isBare = words.after(index) === 'it' && words.starts(index + 2);
  return isBare || isFollowed(words, index, SHOWN, 4) ? 'light' : null;
};

const SIZES = setOf('small tiny slight minor faint hairline');
const SOMEWHERE = setOf('on in at near along around across inside by');
const PLACED = setOf('the one its each both left right back front top bottom side lower upper corner edge');
/** Finds small unnamed flaws with a location: "A tiny knick near the rim". */
const smallThing: FlawRule = ({ words, index }) => {
  if (!SIZES.has(words.at(index)) || words.before(index) === 'runs') return null;
  for (let nextIndex = index + 2; nextIndex <= index + 4 && !words.starts(nextIndex); nextIndex += 1) {
    if (!SOMEWHERE.has(words.at(nextIndex))) continue;
    const place = words.after(nextIndex);
    return PLACED.has(place) || PARTS.has(place) ? 'small' : null;
  }
  return null;
};

export const NEEDS_RULES: readonly FlawRule[] = [needs, needsDone, workNeeded, haveTo, missing, hardTo];
export const EXCEPTION_RULES: readonly FlawRule[] = [except, onlyTrouble, otherwise, showsAge, smallThing];
