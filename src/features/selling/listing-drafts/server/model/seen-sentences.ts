import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { type AnswerContext, isEnglish } from './answer-context.ts';
import { type Claim, claimsIn } from './claims.ts';
import { namesIn } from './names-of.ts';
import { plainText, withoutLeadIn } from './plain-text.ts';
import { isOrdinary, isSmallWord } from './seen-words.ts';
import type { Covered } from './seen-title.ts';

/** Sales talk, and what a model says when it is not sure. */
const NOT_SEEN =
  /\b(?:you|your|yours|miss|buy|grab|possibly|probably|likely|maybe|perhaps|may|might|seems?|appears? to|unidentified|unable|cannot)\b/i;
/** Where a sentence goes on with something that can be left out. */
const JOINTS =
  /,\s+|;\s+|\s+-+\s+|\s*[()]\s*|\s+(?=(?:comes? with|(?<!\bcomes? )with|including|includes|plus|from|made|featuring)\b)/;
/** After something that was left out, a sentence can only go on like this. */
const GOES_ON = /^(?:with|in|on|featuring|for|of)\b/i;
/** Leads to a measure or an origin, and says nothing without it. */
const DANGLING = /\s(?:ranging|measuring|dating|coming|priced|weighing|standing|made)$/i;
const COUNTS =
  /\b\d{1,2}(?=[ -](?:drawers?|doors?|shel(?:f|ves)|tiers?|chairs?|stools?|cushions?|pillows?|books?|mugs?|cups?|plates?|bowls?|wheels?|strings?|seats?|burners?|slots?|buttons?|compartments?|pockets?|lamps?|panels?|pieces?)\b)/gi;

/**
 * Takes from a description the sentences that are covered: words before a thing that claim something are left out, as
 * "leather" in "a leather chair", and so are the ends of sentences from where they claim something.
 */
export function coverSentences(raw: string, context: AnswerContext): Covered {
  const claims: Claim[] = [];
  const names: string[] = [];
  const covered = sentencesOf(plainText(raw)).flatMap((sentence) => {
    const found = coverSentence(sentence, context);
    claims.push(...found.claims);
    names.push(...found.names);
    return found.text === '' ? [] : [found.text];
  });
  return { text: covered.join(' ').slice(0, LISTING_LIMITS.description), claims, names };
}

/** Sentences and lines, but no headings; a point inside a number or an address ends none. */
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
  // A sentence that claims removed down to "Set includes ..." says nothing.
  if (hasGap && !text.includes(' ')) text = '';
  return { text: text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, claims, names };
}

/** A clause without its adjectives that claim something; empty if more of it does. */
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

/** Words with a capital inside a sentence that are no everyday words, and the numbers after them. */
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

/** As in "a 61-key keyboard", of parts that nobody counts in a photo. */
const numbersIn = (clause: string): Span[] =>
  [
    ...clause
      .replaceAll(COUNTS, (number) => 'x'.repeat(number.length))
      .matchAll(/(?<![\p{L}\p{N}-])\d+-\p{L}+/gu),
  ].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** How sentences begin. */
const FIRST = new Set('This That These Those It There Its The I TV'.split(' '));

interface Span {
  start: number;
  end: number;
}

/** Names beside each other as one: "Trek Domane". */
function joined(spans: readonly Span[]): Span[] {
  const groups: Span[] = [];
  for (const { start, end } of spans) {
    const last = groups.at(-1);
    if (last && start <= last.end + 1) last.end = Math.max(last.end, end);
    else groups.push({ start, end });
  }
  return groups;
}

/** A clause without these words; null if one of them does not stand before the word that it describes. */
function withoutSpans(clause: string, spans: readonly Span[]): string | null {
  let text = clause;
  for (const { start, end } of joined(spans.toSorted((a, b) => a.start - b.start)).toReversed()) {
    const next = /^[\s-]+([\p{L}\p{N}'-]+)/u.exec(text.slice(end))?.[1];
    if (next === undefined || isSmallWord(next) || VERBS.test(next)) return null;
    // "from Murano" is no adjective.
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
