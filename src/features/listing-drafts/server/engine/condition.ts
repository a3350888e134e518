import type { ConditionSlug } from '../../../listings/contract/taxonomy.ts';

const PARTS =
  'batter(?:y|ies)|strings?|gaskets?|brakes?|chains?|cushions?|screen|filters?|pads?|tires?|tyres?|belts?|needle|stylus|bulbs?|cover|laces|clutch|cable|charger|strap|band|bearings?|cassette|pedals?|saddle|seat|grips?|wheels?|soles?|zip|zipper|lining|foam|feet|legs?|drive|ssd|fan|hose|seal|oil|plugs?|alternator|starter|paint|windshield|handle|reeds?|head|heads|skins?|tubes?';

const NEGATED =
  /(?:\b(?:no|not|never|without|zero|isn't|aren't|wasn't|hasn't|haven't|doesn't|nothing|none|free of|hardly any|barely any)(?:\s+(?:a|an|any|one|even|single|the|in|been|is|are|has|got|visible|real|major|have|quite|exactly|very|so|much|at all|all))*\s+)$/i;

const says = (text: string, source: string): boolean => {
  const pattern = new RegExp(`\\b(?:${source})(?![a-z])`, 'gi');
  for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
    if (!NEGATED.test(text.slice(Math.max(0, hit.index - 50), hit.index))) return true;
  }
  return false;
};

/** Words that contain their own negation, so that a "not" before them does not count. */
const has = (text: string, source: string): boolean =>
  new RegExp(`\\b(?:${source})(?![a-z])`, 'i').test(text);

const POOR =
  'broken|busted|for (?:parts|spares|scrap)|parts only|spares or repairs?|faulty|defective|dead (?:battery|pixels?)|needs? (?:repair(?:s|ing)?|fixing|work|restoration|restoring|tlc|some love)|in poor (?:condition|shape)|poor condition|rough (?:condition|shape)|badly (?:damaged|worn|scratched)|heavily damaged|water[- ]damaged?|cracked (?:screen|display|glass)|(?:screen|display|glass) (?:is )?cracked|fixer[- ]upper|project (?:car|bike|piece)|falling apart|beyond repair';
const POOR_NEGATIVE =
  "(?:does not|doesn't|doesnt|won't|wont|will not|no longer|not|never) (?:work(?:ing|s)?|turn(?:ing)? on|start(?:ing)?|run(?:ning)?|charg(?:e|ing)|power(?:ing)? (?:on|up)|function(?:ing|al)?)|isn't working|stopped working|not in working order";

const NEW_FIRM =
  'never (?:been )?(?:used|worn|opened|ridden|played|unboxed|taken out)|unused|unworn|unopened|(?:factory|still) sealed|sealed|(?:still )?in (?:its |the )?(?:original |unopened )?(?:packaging|plastic|shrink ?wrap)|new in (?:the )?(?:box|package|packaging)|n\\.?i\\.?b|b\\.?n\\.?i\\.?b|nwt|bnwt|(?:still has|new with|with) (?:the )?tags(?: still)?(?: on)?|tags (?:are )?(?:still )?(?:on|attached)|not (?:once )?(?:used|worn|opened)';
const LIKE_NEW =
  '(?:like|as|almost|nearly|practically|basically|virtually|looks?|good as|near) (?:brand )?new|like-new|(?:barely|hardly|scarcely|rarely|only lightly) (?:been )?(?:used|worn|ridden|played|opened|touched|driven)|(?:used|worn|ridden|played|wore it|used it) (?:only |just |maybe |about |like )?(?:once|twice|one time|two times|a handful of times|a couple(?: of)? times|a few times)|(?:only|just) (?:used|worn|ridden|played) (?:once|twice|a few times|a couple(?: of)? times)|open box|pristine|immaculate|flawless|spotless|(?:excellent|perfect|superb|amazing|top|mint|showroom) (?:cosmetic )?(?:condition|shape|state)|near mint|in mint|mint(?=\\s*(?:$|[.,;!\\n]))|excellent(?=\\s*(?:$|[.,;!\\n]))';
const GOOD =
  '(?:very |really |pretty |still |in )?(?:good|great|nice|lovely|solid|fine) (?:used |working |overall )?(?:condition|shape|order|state|nick)|(?:works?|working|runs?|running|plays?|rides?|drives?|sounds?|functions?) (?:\\w+ )?(?:great|well|fine|perfectly|perfect|good|flawlessly|smoothly|smooth|like a charm|like a dream|as it should|amazing|beautifully|strong)|(?:perfect|full|fully) (?:working|functional)(?: order)?|good(?=\\s*(?:$|[.,;!\\n]))|great(?=\\s*(?:$|[.,;!\\n]))|(?:gently|lightly|carefully) (?:used|worn|played|ridden)|well (?:kept|looked after|cared for|maintained)|taken (?:good )?care of|still works|everything works|all works|lots of life left|plenty of life left|condition:? good';
