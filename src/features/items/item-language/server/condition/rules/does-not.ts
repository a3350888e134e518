import type { ClauseWords } from '../clause-words.ts';
import {
  BAD_IF_DONE,
  BENIGN_STATES,
  BENIGN_VERBS,
  DAMAGE,
  FUNCTIONS,
  MISSED_STATES,
} from '../state-words.ts';
import { PARTS } from '../subject-words.ts';
import { setOf } from '../word-sets.ts';
import { type FlawRule, isFollowed, isFunction, isOfPart, isPreceded, skipAdverbs } from './look.ts';

/** Rules for what an item or part does not do, or only sometimes. */

const DO_NOT = setOf("doesn't don't won't can't didn't no-longer");
const BE_NOT = setOf("isn't aren't wasn't weren't");
const SUITED = setOf('for with in on out from at');
const SUITED_TO = setOf(
  'my our me us the this his her their your what where for in with older newer apple android windows home',
);

/** Whether a "doesn't work" is only about fit: "It doesn't work with my phone", "in our space". */
const onlySuits = (words: ClauseWords, index: number): boolean =>
  words.at(index).startsWith('work') && SUITED.has(words.after(index)) && SUITED_TO.has(words.at(index + 2));

const DONE_TO = /^(?:play|print|heat|cut|charge|pump|wash|blow|spin|read|cool)s?$/;
const AFTER_FUNCTION = setOf(
  `anymore any at all when if now and but or on up over in for with to because since so unless without
  after it needs i the will just off out maybe probably like until though`,
);
/** Adverbs that limit a function: "Doesn't heat evenly", "doesn't work right". */
const QUALIFIED = setOf(
  'well right properly correctly good great as evenly smoothly smooth consistently fully fast long quick quickly every all',
);
/** Whether the item does the rest of its work: "Doesn't print black". */
const doesSomething = (words: ClauseWords, verbAt: number): boolean => {
  const what = words.after(verbAt);
  if (QUALIFIED.has(what)) return true;
  return DONE_TO.test(words.at(verbAt)) && what !== '' && !AFTER_FUNCTION.has(what) && !/^\d/.test(what);
};

const ITSELF = setOf('it them this these');
const TO_START = setOf('start charge');
/** What a part is for: "Ice maker doesn't make ice." */
const MADE_FOR = setOf('make makes show shows read feed');
const USES = setOf('use drive ride play');
const ANYTHING = setOf('anything nothing much');
/** States that a working item reaches: "Doesn't get hot." */
const REACHED = setOf('hot warm cold bright loud power');
const HELD = setOf('charge air');
const LIMITED = setOf('long well much like');
const MAIN_FUNCTIONS = /^(?:works?|runs?|starts?|power|charge|drain|spin|heat|cool)$/;

