import type { Fact } from './fact.ts';
import { POSSIBLE_WEAR } from './owner.ts';
import type { ReadText } from './read-text.ts';
import { asValue, type Clause, deniesBefore } from './sentences.ts';

/** What sellers say about scratches, cracks and other damage, and what they say there is not. */

/** Each defect as sellers spell it, as a phrase after "has". */
const DEFECTS: readonly (readonly [named: RegExp, phrase: string])[] = [
  [/\bcracks?\b|\bcracked\b|\bshattered\b/i, 'a crack'],
  [/\bscratch(?:es|ed|ing)?\b/i, 'scratches'],
  [/\bscuff(?:s|ed|ing)?\b|\bscuff marks?\b/i, 'scuffs'],
  [/\bdent(?:s|ed)?\b|\bding(?:s|ed)?\b/i, 'a dent'],
  [
    /\bchip(?:s|ped)\b|\b(?:a|small|tiny|one|minor|little) chip\b|\bchip (?:at|on|in|off|near|along|out of)\b/i,
    'a chip',
  ],
  [
    /\bstain(?:s|ed|ing)?\b|\bdiscolou?r(?:ed|ation)\b|\bwater (?:rings?|marks?|spots?)\b|\b(?:yellow|brown|dark|small|rust|dirty|worn) spots?\b|\b(?:cup|coffee|heat|glass) rings?\b|\byellow(?:ed|ing)\b/i,
    'stains',
  ],
  [/\btears?\b|\btorn\b|\brips?\b|\bripped\b|\bfray(?:ed|ing)\b/i, 'a tear'],
  [/\b(?:pin)?holes?\b/i, 'a hole'],
  [/\brust(?:y|ed|ing)?\b/i, 'rust'],
  [/\bpeel(?:s|ed|ing)?\b|\bflaking\b/i, 'peeling'],
  [/\bfad(?:ed|ing)\b|\b(?:sun|some|slight|little|a bit of) fade\b/i, 'fading'],
  [/\bdead pixels?\b|\bburn[- ]?in\b|\bscreen burn\b/i, 'a flawed screen'],
  [/\bbroken\b(?! ?-?in\b)/i, 'a broken part'],
  [/\bwater damage\b|\bleak(?:s|ing|y)\b/i, 'water damage'],
  [
    /\bwobbl(?:y|es)\b|\b(?:is|are|bit|slightly|little|comes?) loose\b|\bloose (?:screw|hinge|leg|handle|knob|joint)s?\b|\bsqueak(?:s|y|ing)?\b/i,
    'loose parts',
  ],
  [
    /\bgouges?\b|\bnicks\b|\bnicked\b|\b(?:an?|small|tiny|little|one) nick\b|\bsnag(?:s|ged)\b|\bpilling\b|\bwarped\b/i,
    'marks',
  ],
  [/\bmarks?\b|\bblemish(?:es)?\b|\bimperfections?\b|\bflaws?\b|\bdefects?\b|\bdamaged?\b/i, 'marks'],
  [
    /\b(?:normal|some|light|minor|slight|visible|usual|moderate|heavy|little|few) (?:signs? of |\w+ )?(?<!(?:foot|rain|active|sports?|ski|work|water) )(?:wear|use)\b|\bsigns? of (?:wear|use)\b|\bwear and tear\b|\b(?:shows?|has|showing) (?:\w+ )?wear\b|(?<!\b(?:to|can|i|you|we|never|not|n['’]t) )\bwear (?:on|from|at|along|in)\b|\bworn (?:out|down|off|through|spots?|areas?|edges?|corners?)\b|\b(?:slightly|bit|little|visibly|heavily) worn\b|\b(?:is|are|looks?|getting) worn\b(?! (?:once|twice|only|by|over|under|with|few|maybe|\d))/i,
    'signs of wear',
  ],
];
/** Words that look like defects. */
const NO_DEFECT =
  /\b(?:scratch|stain|rust|water|tear|dent|crack)[- ](?:resistant|proof|free|guard|and[- ]sniff|post(?:er)?|off|ticket)\b|\bstained[- ](?:glass|wood|oak|pine|walnut|finish|dark|concrete)\b|\b(?:dark|light|walnut|oak|espresso|wood|mahogany)[- ]stain(?:ed)?\b|\bstained (?:dark|light|brown|black|white|gr[ae]y)\b|\brust(?:[- ]colou?red| red| orange| colou?r)\b|\b(?:punch|drill|screw|pilot|sound|f|cable|button|key|finger|nose|man|pot|grommet|bolt|open|closed|mounting|peg)[- ]?holes?\b|\bholes? (?:punch|saw|for)\b|\b\d+ holes?\b|\bcrackl|\bfade(?:d)? (?:wash|denim|look|style|effect)\b|\b(?:ripped|distressed|faded) (?:jeans|denim|style|look)\b|\b(?:poker|potato|wood|apple|m\d|a\d\d|bionic|intel|silicon|nfc|chocolate) chips?\b|\bchip ?set\b|\b(?:water|book|question|bench|quotation|birth|trade|watch|top)marks?\b|\bmarks? (?:levinson|twain)\b|\bmarked?\b|\bloose (?:fit(?:ting)?|leaf|diamond|stone|change|cut)\b|\bloose-fit|\btear ?drop|\btears? of\b|\b(?:maker['’]?s?|hall|potter['’]?s|factory|identification) ?marks?\b|\bmarks? on the (?:bottom|back|base|underside) (?:is|are|reads?|says?)\b|\bhole in one\b|\bscratch (?:golfer|pad|off)\b|\bfrom scratch\b|\b(?:stain|rust|dent|scratch) (?:remover|remover|puller|repair|converter)\b|\brip (?:fence|cord|saw)\b|\bmarked? down\b|\brip ?stop\b|\bding ?dong\b|\blightly (?:used|worn)\b|\bbroken[- ]in\b|\bflawless(?:ly)?\b/gi;
/** A person or a model. */
const NAMED_MARK = /\bMark (?=[A-Z\d])/g;
/** Parts that can be replaced, and are not the item: their damage is not its damage. */
const OF_SOMETHING_ELSE =
  /\b(?:box|packaging|(?:screen )?protector|phone case|charger|cable|cover letter|tempered glass protector|sleeve of the box)\b/i;
const NONE_SAID =
  /\b(?:never (?:been )?dropped|mint condition|flawless(?:ly)?|spotless|pristine|immaculate|(?:scratch|scuff|stain|dent|crack|damage|rust)[- ]free|free (?:of|from) (?:any )?(?:scratch|scuff|stain|dent|crack|damage|rust|blemish)\w*|no (?:visible |known |noticeable )?(?:damage|flaws?|issues|defects?|blemishes|imperfections|wear|marks?)|like[- ]new condition|not a (?:single )?(?:scratch|mark|dent|scuff))\b/i;
/** 'No major scratches' says that there are small ones. */
const HEDGED =
  /\b(?:no|not|any|without) (?:\w+ )?(?:major|deep|big|large|serious|significant|real|bad|heavy|obvious)\b/i;

/** "No bindings, couple of scratches" without its comma: what is missing is something else. */
const SAYS_SOME =
  /\b(?:no|not|without|missing|needs|lost)\s+(?!(?:any|an?|even|one|the|real|single|visible|more|but|just|only)\b)[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,3}? (?:an? )?(?:couple|few|some|tiny|light|minor|slight|little|several)\b/iu;

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

function saidIn({ text, negated, owner }: Clause, source: string): (Said & { isAbsent: boolean }) | null {
  if (owner === 'request' || owner === 'condition' || OF_SOMETHING_ELSE.test(text)) return null;
  const words = text
    .replaceAll(POSSIBLE_WEAR, ' ')
    .replaceAll(NAMED_MARK, ' ')
    .replaceAll(NO_DEFECT, (found) => (/flawless|-free/i.test(found) ? found : ' '));
  const kinds = DEFECTS.flatMap(([named, phrase]) => (named.test(words) ? [phrase] : []));
  if (NONE_SAID.test(text)) return { kinds: [], words: text, source, isAbsent: true };
  if (kinds.length === 0) return null;
  const isDenied = DEFECTS.some(
    ([named]) => named.test(words) && deniesBefore({ text: words, negated, owner }, named),
  );
  const isAbsent = isDenied && !SAYS_SOME.test(text);
  if (HEDGED.test(text)) return { kinds: ['small marks'], words: text, source, isAbsent: false };
  return { kinds, words: text, source, isAbsent };
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
