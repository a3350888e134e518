import { FLAWS, NO_FLAW } from '../item/flaw-words.ts';
import type { Fact } from './fact.ts';
import { POSSIBLE_WEAR } from './owner.ts';
import type { ReadText } from './read-text.ts';
import { asValue, type Clause, deniesBefore } from './sentences.ts';

/** Facts about scratches, cracks and other damage, including statements that there is none. */

/** Mark as the name of a person or model. */
const NAMED_MARK = /\bMark (?=[A-Z\d])/g;
/** Replaceable parts and extras. Their damage is not damage of the item. */
const OF_SOMETHING_ELSE =
  /\b(?:box|packaging|(?:screen )?protector|phone case|charger|cable|cover letter|tempered glass protector|sleeve of the box)\b/i;
const NONE_SAID =
  /\b(?:never (?:been )?dropped|mint condition|flawless(?:ly)?|spotless|pristine|immaculate|(?:scratch|scuff|stain|dent|crack|damage|rust)[- ]free|free (?:of|from) (?:any )?(?:scratch|scuff|stain|dent|crack|damage|rust|blemish)\w*|no (?:visible |known |noticeable )?(?:damage|flaws?|issues|defects?|blemishes|imperfections|wear|marks?)|like[- ]new condition|not a (?:single )?(?:scratch|mark|dent|scuff))\b/i;
/** Statements such as 'No major scratches', which imply small ones. */
const HEDGED =
  /\b(?:no|not|any|without) (?:\w+ )?(?:major|deep|big|large|serious|significant|real|bad|heavy|obvious)\b/i;

/** Damage after a missing item, without a comma: "No bindings, couple of scratches". */
const SAYS_SOME =
  /\b(?:no|not|without|missing|needs|lost)\s+(?!(?:any|an?|even|one|the|real|single|visible|more|but|just|only)\b)[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,3}? (?:an? )?(?:couple|few|some|tiny|light|minor|slight|little|several)\b/iu;

/** Damage elsewhere: "No scratches on top, some on the sides." */
const SOME_ELSEWHERE =
  /\b(?:no|without(?: any)?) \p{L}+[^.]*\b(?:except|besides|other than|apart from|aside from)(?: for)? (?:(?:this|these|that|the) )?(?:some|an? |few|couple|one|two|three|small|tiny|minor|light|ones?\b)|\bno \p{L}+[^.]*,\s*(?:but )?(?:some|a few|a couple|one|two|small ones?|minor ones?) (?:on|in|at|near|along)\b/iu;

export interface DefectsRead {
  fact: Fact | null;
  /** The number of different defects. */
  named: number;
  /** Whether the seller states that there are none, and names none. */
  none: boolean;
  /** The first defect, as a phrase after "has"; null if there is none. */
  first: string | null;
}

interface Defect {
  kinds: string[];
  words: string;
  source: string;
}

export function readDefects({ sentences }: ReadText): DefectsRead {
  const present: Defect[] = [];
  const absent: Defect[] = [];
  for (const { clauses, text: source } of sentences) {
    for (const clause of clauses) {
      const defect = defectIn(clause, source);
      if (defect === null) continue;
      (defect.isAbsent ? absent : present).push(defect);
    }
  }
  const kinds = [...new Set(present.flatMap((defect) => defect.kinds))];
  const shown = present[0] ?? absent[0];
  return {
    fact:
      shown === undefined
        ? null
        : { value: cell(shown.words), good: present.length === 0, source: shown.source },
    named: kinds.length,
    none: present.length === 0 && absent.length > 0,
    first: kinds[0] ?? null,
  };
}

function defectIn({ text, negated, owner }: Clause, source: string): (Defect & { isAbsent: boolean }) | null {
  if (owner === 'request' || owner === 'condition' || OF_SOMETHING_ELSE.test(text)) return null;
  const words = text
    .replaceAll(POSSIBLE_WEAR, ' ')
    .replaceAll(NAMED_MARK, ' ')
    .replaceAll(NO_FLAW, (match) => (/flawless|-free/i.test(match) ? match : ' '));
  const kinds = FLAWS.flatMap(([named, phrase]) => (named.test(words) ? [phrase] : []));
  if (NONE_SAID.test(text)) return { kinds: [], words: text, source, isAbsent: true };
  if (kinds.length === 0) return null;
  const isDenied = FLAWS.some(
    ([named]) => named.test(words) && deniesBefore({ text: words, negated, owner }, named),
  );
  const isAbsent = isDenied && !SAYS_SOME.test(text) && !SOME_ELSEWHERE.test(source);
  if (HEDGED.test(text)) return { kinds: ['small marks'], words: text, source, isAbsent: false };
  const isElsewhere = isDenied && !isAbsent && SOME_ELSEWHERE.test(source);
  return { kinds, words: isElsewhere ? source : text, source, isAbsent };
}

const LEAD =
  /^(?:there (?:is|are)|it(?:['’]s| is| has| does have)?|has|have|with|comes with|but|only|just|also|and|they have|does have|shows?)\s+(?=\S)/i;
const MAX_CELL_LENGTH = 60;

/** Returns a clause as a table cell: without its introduction, cut between words. */
function cell(words: string): string {
  let plain = words;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(LEAD, '');
  }
  if (plain.length <= MAX_CELL_LENGTH) return asValue(plain);
  const cut = plain.slice(0, MAX_CELL_LENGTH);
  return `${asValue(cut.slice(0, Math.max(20, cut.lastIndexOf(' '))))}…`;
}
