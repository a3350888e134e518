import type { ConditionSlug } from '../../../../../shared/taxonomy.ts';
import { findFlaws, type Flaw } from './find-flaws.ts';
import {
  BRAND_NEW,
  CRACKED_SCREEN,
  FAIR,
  FAIR_STATED,
  GOOD,
  GOOD_STATED,
  LIKE_NEW,
  LIKE_NEW_STATED,
  NEW_FIRM,
  NO_DEFECTS,
  POOR,
  POOR_STATED,
  WORKING_ORDER,
  WORKS,
} from './stated.ts';
import { PARTS } from './subject-words.ts';

interface ReadCondition {
  condition: ConditionSlug | null;
  /** Whether the seller names the condition; otherwise it is inferred from use or damage. */
  said: boolean;
}

const NEGATED =
  /(?:\b(?:no|not|never|without|zero|isn't|aren't|wasn't|hasn't|haven't|doesn't|nothing|none|free of|hardly any|barely any)(?:\s+(?:a|an|any|one|even|single|the|in|been|is|are|has|got|visible|real|major|have|quite|exactly|very|so|much|at all|all|noticeable|big|signs? of))*\s+(?:\w+,? (?:or|and|nor) )?)$/i;

const says = (text: string, pattern: RegExp): boolean => {
  for (const hit of text.matchAll(pattern)) {
    if (!NEGATED.test(text.slice(Math.max(0, hit.index - 50), hit.index))) return true;
  }
  return false;
};

/** For words that contain their own negation, so that a "not" before them does not count. */
const has = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;

const PART = `(?:${[...PARTS].join('|')})`;
/** A new part does not make the item new, unless it is the item: "new strings". */
const NEW_PART = new RegExp(`\\b(?:brand[- ])?new (?!in )(?:\\w+ )?${PART}\\b`, 'gi');
const NAME_LENGTH = 8;
const PART_IS_NEW = new RegExp(`\\b${PART} (?:is|are|were) (?:brand[- ]|all )?new\\b`, 'gi');
const NEW_PART_FIRST = new RegExp(`^(?:brand[- ])?new (?:\\w+ )?${PART} (?:on|and|in)\\b`, 'i');
const NEW_ALONE =
  /(?:^|[.,;\n-]\s*|\b(?:it's|it is|this is|they're|they are|these are|everything is|condition:?|condition is|100%|all|totally|completely) )new(?=\s*(?:$|[.,;!\n]|and\b|condition))/i;
const NEW_FIRST =
  /^new (?!balance|york|order|era|zealand|orleans|england|jersey|mexico|age|wave|to me|home|price|listing)/i;
const NOT_NEW = /\bnot (?:brand |exactly |quite |really )?new\b/i;

/** What is said of a part is not said of the item: "the body is like new", "insert is like new". */
const PART_IS_FINE = new RegExp(
  `\\b(?:${PART}|body|exterior|plastics|manual) (?:(?:is|are|in|looks?|still)(?: still| in)? (?:like |as |brand )?(?:new|mint|perfect|excellent|great|good|tight|strong|solid|clear|sharp|crisp|bright|intact|straight|nice|healthy|fresh)|(?:(?:is|are|look|looks) )?(?:flawless|spotless|immaculate|pristine))(?: (?:condition|shape))?`,
  'gi',
);

function saysNew(text: string): boolean {
  const withoutParts = text
    .replace(NEW_PART, (part, at: number) => (at >= NAME_LENGTH ? ' ' : part))
    .replace(PART_IS_NEW, ' ')
    .replace(NEW_PART_FIRST, '');
  if (has(withoutParts, NEW_FIRM) || says(withoutParts, BRAND_NEW)) return true;
  return !NOT_NEW.test(withoutParts) && (NEW_ALONE.test(withoutParts) || NEW_FIRST.test(withoutParts));
}

const said = (condition: ConditionSlug): ReadCondition => ({ condition, said: true });
const inferred = (condition: ConditionSlug): ReadCondition => ({ condition, said: false });

/**
 * Reads in which condition a text says that its item is. An item that does not work is poor, whatever else is said.
 * What the seller says of the item as a whole wins over what follows from its use; flaws count wherever they stand, and
 * lower what is only inferred. Null if nothing is said.
 * @param item The words that name the item, in lower case.
 */
export function readCondition(text: string, item: ReadonlySet<string> = new Set()): ReadCondition {
  const flat = text.replace(/\n/g, '. ');
  const { flaws, isPraised } = findFlaws(flat, item);
  if (flaws.some(isWholeFault) || says(flat, POOR)) return inferred('poor');
  if (says(flat, POOR_STATED)) return said('poor');
  if (saysNew(flat)) return said('new');
  const whole = flat.replace(PART_IS_FINE, ' ');
  if (says(whole, WORKING_ORDER)) return said('good');
  if (says(whole, LIKE_NEW_STATED)) return said('like-new');
  if (says(whole, GOOD_STATED)) return said('good');
  if (says(flat, FAIR_STATED)) return said('fair');
  if (says(flat, CRACKED_SCREEN)) return inferred(says(flat, WORKS) ? 'fair' : 'poor');

  const isWorse = flaws.some(({ severity }) => severity !== 'small');
  const isDamaged = flaws.some(({ severity }) => severity === 'plain' || severity === 'fault');
  if (says(flat, LIKE_NEW)) return inferred(isWorse ? 'good' : 'like-new');
  if (says(flat, FAIR)) return inferred('fair');
  if (says(flat, GOOD)) return inferred(isDamaged ? 'fair' : 'good');
  if (isWorse) return inferred('fair');
  if (flaws.length > 0 || isPraised || NO_DEFECTS.test(flat) || whole !== flat) return inferred('good');
  return { condition: null, said: false };
}

const isWholeFault = ({ severity, isOfItem }: Flaw): boolean => severity === 'fault' && isOfItem;
