import { AMBIGUOUS_VERBS, BENIGN_VERBS, GOES_WRONG, PHRASAL } from '../state-words.ts';
import { isMainPart } from '../subject.ts';
import { PARTS } from '../subject-words.ts';
import { setOf } from '../word-sets.ts';
import { type FlawRule, isFollowed, isOfPart, skipAdverbs } from './look.ts';

/** Rules for malfunctions and past damage. */

const SMELLS_WELL = setOf('new good nice great fresh clean amazing fine wonderful lovely');
const STENCHES = setOf(
  'smoke smoky cigarettes mildew mold must musty cat cats dog dogs pee urine gas oil mothballs dust burning burnt chemicals wet rubber basement attic',
);
/** Words before "sticks" and "leaks" that make them nouns. */
const NAMES_AFTER = setOf("to a an the of with and for my this that's any or some");
const NOT_SPLIT = setOf("won't don't can't not will would to");
const STICKS = setOf('hockey drum joy shift');
/** Words that may follow a verb without an object: "wobbles a bit", "sticks in the cold". */
const AFTER_VERB = setOf(
  'a when if sometimes in from at on badly occasionally every and by over into until unless up to open shut',
);
const LEAKS = /^(?:leaks?|drips?|burns?|seeps?)$/;
const FLUIDS = setOf('oil water fluid coolant fuel gas ink air antifreeze freon');
const DOERS = setOf('it they sometimes still also keeps constantly occasionally that');
/** Finds malfunctions: "Sticks", "leaks at the base", "keeps falling off". */
const goesWrong: FlawRule = ({ words, index, item, subject }) => {
  const word = words.at(index);
  // The word names the item: "Funko pops".
  if (!GOES_WRONG.has(word) || item.has(word)) return null;
  const before = words.before(index);
  const next = words.after(index);
  // What the seller won't do, or a sort of bed: "won't split", "box spring, split".
  if (word === 'split' && (NOT_SPLIT.has(before) || (words.starts(index) && next === ''))) return null;
  if (word.startsWith('smell')) {
    if (next === 'like' || next === 'of') return isFollowed(words, index + 1, STENCHES, 3) ? 'flaw' : null;
    if (SMELLS_WELL.has(next)) return null;
  }
  const isAnother = before === 'and' && word.endsWith('s') && !AMBIGUOUS_VERBS.has(word);
  // One of several parts: "valve 2 sticks".
  const isNumbered = /^\d$/.test(before) && PARTS.has(words.before(index - 1));
  if (isNumbered) return 'flaw';
  // Something that comes with a drum kit.
  if (word === 'sticks' && before === 'and' && next !== '' && !AFTER_VERB.has(next)) return null;
  if (
    (NAMES_AFTER.has(before) && !isAnother) ||
    /^\d/.test(before) ||
    (word === 'clicks' && before === 'shutter') ||
    (word.startsWith('stick') && STICKS.has(before))
  )
    return null;
  if (!AMBIGUOUS_VERBS.has(word)) return subject() === 'person' ? null : 'flaw';
  // "The keys stick" is a verb, but "stick" is often a noun.
  const isForm = /(?:s|ed|ing|sunk|sank|caught)$/.test(word);
  if (!isForm) return before.endsWith('s') && PARTS.has(before) ? 'flaw' : null;
  if (LEAKS.test(word) && FLUIDS.has(next)) return 'flaw';
  const isVerb = word.endsWith('s') && (next === '' || AFTER_VERB.has(next));
  if (before === '') return isVerb && (next !== '' || index > 0) ? 'flaw' : null;
  const who = subject();
  if (isOfPart(who) || DOERS.has(before)) return 'flaw';
  const isOfItem = item.has(before) || words.starts(index - 1);
  return who !== 'person' && isVerb && !before.endsWith('s') && isOfItem ? 'flaw' : null;
};

