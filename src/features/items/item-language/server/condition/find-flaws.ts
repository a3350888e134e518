import { POSSIBLE_WEAR } from '../facts/owner.ts';
import { NO_FLAW } from '../item/flaw-words.ts';
import { ClauseWords } from './clause-words.ts';
import { DAMAGE_RULES } from './rules/damage.ts';
import { DOES_NOT_RULES } from './rules/does-not.ts';
import { GOES_WRONG_RULES } from './rules/goes-wrong.ts';
import { type FlawRule, type Found } from './rules/look.ts';
import { EXCEPTION_RULES, NEEDS_RULES } from './rules/needs.ts';
import { COSMETIC, DAMAGE, DEAD, LARGE, MARKS, SMALL } from './state-words.ts';
import { startOf, subjectOf } from './subject.ts';
import { setOf } from './word-sets.ts';

export interface Flaw {
  /** 'small' hardly matters, 'light' is only cosmetic, and 'fault' means that the part or item does not work. */
  severity: 'small' | 'light' | 'plain' | 'fault';
  /** Whether the whole item has it rather than a part. */
  isOfItem: boolean;
  /** Start offset of the statement: "the" in "the lid is cracked". */
  start: number;
}

interface FlawsFound {
  flaws: Flaw[];
  /** Whether the text denies a flaw: "no scratches", "doesn't leak". */
  isPraised: boolean;
}

/** The rules in order. The first that finds something at a word applies. */
const FLAW_RULES: readonly FlawRule[] = [
  ...DOES_NOT_RULES,
  ...NEEDS_RULES,
  ...DAMAGE_RULES,
  ...GOES_WRONG_RULES,
  ...EXCEPTION_RULES,
];

const NEGATIONS = setOf(
  `no not without zero never none nothing nor isn't aren't wasn't weren't don't doesn't didn't hasn't haven't won't can't no-longer neither
  hardly barely avoid prevent prevents against resists free`,
);
/** Words between a negation and a flaw that end the negation. */
const ENDS_DENIAL = setOf(
  'but with has have is are just only except few couple some several though however when if until so because does shows box charger manual remote',
);
const IN_LISTS = setOf(
  'or and nor any a an no visible other major real deep big even single the of signs kind stains',
);
/** Maximum words between a flaw and its negation. */
const MAX_DENIAL_WORDS = 5;

/** Whether a flaw is denied: "No scratches, dents or chips", "never been dropped". */
function isDenied(words: ClauseWords, wordIndex: number): boolean {
  let isList = true;
  for (let index = wordIndex - 1, seen = 0; index >= 0 && seen < MAX_DENIAL_WORDS; index -= 1, seen += 1) {
    if (words.startsSentence(index + 1)) return false;
    if (words.starts(index + 1) && !isList) return false;
    const word = words.at(index);
    if (NEGATIONS.has(word)) return word !== 'free' || /^(?:of|from)$/.test(words.at(index + 1));
    if (ENDS_DENIAL.has(word)) return false;
    if (!DAMAGE.has(word) && !MARKS.has(word) && !IN_LISTS.has(word)) isList = false;
    if (words.starts(index + 1) && !isList) return false;
  }
  return (
    words.after(wordIndex) === 'none' || (words.at(wordIndex + 1) === 'none' && words.starts(wordIndex + 1))
  );
}

/** Negations in remarks that make a flaw harmless: "You can't really see it", "doesn't affect play". */
const HARDLY_SEEN = setOf("can't cannot don't hardly barely not won't doesn't");
const TO_SEE = setOf('see tell notice noticeable visible affect affects matter bother');
function isHarmless(words: ClauseWords, wordIndex: number): boolean {
  for (let index = wordIndex + 1; index <= wordIndex + 12 && index < words.length; index += 1) {
    if (!HARDLY_SEEN.has(words.at(index)) && words.at(index) !== 'hard') continue;
    for (let next = index + 1; next <= index + 3; next += 1) if (TO_SEE.has(words.at(next))) return true;
  }
  return false;
}

const SCREENS = setOf('screen display picture');
/** Whether a line crosses a screen. */
function isOnScreen(words: ClauseWords, index: number): boolean {
  if (!/^lines?$/.test(words.at(index))) return false;
  return [1, 2, 3, 4, 5, 6].some((distance) => SCREENS.has(words.at(index + distance)));
}

/** Words that make any flaw small. `SMALL` only does so for cosmetic ones, such as "a few scratches". */
const LIGHT = setOf(
  'light lightly minor minimal slight slightly faint faintly barely hardly superficial tiny small teeny itty lil hairline',
);
/** Words before "wear" that make it small: "shelf wear". */
const LIGHT_WEAR = setOf('shelf handling');

