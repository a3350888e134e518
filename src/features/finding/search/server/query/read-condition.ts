import { CONDITIONS, type ConditionSlug, conditionLabel } from '../../../../../shared/taxonomy.ts';
import type { Read } from './read-details.ts';
import { spanOf } from './spans.ts';

/** Only matched at the end, because plastic is also a material. */
const WRAPPED = String.raw`(?:still )?in (?:the |its )?(?:original )?(?:plastic|packaging|packing|wrapping|shrink wrap)(?=\s*(?:[,.;!?)]|$))`;

/** Names of conditions that are clear in any context. */
const NAMES: readonly (readonly [ConditionSlug, string])[] = [
  [
    'like-new',
    String.raw`(?:like|as|nearly|almost|practically)[ -]new|near[ -]mint|(?:barely|hardly|lightly) (?:used|worn)`,
  ],
  [
    'new',
    String.raw`brand[ -]new|never (?:been )?(?:used|worn|opened)|unused|unopened|(?:factory |still )?sealed|still wrapped|new (?:in (?:the )?box|with tags)|${WRAPPED}`,
  ],
];

/** Names of conditions that can describe the item in other ways, such as "good lamp" and "mint dress". */
const GRADES: readonly (readonly [ConditionSlug, string])[] = [
  ['like-new', 'mint|excellent|perfect|pristine|immaculate|flawless'],
  ['new', 'new'],
  ['good', '(?:(?:very|really|pretty) )?(?:good|great|nice|decent)'],
  ['fair', 'fair|ok|okay'],
];

const OR_BETTER = String.raw`(?:\s+(?:or|and)\s+(?:better|above|up)|\s*\+)`;
const CONDITION = String.raw`\s+(?:condition|shape)`;
const END = String.raw`(?=[\s,.;!?)]|$)`;
const ANY_NAME = NAMES.map(([, names]) => names).join('|');

/** The order matters: "new or like new" must not be read as new. */
const PATTERNS: readonly (readonly [RegExp, ConditionSlug])[] = [
  [pattern(String.raw`(?:brand )?new or like[ -]new(?:${CONDITION})?`), 'like-new'],
  [pattern(String.raw`(?:${ANY_NAME}|new) or (?:very )?good(?:${CONDITION})?`), 'good'],
  ...NAMES.map(
    ([condition, names]) =>
      [pattern(String.raw`(?:in |at least )?(?:${names})(?:${CONDITION})?${OR_BETTER}?`), condition] as const,
  ),
  ...GRADES.flatMap(([condition, names]) =>
    [
      String.raw`(?:in |at least )?(?:an? )?(?:${names})(?:${CONDITION}${OR_BETTER}?|${OR_BETTER})`,
      String.raw`at least (?:${names})`,
    ].map((text) => [pattern(text), condition] as const),
  ),
  // "Mint" is a condition as the last word, and a color before another word.
  [/(?<=[\p{L}\p{Nd}][\s,]+)mint(?=\s*(?:[,.;!?)]|$))/iu, 'like-new'],
];

function pattern(text: string): RegExp {
  return new RegExp(String.raw`(?<![^\s,;(])(?:${text})${END}`, 'iu');
}

/** Returns the requested condition and all better ones: "like new", "good or better". */
export function readCondition(text: string): Read<readonly ConditionSlug[]> | null {
  for (const [asked, condition] of PATTERNS) {
    const match = asked.exec(text);
    if (match === null) continue;
    const best = CONDITIONS.map(({ slug }) => slug);
    const value = best.slice(0, best.indexOf(condition) + 1);
    const name = value.length > 1 ? `${conditionLabel(condition)} or better` : conditionLabel(condition);
    return { value, label: `${name} first`, span: spanOf(match) };
  }
  return null;
}