/** Finds functions that fail: "Doesn't close", "won't turn on", "no longer locks". */
const cannot: FlawRule = ({ words, index, subject }) => {
  const word = words.at(index);
  if (!DO_NOT.has(word)) return null;
  const verbAt = skipAdverbs(words, index + 1);
  const verb = words.starts(verbAt) ? '' : words.at(verbAt);
  const next = words.at(verbAt + 1);
  if (word === "can't" && words.before(index) === 'you' && USES.has(verb)) return 'broken';
  const who = subject();
  if (who === 'person' && TO_START.has(verb) && ITSELF.has(next)) return 'broken';
  // "So it doesn't tip" is a purpose, "so it doesn't run" is a fault.
  if (who === 'person' || (words.before(index - 1) === 'so' && !MAIN_FUNCTIONS.test(verb))) return null;
  if (verb === '') return word === "doesn't" || word === "won't" ? 'fault' : null;
  if (verb === 'do' && ANYTHING.has(next)) return 'fault';
  if (verb === 'get' && REACHED.has(next)) return 'fault';
  if (/^holds?$/.test(verb) && isFollowed(words, verbAt, HELD, 2))
    return isFollowed(words, verbAt, LIMITED, 4) ? 'partly broken' : 'fault';
  if (BAD_IF_DONE.has(verb)) return 'praise';
  if (/^(?:won't|don't|can't)$/.test(word) && SELLERS_VERBS.has(verb)) return null;
  if (onlySuits(words, verbAt)) return null;
  // A request to the reader: "Don't miss this".
  const isCommand = (word === "don't" || word === "can't") && who === null;
  if (isFunction(words, verbAt)) {
    if (isCommand) return null;
    if (words.at(index + 1) === 'always') return 'flaw';
    return doesSomething(words, verbAt) ? 'partly broken' : 'fault';
  }
  if (MADE_FOR.has(verb) && isOfPart(who)) return 'flaw';
  if (isCommand || word === "didn't" || BENIGN_VERBS.has(verb) || BENIGN_STATES.has(verb)) return null;
  return 'flaw';
};

/** What a seller won't do: "won't separate". */
const SELLERS_VERBS = setOf('separate seperate split hold part budge');

const CANNOT = setOf("can't couldn't won't");
const A_PART = setOf('the one its');
/** Finds failed attempts: "I can't get it to start", "couldn't get the stain out". */
const cannotGet: FlawRule = ({ words, index }) => {
  if (!CANNOT.has(words.at(index)) || words.after(index) !== 'get') return null;
  const object = words.at(index + 2);
  if (A_PART.has(object)) return 'flaw';
  if (!ITSELF.has(object) || words.at(index + 3) !== 'to') return null;
  return isFunction(words, index + 4) ? 'fault' : 'flaw';
};

/** Words after "charging" that refer to a price: "Not charging for the case." */
const CHARGED = setOf('for extra you tax sales delivery shipping anything more much');
const USABLE = setOf('functional operational usable');
/** Finds negated states: "Isn't level", "not working". */
const isNot: FlawRule = ({ words, index, subject }) => {
  const word = words.at(index);
  const isBare = word === 'not';
  if (!isBare && !BE_NOT.has(word)) return null;
  const stateAt = skipAdverbs(words, index + 1);
  const state = words.starts(stateAt) ? '' : words.at(stateAt);
  if (state === '' || subject() === 'person') return null;
  if (BAD_IF_DONE.has(state) || DAMAGE.has(state)) return 'praise';
  if (state === 'charging' && CHARGED.has(words.after(stateAt))) return null;
  if (state.endsWith('ing') && isFunction(words, stateAt)) return onlySuits(words, stateAt) ? null : 'fault';
  if (USABLE.has(state)) return 'fault';
  if (MISSED_STATES.has(state)) return 'flaw';
  if (state.endsWith('ing') && !BENIGN_STATES.has(state)) return 'flaw';
  return isBare || BENIGN_STATES.has(state) || PARTS.has(state) || !isOfPart(subject()) ? null : 'flaw';
};

const STOPPED = setOf('stopped stops quit quits');
/** Finds what stopped: "Stopped working", "the music quit". */
const stopped: FlawRule = ({ words, index, subject }) => {
  const word = words.at(index);
  if (!STOPPED.has(word)) return null;
  const who = subject();
  if (who === 'person') return null;
  const next = words.after(index);
  if (next.endsWith('ing')) return isFunction(words, index + 1) ? 'fault' : 'flaw';
  return word.startsWith('quit') && (who !== null || next === '' || next === 'on') ? 'fault' : null;
};

const ONLY_DOES = setOf(
  `works lasts holds runs plays charges heats does catches prints spins reads lights turns stays shoots goes cools fires blows records latches
  locks makes`,
);
const LIMITS = setOf('at when if on with in');
/** Finds limited functions: "Only works on high", "charges only at an angle", "makes the small cup only". */
const onlySome: FlawRule = ({ words, index, subject }) => {
  const word = words.at(index);
  if (word === 'just') return ONLY_DOES.has(words.after(index)) && subject() !== 'person' ? 'flaw' : null;
  if (word !== 'only') return null;
  if (isFollowed(words, index, ONLY_DOES, 4)) return subject() === 'person' ? null : 'flaw';
  if (words.starts(index + 1)) return isPreceded(words, index, ONLY_DOES, 5) ? 'flaw' : null;
  return ONLY_DOES.has(words.before(index)) && LIMITS.has(words.after(index)) ? 'flaw' : null;
};

const OF_SOME = setOf('one two three four five six half 1 2 3 4 5 6');
/** Finds parts of which only some work: "Two of the four burners light." */
const someDo: FlawRule = ({ words, index }) =>
  OF_SOME.has(words.at(index)) && words.after(index) === 'of' && isFollowed(words, index + 1, FUNCTIONS, 5)
    ? 'flaw'
    : null;

const HARDLY = setOf('like maybe barely');
const OFF_TIME = setOf('fast slow behind ahead');
const TIMES = setOf('minute minutes second seconds hour hours');
const ALL = setOf('all');
const SHORT_TIMES = setOf('minute minutes hour day while');
/** Finds too little of something: "Lasts maybe an hour", "runs a minute fast", "holds air for a day". */
const tooLittle: FlawRule = ({ words, index }) => {
  const word = words.at(index);
  if (word === 'hold' || word === 'holds')
    return isFollowed(words, index, HELD, 2) &&
      isFollowed(words, index, SHORT_TIMES, 6) &&
      !isFollowed(words, index, ALL, 3)
      ? 'flaw'
      : null;
  if (word === 'last' || word === 'lasts') return HARDLY.has(words.after(index)) ? 'flaw' : null;
  if (word !== 'runs') return null;
  return isFollowed(words, index, OFF_TIME, 4) && isFollowed(words, index, TIMES, 3) ? 'flaw' : null;
};

const NEEDED = setOf(
  'power picture display spark compression suction reverse heat pressure video image signal brakes sound audio flame',
);
/** Needs in the list above that may be missing from only one part. */
const OF_PART = setOf('sound audio flame brakes heat');
const NAMED_AFTER = setOf(
  `cord cable brick bank issue issues problem problems adapter supply tool tools needed required steering seat seats windows locks button damage marks burn yet loss case
  box stand base to just`,
);
const NONE = setOf('no without zero');
/** Finds missing functions: "No power", "no sound from the left one". */
const lacks: FlawRule = ({ words, index, subject }) => {
  const needed = words.after(index);
  if (!NONE.has(words.at(index)) || !NEEDED.has(needed) || NAMED_AFTER.has(words.after(index + 1)))
    return null;
  return subject() === 'part' || OF_PART.has(needed) ? 'flaw' : 'fault';
};

const BODY_PARTS = setOf('door lid cap key knob knobs plug shade screws handle doorknob');
/** Finds missing body parts: "No battery door", "no lid". */
const lacksPart: FlawRule = ({ words, index }) =>
  words.at(index) === 'no' &&
  (BODY_PARTS.has(words.after(index)) ||
    (words.after(index) !== '' && BODY_PARTS.has(words.after(index + 1)))) &&
  PARTS.has(words.after(index))
    ? 'flaw'
    : null;

const TRIED = setOf('test tested try check');
/** Finds untested items: "Untested", "haven't tested it", "no way to test it". */
const untested: FlawRule = ({ words, index }) => {
  if (words.at(index) === 'untested') return 'flaw';
  if (!/^(?:haven't|can't|couldn't|never|unable|way)$/.test(words.at(index))) return null;
  const isWay = words.at(index) === 'way' && words.before(index) === 'no';
  const isUnable = /^(?:haven't|can't|couldn't|never|unable)$/.test(words.at(index));
  return (isWay || isUnable) && isFollowed(words, index, TRIED, 2) ? 'flaw' : null;
};

export const DOES_NOT_RULES: readonly FlawRule[] = [
  untested,
  cannotGet,
  cannot,
  isNot,
  stopped,
  onlySome,
  someDo,
  tooLittle,
  lacks,
  lacksPart,
];