/** Words after "burned": "Burned out motor". */
const BURNS_OUT = /^(?:burn|go|went|g[ai]v|blow|blew|fried)/;
const BURNT = setOf('out bad dead up');
const PARTLY = setOf('a right all it itself completely kind slightly partly partially');
const SOLD_FROM = setOf('my a an of our running working');
const NEW_FROM = setOf('shelf line lot truck boat');
const MEANT_TO = setOf('easily for to so');
const MADE_TO = setOf('off apart up open down');
const CAN = setOf('can will would to and you');
const UNWANTED = setOf('if when sometimes a at on every while once');
/** Finds phrasal verbs: "Comes off", "cut out", "gave way". */
const phrasal: FlawRule = ({ words, index, subject }) => {
  const word = words.at(index);
  const after = PHRASAL.get(word);
  if (after === undefined) return null;
  const first = words.after(index);
  const second = words.at(index + 2);
  const isIt = after.has(first) || (PARTLY.has(first) && after.has(second) && !words.starts(index + 2));
  if (!isIt || subject() === 'person') return null;
  if (BURNS_OUT.test(word) && BURNT.has(first) && (isMainPart(words, index + 2) || subject() === 'main part'))
    return 'fault';
  // Origins rather than flaws: "Came off my truck", "looks like it just came off the line".
  if (first === 'off' && (SOLD_FROM.has(second) || (second === 'the' && NEW_FROM.has(words.at(index + 3)))))
    return null;
  // "Comes off easily" is an intended function.
  if (MADE_TO.has(first) && MEANT_TO.has(second)) return null;
  if (/^comes?$/.test(word) && /^(?:off|apart)$/.test(first))
    return UNWANTED.has(second) && !CAN.has(words.before(index)) ? 'flaw' : null;
  return first === 'up' && !isOfPart(subject()) && /^(?:pops?|fold|gi?ave?|h[au]ng)/.test(word)
    ? null
    : 'flaw';
};

const HAS = setOf('has have had got');
const WENT = setOf('come gone fallen let stretched quit lost died split given begun started bent');
/** Participles after "has" that are not flaws: maintenance and good performance. */
const WELL_DONE = setOf(
  `been held kept worked served aged lasted included upgraded replaced cleaned serviced restored refinished rebuilt tested updated moved had got outgrown
  decided used worn enjoyed seen passed run ridden driven played stayed sat lived treated painted upholstered reupholstered sealed stored
  washed fixed repaired added installed loved listed priced reduced sold posted padded embroidered engraved signed printed
  detailed tuned customized converted changed finished needed quilted pleated lined hooded built carved traveled wanted
  owned inherited purchased received grown gotten made done given taken bought found shaped molded softened settled mellowed darkened personalized monogrammed modified
  improved heated cooled covered reinforced retired graduated switched limited mixed matching extended integrated recessed beveled
  tufted adjusted leveled packed collected rated designed inspected assembled wired tinted reconditioned remodeled rounded
  gloved framed tiered raised shared tried waited attached curved tapered knotted striped layered elevated dedicated
  armed speed weed seed need feed red bed shed sled led`,
);
/** Finds what has happened to a part: "One strap has stretched out", "the grips have rotted". */
const hasHappened: FlawRule = ({ words, index, subject }) => {
  if (!HAS.has(words.at(index))) return null;
  const verbAt = skipAdverbs(words, index + 1);
  const verb = words.starts(verbAt) ? '' : words.at(verbAt);
  if (WELL_DONE.has(verb) || !isOfPart(subject())) return null;
  if (WENT.has(verb)) return 'flaw';
  return /[a-z]{2}ed$/.test(verb) && !PARTS.has(words.after(verbAt)) ? 'flaw' : null;
};

const STOPS = setOf('turns shuts powers cuts stops restarts reboots freezes disconnects drops');
const NOW_AND_THEN = setOf('sometimes occasionally intermittently randomly');
const PERSON = setOf('i we you he she my');
/** Finds what happens at times or by itself, which is always a flaw: "Stops at 12 sometimes", "turns by itself". */
const atTimes: FlawRule = ({ words, index }) => {
  const word = words.at(index);
  const isOfItself =
    (word === 'itself' && words.before(index) === 'by') ||
    (word === 'own' && words.before(index) === 'its' && words.at(index - 2) === 'on');
  if (!NOW_AND_THEN.has(word) && !isOfItself) return null;
  for (let earlierIndex = index; earlierIndex >= index - 7 && earlierIndex >= 0; earlierIndex -= 1) {
    if (PERSON.has(words.at(earlierIndex))) return null;
    if (PARTS.has(words.at(earlierIndex)) || STOPS.has(words.at(earlierIndex))) return 'flaw';
    if (words.starts(earlierIndex)) break;
  }
  return null;
};

