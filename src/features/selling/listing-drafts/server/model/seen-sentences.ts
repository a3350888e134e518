import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { type AnswerContext, isEnglish } from './answer-context.ts';
import { type Claim, claimsIn } from './claims.ts';
import { namesIn } from './names-of.ts';
import { plainText, withoutLeadIn } from './plain-text.ts';
import type { Covered } from './seen-title.ts';
import { isOrdinary, isSmallWord } from './seen-words.ts';

/** Sales talk and expressions of uncertainty. */
const NOT_SEEN =
  /\b(?:you|your|yours|miss|buy|grab|possibly|probably|likely|maybe|perhaps|may|might|seems?|appears? to|unidentified|unable|cannot)\b/i;
/** Where a sentence can be split, so that parts can be removed. */
const JOINTS =
  /,\s+|;\s+|\s+-+\s+|\s*[()]\s*|\s+(?=(?:comes? with|(?<!\bcomes? )with|including|includes|plus|from|made|featuring)\b)/;
/** The only continuations allowed after a removed part. */
const GOES_ON = /^(?:with|in|on|featuring|for|of)\b/i;
/** Words that introduce a measure or origin, and mean nothing without it. */
const DANGLING = /\s(?:ranging|measuring|dating|coming|priced|weighing|standing|made)$/i;
const COUNTS =
  /\b\d{1,2}(?=[ -](?:drawers?|doors?|shel(?:f|ves)|tiers?|chairs?|stools?|cushions?|pillows?|books?|mugs?|cups?|plates?|bowls?|wheels?|strings?|seats?|burners?|slots?|buttons?|compartments?|pockets?|lamps?|panels?|pieces?)\b)/gi;

/**
 * Returns the supported parts of a description. Adjectives that are claims are removed, such as "leather" in "a leather
 * chair", and so are parts of sentences from where they make a claim.
 */
export function coverSentences(raw: string, context: AnswerContext): Covered {
  const claims: Claim[] = [];
  const names: string[] = [];
  const texts = sentencesOf(plainText(raw)).flatMap((sentence) => {
    const covered = coverSentence(sentence, context);
    claims.push(...covered.claims);
    names.push(...covered.names);
    return covered.text === '' ? [] : [covered.text];
  });
  return { text: texts.join(' ').slice(0, LISTING_LIMITS.description), claims, names };
}

/** Splits text into sentences and lines, without headings. Periods in numbers and addresses do not end a sentence. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => withoutLeadIn(sentence))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !sentence.endsWith(':'));

function coverSentence(sentence: string, context: AnswerContext): Covered {
  const body = sentence.replace(/[.!?]+$/, '');
  const claims = claimsIn(body, context).filter(
    ({ start, end }) => !context.facts.knows(body.slice(start, end)),
  );
  const nothing: Covered = { text: '', claims, names: [] };
  if (!isEnglish(body) && !context.facts.knows(body)) return nothing;
  const names: string[] = [];
  let text = '';
  let hasGap = false;
  for (const clause of body.split(JOINTS)) {
    const isLead = text === '';
    const covered = coverClause(clause, context);
    names.push(...covered.names);
    if (covered.text === '' && isLead) return { ...nothing, names };
    const goesOn = GOES_ON.test(covered.text);
    hasGap ||= covered.text === '';
    if (covered.text === '' || (hasGap && !goesOn)) continue;
    text += (isLead ? '' : goesOn || /^and\b/i.test(covered.text) ? ' ' : ', ') + covered.text;
  }
  text = text.replace(DANGLING, '');
  // Drop a sentence reduced to a fragment, such as "Set includes ...".
  if (hasGap && !text.includes(' ')) text = '';
  return { text: text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, claims, names };
}

/** Removes adjectives that are claims; returns an empty clause if other claims remain. */
function coverClause(clause: string, context: AnswerContext): { text: string; names: string[] } {
  const { facts } = context;
  if (clause.trim() === '' || (NOT_SEEN.test(clause) && !facts.knows(clause))) return { text: '', names: [] };
  const unknown = ({ start, end }: { start: number; end: number }) => !facts.knows(clause.slice(start, end));
  const known = namesIn(clause, { lowerCase: context.lowerCase, isTitleCase: false }).filter(unknown);
  const names = [...known, ...properNames(clause, context), ...numbersIn(clause)]
    .filter(unknown)
    .sort((a, b) => a.start - b.start);
  const claims = claimsIn(clause, context).filter(unknown);
  const written = joined(names)
    .filter((group) => known.some(({ start, end }) => group.start <= start && end <= group.end))
    .map(({ start, end }) => clause.slice(start, end));
  if (claims.some(({ isAdjective }) => !isAdjective)) return { text: '', names: written };
  const left = withoutSpans(clause, [...names, ...claims]);
  if (left === null) return { text: '', names: written };
  const checked = left.toLowerCase().replaceAll(COUNTS, 'some');
  return { text: facts.coverSeen(checked) ? left : '', names: written };
}

