import type { Fact } from './fact.ts';
import type { ReadText } from './read-text.ts';
import { asValue, type Clause } from './sentences.ts';

/** What sellers say about scratches, cracks and other damage, and what they say there is not. */

/** Each defect as sellers spell it, as a phrase after "has". */
const DEFECTS: readonly (readonly [named: RegExp, phrase: string])[] = [
  [/\bcracks?\b|\bcracked\b|\bshattered\b/i, 'a crack'],
  [/\bscratch(?:es|ed|ing)?\b/i, 'scratches'],
  [/\bscuff(?:s|ed|ing)?\b|\bscuff marks?\b/i, 'scuffs'],
  [/\bdent(?:s|ed)?\b|\bding(?:s|ed)?\b/i, 'a dent'],
  [/\bchip(?:s|ped)\b|\b(?:a|small|tiny|one|minor|little) chip\b/i, 'a chip'],
  [/\bstain(?:s|ed)?\b|\bdiscolou?r(?:ed|ation)\b|\byellow(?:ed|ing)\b/i, 'stains'],
  [/\btears?\b|\btorn\b|\brips?\b|\bripped\b|\bfray(?:ed|ing)\b/i, 'a tear'],
  [/\bholes?\b/i, 'a hole'],
  [/\brust(?:y|ed|ing)?\b/i, 'rust'],
  [/\bpeel(?:s|ed|ing)\b|\bflaking\b/i, 'peeling'],
  [/\bfad(?:ed|ing)\b/i, 'fading'],
  [/\bdead pixels?\b|\bburn-?in\b|\bscreen burn\b/i, 'a flawed screen'],
  [/\bwater damage\b|\bleak(?:s|ing|y)\b/i, 'water damage'],
  [
    /\bwobbl(?:y|es)\b|\b(?:is|are|bit|slightly|little|comes?) loose\b|\bloose (?:screw|hinge|leg|handle|knob|joint)s?\b|\bsqueak(?:s|y)\b/i,
    'loose parts',
  ],
  [/\bmarks?\b|\bblemish(?:es)?\b|\bimperfections?\b|\bflaws?\b|\bdefects?\b|\bdamaged?\b/i, 'marks'],
  [
    /\b(?:normal|some|light|minor|slight|visible|usual|moderate|heavy|little|few) (?:signs? of )?(?:wear|use)\b|\bsigns? of (?:wear|use)\b|\bwear and tear\b|\bworn (?:out|down)\b|\b(?:slightly|bit|little|visibly|heavily) worn\b/i,
    'signs of wear',
  ],
];
/** Words that look like defects. */
const NO_DEFECT =
  /\b(?:scratch|stain|rust|water|tear|dent|crack)[- ](?:resistant|proof|free|guard|and[- ]sniff|post(?:er)?|off|ticket)\b|\bstained[- ](?:glass|wood|oak|pine|walnut|finish|dark|concrete)\b|\b(?:dark|light|walnut|oak|espresso|wood|mahogany)[- ]stain(?:ed)?\b|\bstained (?:dark|light|brown|black|white|gr[ae]y)\b|\brust(?:[- ]colou?red| red| orange| colou?r)\b|\b(?:punch|drill|screw|pilot|sound|f|cable|button|key|finger|nose|man|pot|grommet)[- ]?holes?\b|\bholes? (?:punch|saw|for)\b|\b\d+ holes?\b|\bcrackl|\bfade(?:d)? (?:wash|denim|look|style|effect)\b|\b(?:ripped|distressed|faded) (?:jeans|denim|style|look)\b|\b(?:poker|potato|wood|apple|m\d|a\d\d|bionic|intel|silicon|nfc|chocolate) chips?\b|\bchip ?set\b|\b(?:water|book|question|bench|quotation|birth|trade|watch|top)marks?\b|\bmarks? (?:levinson|twain)\b|\bmarked?\b|\bloose (?:fit(?:ting)?|leaf|diamond|stone|change|cut)\b|\bloose-fit|\btear ?drop|\btears? of\b|\brip ?stop\b|\bding ?dong\b|\blightly (?:used|worn)\b|\bbroken[- ]in\b|\bflawless(?:ly)?\b/gi;
/** Parts that can be replaced, and are not the item: their damage is not its damage. */
const OF_SOMETHING_ELSE =
  /\b(?:box|packaging|(?:screen )?protector|phone case|charger|cable|cover letter|tempered glass protector|sleeve of the box)\b/i;
const NONE_SAID =
  /\b(?:never (?:been )?dropped|mint condition|flawless(?:ly)?|spotless|pristine|immaculate|(?:scratch|scuff|stain|dent|crack|damage|rust)[- ]free|free (?:of|from) (?:any )?(?:scratch|scuff|stain|dent|crack|damage|rust|blemish)\w*|no (?:visible |known |noticeable )?(?:damage|flaws?|issues|defects?|blemishes|imperfections|wear|marks?)|like[- ]new condition|not a (?:single )?(?:scratch|mark|dent|scuff))\b/i;
/** 'No major scratches' says that there are small ones. */
const HEDGED =
  /\b(?:no|not|any|without) (?:\w+ )?(?:major|deep|big|large|serious|significant|real|bad|heavy|obvious)\b/i;

export interface DefectsRead {
  fact: Fact | null;
  /** How many kinds of defects are named. */
  named: number;
  /** The seller says that there are none, and names none. */
  none: boolean;
  /** The first one, as a phrase after "has"; null without any. */
  first: string | null;
}

interface Said {
  kinds: string[];
  words: string;
  source: string;
}

export function readDefects({ sentences }: ReadText): DefectsRead {
  const present: Said[] = [];
  const absent: Said[] = [];
  for (const { clauses, text: source } of sentences) {
    for (const clause of clauses) {
      const said = saidIn(clause, source);
      if (said === null) continue;
      (said.isAbsent ? absent : present).push(said);
    }
  }
  const kinds = [...new Set(present.flatMap((said) => said.kinds))];
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

function saidIn({ text, negated }: Clause, source: string): (Said & { isAbsent: boolean }) | null {
  if (OF_SOMETHING_ELSE.test(text)) return null;
  const words = text.replaceAll(NO_DEFECT, (found) => (/flawless|-free/i.test(found) ? found : ' '));
  const kinds = DEFECTS.flatMap(([named, phrase]) => (named.test(words) ? [phrase] : []));
  if (NONE_SAID.test(text)) return { kinds: [], words: text, source, isAbsent: true };
  if (kinds.length === 0) return null;
  if (HEDGED.test(text)) return { kinds: ['small marks'], words: text, source, isAbsent: false };
  return { kinds, words: text, source, isAbsent: negated };
}

const LEAD =
  /^(?:there (?:is|are)|it(?:['’]s| is| has| does have)?|has|have|with|comes with|but|only|just|also|and|they have|does have|shows?)\s+(?=\S)/i;
const LONGEST = 60;

/** The clause as a cell shows it: without its lead-in, cut at a word. */
function cell(words: string): string {
  let plain = words;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(LEAD, '');
  }
  if (plain.length <= LONGEST) return asValue(plain);
  const cut = plain.slice(0, LONGEST);
  return `${asValue(cut.slice(0, Math.max(20, cut.lastIndexOf(' '))))}…`;
}