const FAIR =
  '(?:well|heavily|much) (?:used|worn|loved)|well-(?:used|worn|loved)|beat(?:en)? up|battered|(?:fair|ok|okay|decent|acceptable|average|used) (?:condition|shape)|shows? (?:its|some|the|their) (?:age|wear|use)|(?:signs|marks) of (?:wear|use|age)|(?:normal|some|general|light|cosmetic|visible) wear|wear and tear|wear on|needs? (?:a )?(?:new|clean|cleaning|polish|wash|tune[- ]?up|adjusting|sanding|refinishing|paint|air)|missing (?!you|out)|seen better days|condition:? fair';

const DEFECT =
  'scratch(?:es|ed|y)?|scuff(?:s|ed|ing)?|dent(?:s|ed)?|dings?|chipped|chips? (?:on|in|at|off)|stain(?:s|ed)?(?! glass)(?! oak)(?! wood)|faded|fading|rust(?:ed|y)?(?![- ](?:free|colou?red|orange|red|brown))|torn|tears? (?:in|on)|rips?|ripped|fray(?:ed|ing)|peeling|cracks?|cracked|yellowed|yellowing|wobbl(?:y|es)|loose|blemish(?:es)?|worn(?! (?:once|twice|only|by|a (?:few|couple|handful)|maybe|like|one|two|just))|pilling|damage(?:d)?|sticky|squeak(?:s|y)?|holes? (?:in|on)|water (?:marks?|rings?)';
const SMALL =
  '(?:few|tiny|small|minor|slight|little|light|faint|one|a|barely visible|couple of (?:small|tiny)|few (?:small|tiny))';

const RANK: ConditionSlug[] = ['new', 'like-new', 'good', 'fair', 'poor'];
const lower = (condition: ConditionSlug): ConditionSlug =>
  RANK[Math.min(RANK.indexOf(condition) + 1, 3)] ?? condition;

function saysNew(text: string): boolean {
  let withoutParts = text.replace(
    new RegExp(`(.{8,})\\b(?:brand[- ])?new (?:\\w+ )?(?:${PARTS})\\b`, 'gis'),
    '$1 ',
  );
  withoutParts = withoutParts.replace(
    new RegExp(`^(?:brand[- ])?new (?:\\w+ )?(?:${PARTS}) (?:on|and|in)\\b`, 'i'),
    '',
  );
  if (has(withoutParts, NEW_FIRM)) return true;
  if (
    says(
      withoutParts,
      '(?<!(?:like|as|almost|nearly|practically|basically|virtually|looks?|looking) )brand[- ]?new',
    )
  ) {
    return true;
  }
  const alone =
    /(?:^|[.,;\n-]\s*|\b(?:it's|it is|is|are|condition:?|condition is|100%|all|totally|completely) )new(?=\s*(?:$|[.,;!\n]|and\b|condition))/i;
  const opens = /^new (?!balance|york|order|era|zealand|orleans|england|jersey|mexico|age|wave|to me|home)/i;
  const negated = /\bnot (?:brand |exactly |quite |really )?new\b/i.test(withoutParts);
  return !negated && (alone.test(withoutParts) || opens.test(withoutParts));
}

/**
 * Finds the condition from statements about the item as a whole; a defect that is not softened lowers it by one step.
 * Null if nothing is said.
 */
export function findCondition(text: string): ConditionSlug | null {
  const flat = text.replace(/\n/g, '. ');
  if (says(flat, POOR) || has(flat, POOR_NEGATIVE)) return 'poor';

  const softened = flat.replace(
    new RegExp(`\\b${SMALL} (?:cosmetic |surface |hairline |barely visible )?(?:${DEFECT})(?![a-z])`, 'gi'),
    ' ',
  );
  const small = softened !== flat && says(flat, DEFECT);
  const defect = says(softened, DEFECT);
  const whole: ConditionSlug | null = saysNew(flat)
    ? 'new'
    : says(flat, LIKE_NEW)
      ? 'like-new'
      : says(flat, FAIR)
        ? 'fair'
        : says(flat, GOOD)
          ? 'good'
          : null;
  if (whole !== null) return defect ? lower(whole) : whole;
  if (defect) return 'fair';
  if (small) return 'good';
  const noDefects = new RegExp(
    `\\b(?:no|without(?: a| any)?|zero|not a(?: single)?) (?:\\w+ )?(?:${DEFECT}|issues|problems|faults)`,
    'i',
  );
  return noDefects.test(flat) ? 'good' : null;
}
