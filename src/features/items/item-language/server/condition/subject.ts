import { kindsNamed } from '../words/name-index.ts';
import type { ClauseWords } from './clause-words.ts';
import { QUANTITIES } from './state-words.ts';
import { MAIN_PARTS, PART_MARKERS, PARTS, PEOPLE, PRONOUNS } from './subject-words.ts';
import { setOf } from './word-sets.ts';

/**
 * The subject of a verb or adjective: "the left one" in "the left one sticks". Without a main part, such as the engine,
 * the item does not work.
 */
export type Subject = 'item' | 'main part' | 'part' | 'person' | null;

/** Words between a subject and its verb or adjective. */
const ADVERBS = setOf(
  `just also still really sometimes always now even only all fully completely properly quite very too so occasionally often usually pretty somewhat
  kinda rather kind sort of a little bit slightly tad hair touch getting starting to mostly totally currently almost nearly basically super
  extremely definitely already both noticeably badly lightly seriously randomly constantly entirely exactly as ever`,
);
export const COPULAS = setOf(
  `is are was were be been being feels feel felt looks look looked seems seem gets get getting got sounds sound hangs sits went goes gone stays stay
  comes came turned becoming became has have had 's`,
);
const JOINING = setOf(
  `and but or so because since if when while that which though although however except with without in on at for from by than
  until then otherwise besides minus plus says said does do did will would can could`,
);
const DETERMINERS = setOf('the its');
/** Maximum words to search back for a subject. */
const MAX_SUBJECT_WORDS = 5;

/** Whether a word names a main part: engine, board, head gasket. */
export const isMainPart = (words: ClauseWords, index: number): boolean =>
  MAIN_PARTS.has(words.at(index).replace(/'s$/, '')) ||
  (words.at(index) === 'gasket' && words.before(index) === 'head');

export const isAdverb = (word: string): boolean => ADVERBS.has(word);

/** Finds the subject of the words at an index; null if there is none. */
export function subjectOf(words: ClauseWords, wordIndex: number, item: ReadonlySet<string>): Subject {
  let head: string | null = null;
  let isMarked = false;
  let start = wordIndex;
  for (let index = wordIndex - 1, seen = 0; seen < MAX_SUBJECT_WORDS && index >= 0; index -= 1, seen += 1) {
    if (words.starts(index + 1)) break;
    const word = words.at(index).replace(/'(?:s|re|ve|ll)$/, '');
    if (ADVERBS.has(word) || COPULAS.has(word)) {
      if (head !== null) break;
      continue;
    }
    // A second verb shares its subject: "He played twice and quit".
    if (word === 'and' && head === null && hasPersonBefore(words, index)) return 'person';
    // The head of the subject comes earlier: "The light on the dash is out".
    if (JOINING.has(word)) break;
    if (head === null) {
      if (PEOPLE.has(word)) return 'person';
      if (PRONOUNS.has(word)) return 'item';
      if (isMainPart(words, index)) return 'main part';
      head = word;
    }
    const isOfBody = BODY.has(word) && OWNERS.has(words.before(index));
    if (PART_MARKERS.has(word) && !isOfBody) return 'part';
    if (OWNERS.has(word) && isOfOwner(head, item)) return 'person';
    start = index;
    if (DETERMINERS.has(word)) {
      isMarked = true;
      break;
    }
  }
  if (head === null) return null;
  if (item.has(head)) return 'item';
  if (PARTS.has(head)) return 'part';
  // The start of a later clause is a part, unless it is the item: "Shoes, insoles are gone".
  return isMarked || (start > 0 && words.starts(start)) ? 'part' : 'item';
}

const OWNERS = setOf('my our his her their');
const BODY = setOf(
  'arm arms back ear ears eyes elbow foot feet hand hands hip hips knee knees leg legs neck shoulder wrist',
);

/** Whether what someone has is no item and no part of one: "my parrot died", "my back can't lift it". */
const isOfOwner = (head: string, item: ReadonlySet<string>): boolean =>
  !item.has(head) && (BODY.has(head) || (!PARTS.has(head) && kindsNamed([head]).length === 0));

/** Whether the clause before a word starts with a person. */
function hasPersonBefore(words: ClauseWords, wordIndex: number): boolean {
  let first = wordIndex;
  while (first > 0 && !words.starts(first) && wordIndex - first < MAX_SUBJECT_WORDS) first -= 1;
  for (let index = first; index < wordIndex; index += 1) if (PEOPLE.has(words.at(index))) return true;
  return false;
}

/** Maximum words between a state and the article of its subject. */
const MAX_WORDS_TO_ARTICLE = 3;

const TENS = setOf('twenty thirty forty fifty sixty seventy eighty ninety');

/** Whether a word marks one of several parts: "two straps", but not "thirty two gigs". */
const marksPart = (words: ClauseWords, index: number): boolean =>
  PART_MARKERS.has(words.at(index)) && !TENS.has(words.before(index));

/** Returns the index where a statement about a state starts: "there's a dent", "the lid is cracked". */
export function startOf(words: ClauseWords, wordIndex: number, item: ReadonlySet<string>): number {
  let index = wordIndex;
  const isLinked = (word: string): boolean =>
    QUANTITIES.has(word) ||
    ADVERBS.has(word) ||
    COPULAS.has(word) ||
    /^(?:there's|there|with|of|not|it|they)$/.test(word);
  while (index > 0 && !words.starts(index) && isLinked(words.at(index - 1))) index -= 1;
  if (words.at(index).startsWith('there')) return index;
  // A quantity without a verb has no subject: "A few scratches", but not "has a few scratches".
  if (QUANTITIES.has(words.at(index)) && !COPULAS.has(words.at(index))) return index;
  for (let back = index - 1, seen = 0; back >= 0 && seen < MAX_WORDS_TO_ARTICLE; back -= 1, seen += 1) {
    if (words.starts(back + 1) || JOINING.has(words.at(back)) || COPULAS.has(words.at(back))) break;
    if (DETERMINERS.has(words.at(back)) || marksPart(words, back)) return back;
  }
  const before = words.before(index).replace(/'s$/, '');
  return PARTS.has(before) && !item.has(before) ? index - 1 : index;
}