const STARTING = setOf('starting beginning started begun');
/** Finds beginning damage: "Starting to peel." */
const startsTo: FlawRule = ({ words, index, subject }) =>
  STARTING.has(words.at(index)) &&
  words.after(index) === 'to' &&
  words.before(index) !== '' &&
  subject() !== 'person' &&
  !BENIGN_VERBS.has(words.at(index + 2))
    ? 'flaw'
    : null;

const NOISES = setOf('noise noises sound sounds racket clicking grinding whine squeal');
const WELL_MADE = setOf('great good nice no beautiful amazing white cool fun animal music');
/** Finds noises: "Makes a clicking sound." */
const makesNoise: FlawRule = ({ words, index, subject }) =>
  /^makes?$/.test(words.at(index)) &&
  subject() !== 'person' &&
  isFollowed(words, index, NOISES, 5) &&
  !isFollowed(words, index, WELL_MADE, 5)
    ? 'flaw'
    : null;

/** Finds overheating: "Gets hot when it charges", but not "gets hot fast". */
const getsHot: FlawRule = ({ words, index }) =>
  /^(?:gets?|runs?)$/.test(words.at(index)) &&
  /^(?:hot|warm)$/.test(words.after(index)) &&
  /^(?:when|while|after|during|if)$/.test(words.after(index + 1))
    ? 'flaw'
    : null;

const GUIDES = setOf('track tracks rail rails hinge hinges runner runners roller rollers glide glides');
const WARNINGS = setOf('engine warning abs airbag error descale maintenance tpms oil');
const DRIFTERS = setOf('stick has have joycon analog joystick some');
const DOERS_OF_HARM = setOf('dog puppy cat kid kids son daughter toddler somebody someone');
const HARM = setOf('bit drew colored peed ate tore wrote spilled dropped stepped backed melted stained');
const OUT_OF = setOf('true round alignment square tune adjustment whack calibration sync');
const SPLIT_HOW = setOf('open down along');
const WAS = setOf('was were been is are');
/** Finds fixed phrases: "off its track", "check engine light", "stick drift", "split open", "was repaired". */
const phrase: FlawRule = ({ words, index }) => {
  const before = words.before(index);
  const next = words.after(index);
  const isIt =
    (words.at(index) === 'off' &&
      ((GUIDES.has(next) && (PARTS.has(before) || /^(?:is|are|came|comes|goes)$/.test(before))) ||
        (/^(?:its|the|their)$/.test(next) && GUIDES.has(words.at(index + 2))))) ||
    (words.at(index) === 'out' && next === 'of' && OUT_OF.has(words.at(index + 2))) ||
    (words.at(index) === 'written' && /^(?:in|inside|on)$/.test(next)) ||
    (words.at(index) === 'hair' && /^(?:cat|dog|pet)$/.test(before)) ||
    (words.at(index) === 'off' && /^(?:balance|center|kilter)$/.test(next)) ||
    (words.at(index) === 'half' && /^(?:gone|dead)$/.test(next)) ||
    (DOERS_OF_HARM.has(words.at(index)) && HARM.has(next)) ||
    (words.at(index) === 'light' && WARNINGS.has(before)) ||
    (words.at(index) === 'drift' && DRIFTERS.has(before)) ||
    (words.at(index) === 'split' && SPLIT_HOW.has(next)) ||
    (words.at(index) === 'repaired' && (WAS.has(before) || PARTS.has(before) || PARTS.has(next)));
  return isIt ? 'flaw' : null;
};

export const GOES_WRONG_RULES: readonly FlawRule[] = [
  phrasal,
  goesWrong,
  hasHappened,
  atTimes,
  startsTo,
  makesNoise,
  getsHot,
  phrase,
];
