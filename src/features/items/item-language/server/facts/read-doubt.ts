import { namesFault } from '../item/names-flaw.ts';
import type { Doubt, Fact, FactId } from './fact.ts';
import { REPAIRED, SUITS_NOT } from './is-broken.ts';
import type { ReadText } from './read-text.ts';
import { type Clause, deniesBefore } from './sentences.ts';

/** Other reasons not to buy an item at any price. Broken items are read by `is-broken.ts`. */

/** Parts that are not essential or easy to replace. */
const SMALL =
  'box|manuals?|remote|charger|cables?|cords?|adapter|case|caps?|covers?|lids?|screws?|knobs?|stickers?|packaging|instructions|buttons?|hubcaps?|kickstand|logo|handles?|shelf|rack|tray|keys?|bag|strap|tip|tips|games?|receipt|tags?|plates?|registration';
/** Parts without which the item is hardly usable. */
const CORE =
  'slats|bolts|hardware|legs?|wheels?|engine|motor|doors?|seat|pedals?|chain|battery|batteries|hard drive|power supply|strings|keys|lens|door|blade|mattress|burners?|pump|stone';
const AMOUNT = String.raw`\$?\d[\d,]*(?:\.\d\d)?`;
const EACH = new RegExp(
  String.raw`${AMOUNT} ?(?:dollars |bucks )?(?:each|apiece|a piece|per (?:piece|chair|item|unit|panel|tire|pair|one))\b|\beach (?:is )?\$\d`,
  'i',
);
const TOGETHER =
  /\b(?:(?:sell|sold|go|going|take|taken|keep) (?:\w+ ){0,2}?(?:as a (?:set|lot|pair)|together)|for (?:all|the (?:set|lot|pair))|all or nothing|minimum)\b/i;