/** Returns capitalized words within a sentence that are not everyday words, with the numbers after them. */
function properNames(clause: string, { lowerCase, facts }: AnswerContext) {
  return [...clause.matchAll(/(?<![\p{L}\p{N}'-])\p{Lu}[\p{L}\p{M}\p{N}'-]*(?: \d+\w*)?/gu)]
    .filter(({ 0: word }) => {
      const [bare = ''] = word.replace(/'s$/, '').split(' ');
      return (
        !bare.split('-').every((part) => isOrdinary(part) || /^\p{Lu}$/u.test(part)) &&
        !isSmallWord(bare) &&
        !lowerCase.has(bare.toLowerCase()) &&
        !facts.knows(bare) &&
        !FIRST.has(bare)
      );
    })
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

/** Returns numbers of parts that cannot be counted in a photo, as in "a 61-key keyboard". */
const numbersIn = (clause: string): Span[] =>
  [
    ...clause
      .replaceAll(COUNTS, (number) => 'x'.repeat(number.length))
      .matchAll(/(?<![\p{L}\p{N}-])\d+-\p{L}+/gu),
  ].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** Words that may be capitalized at the start of a sentence. */
const FIRST = new Set('This That These Those It There Its The I TV'.split(' '));

interface Span {
  start: number;
  end: number;
}

/** Joins adjacent names: "Trek Domane". */
function joined(spans: readonly Span[]): Span[] {
  const groups: Span[] = [];
  for (const { start, end } of spans) {
    const last = groups.at(-1);
    if (last && start <= last.end + 1) last.end = Math.max(last.end, end);
    else groups.push({ start, end });
  }
  return groups;
}

/** Removes words from a clause; null if one of them is not an adjective. */
function withoutSpans(clause: string, spans: readonly Span[]): string | null {
  let text = clause;
  for (const { start, end } of joined(spans.toSorted((a, b) => a.start - b.start)).toReversed()) {
    const next = /^[\s-]+([\p{L}\p{N}'-]+)/u.exec(text.slice(end))?.[1];
    if (next === undefined || isSmallWord(next) || VERBS.test(next)) return null;
    // Not an adjective: "from Murano".
    if (/\p{Lu}/u.test(text.slice(start, end)) && /\b(?:in|from|by|at)\s+$/i.test(text.slice(0, start)))
      return null;
    const before = text.slice(0, start).replace(/\ban?(?=\s+$)/i, (article) => {
      const right = /^[aeio]/i.test(next) ? 'an' : 'a';
      return article.startsWith('A') ? right.charAt(0).toUpperCase() + right.slice(1) : right;
    });
    text = before + text.slice(end).replace(/^[\s-]+/, '');
  }
  return text.trim();
}

const VERBS = /^(?:is|are|has|have|was|were|it|works?|comes?)$/i;
