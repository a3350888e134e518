import { amountsIn, readingOf } from '../../../../items/item-language/server/item-language.ts';
import {
  ADVERBS,
  AFTER_PRICE,
  CONTRACTED,
  DETERMINERS,
  FRAGMENT,
  JOINS,
  LEADS,
  MEASURED,
  MIN_PRICE,
  NEEDS_MORE,
  NUMBERS,
  OPENERS,
  PARTS,
  PLAIN_VERBS,
  PRONOUNS,
  TAKES_CLAUSE,
  VERBS,
} from './clause-words.ts';

/** The terms after a price have fewer words. */
const MAX_TERMS = 8;
/** A run with more words than this was spoken without pauses for punctuation. */
const MAX_WORDS_WITHOUT_STOP = 8;

/** An independent part of a spoken text. */
export interface Clause {
  text: string;
  /** The word that joins it to the one before, such as "but"; empty without one. */
  join: string;
}

/**
 * Splits text without punctuation where something new begins: a subject with its verb, "comes with", a price. Never
 * splits after a word that needs more, such as "it's".
 * @param price In dollars, if known.
 */
export function clausesOfRun(run: string, price: number | null = null): Clause[] {
  const hits = [...run.matchAll(/\S+/g)];
  const all = hits.map(({ 0: word }) =>
    word
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[.,;:!?]+$/, ''),
  );
  const prices = priceStarts(run, price);
  const clauses: Clause[] = [];
  let from = 0;
  let start = 0;
  let join = '';
  for (let index = 1; index < all.length; index += 1) {
    let lead = index;
    while (lead - 1 > from && LEADS.has(all[lead - 1] ?? '')) lead -= 1;
    // "heavier then it looks"
    if (all[lead] === 'then' && /er$|^(?:more|less|other)$/.test(all[lead - 1] ?? '')) continue;
    const joined = JOINS.has(all[lead - 1] ?? '') && lead - 1 > from ? lead - 1 : lead;
    const isPrice = prices.has(hits[index]?.index ?? -1);
    if (!isPrice && !beginsClause(all, index, from)) continue;
    const last = all[joined - 1] ?? '';
    if (
      NUMBERS.has(last) &&
      !OPENERS.has(all[index] ?? '') &&
      !POSSESSED.test(all[index] ?? '') &&
      !isPrice &&
      !PRONOUNS.has(all[index]?.split("'")[0] ?? '')
    )
      continue;
    if (NEEDS_MORE.has(last) || (isPrice && joined < index)) continue;
    // "Two" alone is no clause.
    if (joined - from < 2 && !isPrice) continue;
    clauses.push({ text: run.slice(start, hits[joined]?.index).trim(), join });
    start = hits[lead]?.index ?? start;
    join = joined < lead ? (all[joined] ?? '') : '';
    from = lead;
  }
  return [...clauses, { text: run.slice(start).trim(), join }];
}

/** "One fifty six the edges are rusty": a number counts no noun with one of these. */
const POSSESSED = /^(?:the|my|our|his|her|their|its|this|that)$/;

/** Whether a sentence is long enough to be several that were spoken without pauses for punctuation. */
export const isRun = (sentence: string): boolean => {
  const count = sentence.match(/\S+/g)?.length ?? 0;
  return count > MAX_WORDS_WITHOUT_STOP && !/[,;:]\s/.test(sentence.slice(0, -1));
};