function severityOf(
  words: ClauseWords,
  wordIndex: number,
  kind: Exclude<Found, null | 'praise'>,
): Flaw['severity'] {
  if (kind === 'small' || kind === 'light') return kind;
  if (kind !== 'flaw') return 'fault';
  if (isHarmless(words, wordIndex)) return 'small';
  const word = words.at(wordIndex);
  const isCosmetic = COSMETIC.has(word) && !isOnScreen(words, wordIndex);
  for (let index = wordIndex - 1; index >= wordIndex - 4 && !words.starts(index + 1); index -= 1) {
    const before = words.at(index);
    if (LARGE.has(before)) return 'plain';
    if (word === 'wear' && LIGHT_WEAR.has(before)) return 'small';
    // A "hairline crack" is more than a small flaw.
    if (LIGHT.has(before)) return before === 'hairline' && word.startsWith('crack') ? 'light' : 'small';
    if (SMALL.has(before)) return isCosmetic && word !== 'wear' ? 'small' : 'light';
  }
  if (!isCosmetic) return 'plain';
  // A single mark is small: "a scratch". Several are light.
  return word === 'wear' || word.endsWith('s') || word.endsWith('ed') ? 'light' : 'small';
}

/** Whether a flaw is only a condition or a fear: "If you can't get it to start", "before it's ruined". */
function isCondition(words: ClauseWords, wordIndex: number): boolean {
  for (let index = wordIndex; index >= 0 && index > wordIndex - 6; index -= 1) {
    if (/^(?:if|unless|whether|before)$/.test(words.at(index))) return true;
    if (words.starts(index)) return false;
  }
  return false;
}

/** Whether a flaw was repaired: "Was cracked but I had it replaced." */
const isRepaired = (words: ClauseWords, wordIndex: number): boolean => {
  for (
    let index = wordIndex + 1;
    index <= wordIndex + 8 && index < words.length && !words.startsSentence(index);
    index += 1
  ) {
    if (
      /^(?:replaced|fixed|rebuilt|resealed)$/.test(words.at(index)) &&
      !/^(?:be|needs?|get)$/.test(words.at(index - 1))
    )
      return (
        /^(?:was|were|had|got)$/.test(words.at(wordIndex - 1)) ||
        /^(?:was|were|had)$/.test(words.at(wordIndex - 2))
      );
  }
  return false;
};

const PACKAGING = setOf(
  'box packaging instructions manual booklet paperwork receipt sleeve tag tags sticker',
);
/** Whether only packaging or papers have the flaw: "Instructions have coffee on them", "box is beat". */
function isOfPackaging(words: ClauseWords, wordIndex: number, item: ReadonlySet<string>): boolean {
  for (let index = wordIndex - 1; index >= wordIndex - 5 && !words.starts(index + 1); index -= 1) {
    const word = words.at(index);
    if (PACKAGING.has(word) && !item.has(word) && words.before(index) !== 'no') return true;
    if (/^(?:and|but|with|has)$/.test(word)) return false;
  }
  // "Lost the manual"
  if (/^(?:lost|missing|misplaced)$/.test(words.at(wordIndex))) {
    const next = words.at(/^(?:the|its|my)$/.test(words.after(wordIndex)) ? wordIndex + 2 : wordIndex + 1);
    if (PACKAGING.has(next) && !item.has(next)) return true;
  }
  // "3 have dings in the box"
  const isIn = /^(?:in|on|to)$/.test(words.after(wordIndex)) && /^(?:the|its)$/.test(words.at(wordIndex + 2));
  return (
    isIn && /^(?:box|boxes|packaging)$/.test(words.at(wordIndex + 3)) && !item.has(words.at(wordIndex + 3))
  );
}

const NOTHING: ReadonlySet<string> = new Set();
/** Returns spaces of the same length, so that offsets stay valid. */
const blank = (words: string): string => ' '.repeat(words.length);

/**
 * Finds flaws stated in a text: damage, wear, missing or loose parts, and what does not work. Denied flaws do not
 * count.
 * @param item The lowercase words that name the item. Other nouns after "the" are parts.
 */
export function findFlaws(text: string, item: ReadonlySet<string> = NOTHING): FlawsFound {
  const words = new ClauseWords(text.replaceAll(NO_FLAW, blank).replaceAll(POSSIBLE_WEAR, blank));
  const flaws: Flaw[] = [];
  let isPraised = false;
  for (let index = 0; index < words.length; index += 1) {
    const subject = () => subjectOf(words, index, item);
    for (const rule of FLAW_RULES) {
      const finding = rule({ words, index, item, subject });
      if (finding === null) continue;
      if (
        finding === 'praise' ||
        ((finding !== 'fault' || DEAD.has(words.at(index))) && isDenied(words, index))
      )
        isPraised = true;
      else if (!isRepaired(words, index) && !isCondition(words, index)) {
        const isOfItem = finding === 'broken' || (finding !== 'partly broken' && subject() !== 'part');
        flaws.push({
          severity: isOfPackaging(words, index, item) ? 'small' : severityOf(words, index, finding),
          isOfItem,
          start: words.offset(startOf(words, index, item)),
        });
      }
      break;
    }
  }
  return { flaws, isPraised };
}