const IN_CLAUSE: readonly (readonly [doubt: Doubt, named: RegExp])[] = [
  [
    'other-price',
    new RegExp(
      String.raw`\bdown ?payment\b|\bin[- ]house financ\w+|${AMOUNT} (?:dollars )?down\b(?! from)|\bno credit (?:needed|check)\b|\bbuy here,? pay here\b|\b(?:call|text|ask|message|dm|inquire) (?:us |me )?for (?:an? |the |our )?(?:prices?|pricing|quote)\b|\bprices? (?:varies|vary|depends?|starts? at|starting at)\b|\bprice is not\b|\b(?:not|isn['’]?t) the (?:real |actual |true )?price\b|\bplaceholder\b`,
      'i',
    ),
  ],
  ['rental', /\brentals?\b(?! (?:house|home|property|unit|apartment|car|car sale))|\b(?:for|to) rent\b/i],
  [
    'service',
    /\b\d+\+? (?:years|yrs) (?:of )?experience\b|\blicensed (?:and|&) insured\b|\bfree (?:estimates?|quotes?|consultations?)\b|\bsame[- ]day service\b|\bby appointment\b|\bhourly rates?\b|\bwe (?:clean|install|repair|fix|haul|move)\b/i,
  ],
  [
    'extra-only',
    /\bempty (?:box|case)\b|\b(?:just|only) the (?:box|case|dock|charger|base|remote|controller|stand|manual)\b|\b(?:box|dock|lid|shell|frame) only\b|\bno (?:phone|console|laptop|tablet|watch|tv|bike|mixer|printer) (?:is )?(?:included|inside)\b|^no (?:phone|console|laptop|tablet|watch|bike|mixer)\b(?:$| or\b)/i,
  ],
  [
    'locked',
    /\b(?:i ?cloud|activation|google|frp|mdm|account)[- ](?:is )?lock(?:ed)?\b|\bregistered to (?:my|another|someone|the (?:previous|old)|an old)\b|\bblack ?list(?:ed)?\b|\bbad (?:imei|esn)\b|\bforgot (?:the |my |its )?(?:passcode|password|pin)\b|\blocked to (?:an?|the|my|previous|some) (?:\w+ )?(?:account|owner)\b/i,
  ],
  [
    'untested',
    /\b(?:untested|not tested|never tested|(?:have(?:n['’]?t| not)|has(?:n['’]?t| not)|could(?:n['’]?t| not)|can['’]?t|cannot|unable to|no way to) (?:been )?test(?:ed)?)\b|\b(?:don['’]?t|do not|can['’]?t|cannot|not|no idea|unsure|not sure) (?:\w+ )?(?:if|whether) (?:it|they) (?:still )?(?:works?|runs?|turns? on|powers? (?:on|up)|charges?|starts?|gets? (?:cold|hot))\b|\b(?:working )?condition (?:is )?unknown\b/i,
  ],
  [
    'needs-work',
    /\bneeds? (?:an? |some |new |a new |to be |a little |minor |major |complete |a complete )*(?!new|to be)(?:work|tlc|repairs?|repaired|fix|fixed|fixing|rewir\w+|rebuil\w+|restor\w+|pads|transmission|clutch|engine|motor|head gasket|screen|display|digitizer|charging port|derailleur|mechanic|luthier|technician|control board|pump|compressor|regulator)\b|\bneeds a new (?!home|owner|bulb|battery|cover|filter|string|tire|coat)\w+|\b(?:mechanic|handyman)['’]?s? special\b|\bfixer[- ]upper\b|\b(?:does|do|did|will|wo|can|ca)(?:n['’]?t| ?not) (?:\w+ )?(?:play|respond|register|inflate|hold air|go into|shift|detect|recogni[sz]e|brew|ignite|output|get (?:cold|hot)|finish|complete a)\b|\bno output\b|\bskips? gears\b|\bgears? skip\b|\bslips\b|\bburns (?:a |some )?(?:\w+ )?(?:of )?oil\b|\boverheats?\b|\bdrifts?\b(?! (?:wood|boat))|\bcuts? (?:in and )?out\b|\bshuts? (?:off|down)\b|\bbent (?:frame|fork|rim|wheel|axle|derailleur)\b|\b(?:frame|fork|rim|wheel|axle|derailleur) is bent\b|\b(?:neck|headstock|bridge|axle|spring|belt|chain) (?:is |has )?(?:snapped|broken|cracked|warped)\b|\b(?:cracked|shattered|broken|smashed) (?:front |back |outer )?(?:screen|glass|display|lcd)\b|\b(?:screen|glass|display|lcd) (?:is |has |was )?(?:badly )?(?:cracked|shattered|broken|smashed)\b/i,
  ],
  [
    'incomplete',
    new RegExp(
      String.raw`\b(?:left|right|one) (?:\w+ )?(?:is |are )?(?:missing|lost)\b|\bmissing (?:\w+ ){0,3}?(?:${CORE})\b|\b(?:${CORE}) (?:is|are) missing\b|\b(?:base|tool|unit|frame|shells?|bulk cards|chassis|deck|head) only\b|\bno (?:battery|batteries|hard drive|hdd|ssd|ram|engine|motor|wheels|blades?|stylus|slats)\b(?! (?:issues|problems|needed|required))`,
      'iu',
    ),
  ],
  [
    'soiled',
    /\b(?:pee(?:d|s)?|urine|urinated|poop(?:ed)?|vomit|bed ?bugs?|roach(?:es)?|cockroach\w*|fleas|moldy|mildew)\b|\b(?:has|have|some|with|got) mold\b|\breeks?\b|\bstinks?\b|\bsmells? (?:a (?:bit|little)|bad|musty|strong|(?:like|of) (?:smoke|cigarettes|dog|cat|pee))|\bsmells$|\bdeep clean(?:ing)?\b|\b(?:cats?|dogs?|pets?|pupp(?:y|ies)|kids?|toddlers?|baby) (?:\w+ )?(?:has|have|had|made) (?:\w+ )*accidents?\b|\bneeds? (?:an? |some )?(?:good |deep |thorough )*(?:shampoo(?:ing)?|steam(?:ing)?|scrub(?:bing)?)\b|\bsprings? (?:\w+ )?(?:pok|stick)\w*/i,
  ],
];
const REPLICA =
  /\b(?:replicas?|fakes?|counterfeit|knock[- ]?offs?|not (?:an? |the )?(?:authentic|genuine|real|original)|(?:aaa|mirror) quality|1:1)\b/i;