function beginsClause(all: readonly string[], index: number, from: number): boolean {
  const [word = '', next = ''] = [all[index], all[index + 1]];
  const before = all.slice(from, index).findLast((earlierWord) => !LEADS.has(earlierWord)) ?? '';
  if (CONTRACTED.test(word)) return !TAKES_CLAUSE.has(before) || JOINS.has(before);
  if (PRONOUNS.has(word)) {
    const verb = ADVERBS.has(next) ? (all[index + 2] ?? '') : next;
    const isVerb =
      VERBS.has(verb) ||
      /..ed$/.test(verb) ||
      (/^(?:it|he|she)$/.test(word) && SINGULAR.test(verb)) ||
      (/^(?:i|we|they|you)$/.test(word) && PLAIN_VERBS.has(verb));
    return isVerb && (!TAKES_CLAUSE.has(before) || JOINS.has(before));
  }
  const isJoined = JOINS.has(before);
  if (TAKES_CLAUSE.has(before) && !isJoined) return false;
  const hasVerb = all
    .slice(from, index)
    .some((earlierWord) => VERBS.has(earlierWord) || CONTRACTED.test(earlierWord) || earlierWord === 'got');
  // "except the red one"
  if (
    word === 'one' &&
    all.slice(Math.max(from, index - 2), index).some((other) => /^(?:the|this|that|an?)$/.test(other))
  )
    return false;
  if (DETERMINERS.has(word)) return (hasVerb || index - from > 2) && isSubject(all, index);
  if (
    index - from > 1 &&
    !PRONOUNS.has(before) &&
    !isInPhrase(all, index) &&
    FRAGMENT.test(all.slice(index, index + 7).join(' '))
  )
    return true;
  if (!hasVerb && index - from < 3) return false;
  const after = OPENERS.get(word);
  if (after !== undefined)
    return !PRONOUNS.has(before) && (after === null || after.has(next)) && (hasVerb || !VERBS.has(word));
  // "works great shade is included"
  return (
    (hasVerb || index - from > 3) &&
    !isJoined &&
    /^(?:is|are|has|have|doesn't|don't|isn't|aren't)$/.test(next) &&
    PARTS.has(word) &&
    !isAfterSubject(all, index, from)
  );
}

/** "It seats six", "it sews great". */
const SINGULAR = /^(?!(?:its|this|his|always|perhaps|less|was|has|is)$)[a-z]{2,}[^us]s$/;

/** Whether the word belongs to a phrase that began before it: "a small stain on it". */
const isInPhrase = (all: readonly string[], index: number): boolean =>
  all
    .slice(Math.max(0, index - 2), index)
    .some((word) =>
      /^(?:an?|the|this|that|my|its|one|small|little|few|some|tiny|with|has|have|of)$/.test(word),
    );

/** Whether the word ends a subject that began before it: "the left knob is". */
const isAfterSubject = (all: readonly string[], index: number, from: number): boolean => {
  for (let i = index - 1; i >= from && i >= index - 4; i -= 1) {
    const word = all[i] ?? '';
    if (VERBS.has(word)) return false;
    if (DETERMINERS.has(word) || word === 'a' || word === 'an' || word === 'of') return true;
  }
  return false;
};

/** Whether a determiner begins a subject with its verb: "the left leg is", "one of them has". */
function isSubject(all: readonly string[], index: number): boolean {
  for (let i = index + 1; i < all.length && i <= index + 7; i += 1) {
    const word = all[i] ?? '';
    if (VERBS.has(word))
      return (
        i > index + (all[index] === 'that' || all[index] === 'only' ? 1 : 0) && !isPastParticiple(all, i)
      );
    const isOf = word === 'of' || all[i - 1] === 'of';
    if (!isOf && (NEEDS_MORE.has(word) || PRONOUNS.has(word) || CONTRACTED.test(word))) return false;
  }
  return false;
}

/** "The table bought in 2010" has no verb yet. */
const isPastParticiple = (all: readonly string[], index: number): boolean =>
  /^(?:used|bought|cleaned|replaced|started|stopped|sold|worn)$/.test(all[index] ?? '') &&
  /^(?:in|at|from|for|by|to|on|once|twice|only)$/.test(all[index + 1] ?? '');

/** Returns the positions of prices that begin a clause: "... on the side eighty dollars". */
function priceStarts(run: string, price: number | null): Set<number> {
  const reading = readingOf(run);
  const starts = new Set<number>();
  for (const { first, next, value, isMoney, digits } of amountsIn(reading)) {
    const before = reading.words[first - 1] ?? '';
    if (price !== null && value !== price) continue;
    const rest = reading.tokens.slice(next);
    const isLast =
      rest.length < MAX_TERMS && rest.every(({ text, kind }) => kind === 'mark' || AFTER_PRICE.test(text));
    const isSpelled = digits === '' && next - first > 1;
    const isKnown = value === price && (value >= MIN_PRICE || isLast);
    const isPrice = isMoney || isKnown || (isLast && (isSpelled || rest.length > 0));
    const follows =
      reading.tokens[first - 1]?.kind === 'word' && !NEEDS_MORE.has(before) && !MEASURED.has(before);
    if (isPrice && follows) starts.add(reading.tokens[first]?.start ?? 0);
  }
  return starts;
}