const BRANDED: ReadonlySet<string> = new Set(['clothing', 'jewelry-watches', 'electronics']);
const EXPIRED = /\bexpired\b/i;
const EXPIRES = /\bexpires? (?:in |on )?(?:\w+ )?(20\d\d)\b/i;
/** Papers that may expire without affecting the item. */
const PAPERS =
  /\b(?:tags?|registration|inspection|smog|warranty|license|sticker|coupon|plates?|insurance|film)\b/i;
const SAFETY = /\b(?:helmet|car seat|booster seat|climbing rope|harness|life (?:vest|jacket))\b/i;
const CRASHED =
  /\b(?:was|been|involved|were) (?:\w+ ){0,3}(?:crash|accident|wreck|collision|fender[- ]bender)\b|\bcrashed\b|\brecalled\b/i;

/**
 * Returns the first stated reason not to buy.
 * @param facts Facts of the same text. They tell whether an item was tested, and whether a vehicle title is clean.
 */
export function readDoubt(text: ReadText, facts: Readonly<Partial<Record<FactId, Fact>>>): Doubt | null {
  if (facts.title?.good === false) return 'no-clean-title';
  const all = text.sentences.map((sentence) => sentence.text).join('\n');
  if (EACH.test(all) && TOGETHER.test(all)) return 'other-price';
  const isSafety = SAFETY.test(text.sentences[0]?.text ?? '');
  for (const { clauses, text: sentence } of text.sentences) {
    for (const clause of clauses) {
      if (clause.owner === 'request' || clause.owner === 'condition') continue;
      const doubt = doubtIn(clause, text, { sentence, isSafety });
      if (doubt === 'untested' && facts.working?.good === true) continue;
      if (doubt !== null) return doubt;
    }
  }
  const item = new Set(text.sentences[0]?.text.toLowerCase().split(/\s+/));
  return facts.working?.good === false || text.sentences.some(saysFault(item)) ? 'faulty' : null;
}

/** Statements that a small part is missing, which is not a fault. */
const SMALL_MISSING = new RegExp(
  String.raw`\b(?:missing (?:\w+ ){0,3}?(?:${SMALL})|(?:${SMALL}) (?:is |are )?missing)\b`,
  'i',
);

/** Whether a sentence says that the item or a part is missing or does not work. Wear and looks do not count. */
const saysFault =
  (item: ReadonlySet<string>) =>
  ({ clauses, text }: ReadText['sentences'][number]): boolean =>
    !REPAIRED.test(text) &&
    clauses.some(({ owner, text: clause }) => {
      if ((owner !== 'item' && owner !== 'part') || SUITS_NOT.test(clause) || SMALL_MISSING.test(clause))
        return false;
      return namesFault(clause, item);
    });

function doubtIn(
  clause: Clause,
  { category, now }: ReadText,
  { sentence, isSafety }: { sentence: string; isSafety: boolean },
): Doubt | null {
  const says = (named: RegExp) =>
    named.test(clause.text) && !deniesBefore(clause, named) && !REPAIRED.test(sentence);
  if (BRANDED.has(category) && says(REPLICA)) return 'replica';
  if (isSafety && says(CRASHED)) return 'unsafe';
  const year = Number(EXPIRES.exec(clause.text)?.[1] ?? Number.POSITIVE_INFINITY);
  if ((says(EXPIRED) || year < now.getUTCFullYear()) && !PAPERS.test(sentence)) return 'expired';
  return IN_CLAUSE.find(([, named]) => says(named))?.[0] ?? null;
}
