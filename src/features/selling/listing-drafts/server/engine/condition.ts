import type { ConditionSlug } from '../../../../../shared/taxonomy.ts';
import { functionFault } from './function-fault.ts';

export interface FoundCondition {
  condition: ConditionSlug | null;
  /** Whether the seller names the condition; otherwise it is inferred from use or damage. */
  said: boolean;
}

const words = (source: string): RegExp => new RegExp(`\\b(?:${source})(?![a-z])`, 'gi');

const PARTS =
  'batter(?:y|ies)|strings?|gaskets?|brakes?|chains?|cushions?|screen|filters?|pads?|tires?|tyres?|belts?|needle|stylus|bulbs?|cover|laces|clutch|cable|charger|strap|band|bearings?|cassette|pedals?|saddle|seat|grips?|wheels?|soles?|zip|zipper|lining|foam|feet|legs?|drive|ssd|fan|hose|seal|oil|plugs?|alternator|starter|paint|windshield|handle|reeds?|head|heads|skins?|tubes?|burrs?|rotors?|shocks?|radiator|transmission|engine|hinges?|knobs?|buttons?|carpet|roof|toner|ink';

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

const ADVERBS =
  '(?:(?:very|really|pretty|still|in|such|quite|overall|super|absolutely|generally|mostly|otherwise|a) )*';
const THING =
  '(?:(?:used|working|overall|cosmetic|physical|running|mechanical|playing|all round|general) )?(?:condition|shape|order|state|nick|cond)\\b';

const POOR = words(
  "for (?:spares|scrap)|spares or repairs?|needs? (?:fixing|(?:a lot of )?work\\b|restoration|restoring)|needs a (?:new )?pump|badly (?:damaged|worn|scratched)|heavily damaged|water[- ]damaged?|fixer[- ]upper|project (?:car|bike|piece)|falling apart|beyond repair|won't hold a charge",
);
const POOR_STATED = words(`${ADVERBS}(?:poor|terrible|bad|awful|rough|sorry) ${THING}`);
const CRACKED_SCREEN = words(
  'cracked (?:screen|display|glass)|(?:screen|display|glass) (?:is |has a )?crack(?:ed)?',
);
const WORKS = words('works?|working|still (?:usable|works)|cooks|runs|rides|plays');

const NEW_FIRM = words(
  'unbuilt|unassembled|still (?:boxed|wrapped|packaged)|in (?:its |the )?(?:original )?(?:package|wrapper|shrink ?wrap)|never (?:been )?(?:used|worn|opened|ridden|played|unboxed|taken out|installed|assembled|built)|unused|unworn|unopened|(?:factory|still) sealed|sealed|(?:still )?in (?:its |the )?(?:original |unopened )?(?:packaging|plastic|shrink ?wrap)|(?<!(?:like|as|almost|nearly|basically|practically) )new in (?:the )?(?:box|package|packaging)|n\\.?i\\.?b|b\\.?n\\.?i\\.?b|nwt|bnwt|(?:still has|new with|with) (?:the )?(?:original )?tags(?: still)?(?: on)?|tags (?:are )?(?:still )?(?:on|attached)|not (?:once )?(?:used|worn|opened)',
);
const BRAND_NEW = words(
  '(?<!(?:like|as|almost|nearly|practically|basically|virtually|looks?|looking) (?:a )?)brand[- ]?new',
);
const MANY = '(?:(?:only|just|all of|maybe|about|like|perhaps|around|probably) )*';
const FEW_TIMES =
  '(?:once|twice|(?:one|two|three|four|five|six|[1-6]|a couple(?: of)?|couple(?: of)?|a few|a handful of|a half dozen) (?:times?|hikes?|rides?)|[1-5] ?x(?![a-z\\d])|one season less|(?:for|at|on) (?:one|a single) (?:project|party|trip|weekend|event|show))';
const VERBS =
  'works?|working|runs?|running|plays?|rides?|drives?|steams|pedals|spins|feeds|scans|zips?|shifts|tunes|stitches|throws|blows|vacuums|cleans|grinds|grips|rolls|starts|sounds?|functions?|sews|cooks|heats|cools|brews|prints|cuts|mows|shoots|rolls|fits and works|runs and drives';
const LIKE_NEW_STATED = words(
  `(?:como|casi) nuev[oa]s?|(?:like|as|almost|nearly|practically|basically|virtually|looks?|good as|near|pretty much) (?:brand )?new|like-new|open box|near mint|in mint|mint(?=\\s*(?:$|[.,;!\\n]|condition|no\\b|with\\b))|${ADVERBS}(?:excellent|perfect|superb|amazing|top|mint|showroom|pristine|immaculate|flawless|fantastic|exceptional|outstanding) ${THING}|(?<!\\b(?:${VERBS}) )excellent(?=\\s*(?:$|[.,;!\\n]))|(?:floor|display) model|(?<!\\b(?:${VERBS}|otherwise|rest|else|is|are|one|two|three|four|five|fits?|screen|body|case) )perfect(?=\\s*(?:$|[.,;!\\n]))|used (?:it |them )?(?:for )?(?:only |just |about |maybe )*(?:a|one|two|couple|a couple|a few|few) (?:of )?(?:days?|weeks?|months?)(?! ago)|slept (?:in|on) (?:once|twice)|(?:wore|worn|used)(?: it| them| these| this)?(?: \\w+)? (?:to|for|at|on) (?:one|a single|two|an?) (?:wedding|prom|party|interview|event|occasions?|photoshoot|dance|weekend)`,
);
const LIKE_NEW = words(
  `(?:barely|hardly|scarcely|rarely|seldom|only lightly) (?:been |ever )?(?:used|worn|ridden|rode|played|opened|touched|driven|use it|used it|wore|slept (?:in|on))|(?:used|worn|ridden|rode|played|wore|driven)(?: it| them)? ${MANY}${FEW_TIMES}|${MANY}(?:wore|used|rode|played)(?: it| them)? ${MANY}${FEW_TIMES}|pristine|immaculate|flawless|spotless|not a scratch|(?:(?!leaked|crashed|dropped|repaired|fixed|patched|washed)\\w+ed|wore|worn|ran|rode|slept|built|drove|taken)(?: out| it| them| on| in)? (?:once|twice)(?! (?:a|per|daily))|(?:wore|worn|owned|had)(?: it| them)? for (?:only |just )?(?:a|one|two) (?:days?|weeks?)|never really used(?: it)?|barely broken in`,
);
const GOOD_STATED = words(
  `${ADVERBS}(?:good|great|nice|lovely|solid|fine|wonderful) ${THING}|(?:muy )?buen(?:as|a)? (?:estado|condici[oó]n(?:es)?)|condition:? (?:is )?(?:good|great)|otherwise (?:good|great|excellent|perfect|fine)|(?:the )?rest (?:of it )?(?:is|are) (?:fine|good|great|perfect)|everything else (?:is )?(?:fine|good|great|perfect|works)|good(?=\\s*(?:$|[.,;!\\n]))|great(?=\\s*(?:$|[.,;!\\n]))`,
);
const GOOD = words(
  `(?:${VERBS}) (?:\\w+ )?(?:great|well|fine|perfectly|perfect|good|flawlessly|ok|okay|alright|smoothly|smooth|like a charm|like a dream|as it should|amazing|beautifully|strong|excellent|awesome|evenly|even|quiet(?:ly)?|like a champ|true|straight|no problem|no issues)|runs and drives|(?:perfect|full|fully|perfectly) (?:working|functional|functioning)(?: order)?|(?:gently|lightly|carefully) (?:used|worn|played|ridden)|well (?:kept|looked after|cared for|maintained)|taken (?:good )?care of|still works|still (?:runs|going|works) strong|everything works|all works|it works|(?<!it )works(?=\\s*(?:$|[.,;!\\n]))|tested(?: and)? working|(?:lots|plenty|a lot) of life left|keeps (?:good|great|perfect) time|still solid|(?:but|still|very|super|really|totally|rock) (?:sturdy|solid)|(?:folds|locks|opens|closes|latches|zips|shifts) (?:and \\w+ )?(?:like it should|fine|well|smooth(?:ly)?|perfect(?:ly)?)|lots of wear left|(?:just|recently|freshly|professionally|newly) (?:oiled|cleaned|serviced|rebuilt|refinished|sharpened|reupholstered|overhauled)|very clean|super clean|holds? (?:a )?(?:charge|air|heat|tune|water|pressure)|starts? (?:right up|every time|easily|up|on (?:the )?(?:first|second)|first|second|with)|(?:first|second|one|1st|2nd) pull|vg\\+?|(?:sirven?|funcionan?|trabaja) (?:muy )?bien`,
);
const WORKING_ORDER = words('(?:perfect|excellent|great|good|full) working order');
const FAIR_STATED = words(
  `${ADVERBS}(?:fair|ok|okay|decent|acceptable|average|used|so so|play) ${THING}|condition:? fair`,
);
const FAIR = words(
  '(?:well|heavily|much) (?:used|worn|loved)|well-(?:used|worn|loved)|(?:kind of |a bit |pretty )?beat(?:en)?(?:[- ]up| to)|battered|shows? (?:its |some |the |their |normal )?(?:age|wear|use)|(?:signs|marks) of (?:wear|use|age)|(?:normal|some|general|cosmetic|visible|fret|bit of|usual|honest|typical|road|edge|moderate|obvious) (?:\\w+ )?wear|wear and tear|wear on|needs? (?:a |some |an )?(?:little |minor |bit of |small )?(?:tlc|love|replacing|pads|belt|service|couple|new|clean|cleaning|polish|wash|tune[- ]?up|tuning|adjusting|adjustment|sanding|refinishing|paint|air|toner|ink|oil change|mirror|brakes|strings|tires|battery|stitching|sewing|minor repair)|missing(?! (?:you|out))|seen better days|half (?:the )?tread|(?:pretty|bit|little|quite) worn|(?:bit|little|slightly|pretty|kind of) dirty',
);

const GENTLY = words('(?:gently|lightly|carefully) (?:used|worn|played|ridden)');

/** Damage that a small word before it does not make harmless. */
const SEVERE =
  'rips?|ripped|torn|tears? (?:in|on)|holes? (?:in|on)|fray(?:ed|ing)|chewed|bent|warped|wobbl(?:y|es)|stain(?:s|ed)?(?! glass)(?! oak)(?! wood)|rust(?:ed|y)?(?![- ](?:free|colou?red|orange|red|brown))|peeling|water (?:marks?|rings?)|hairline cracks?|repair(?:ed)? (?:on|in|at)|patched';
const DEFECT = `${SEVERE}|scratch(?:es|ed|y)?(?! (?:free|resistant|proof))|scuff(?:s|ed|ing)?|dent(?:s|ed)?|dings?|chipped|chips? (?:on|in|at|off)|faded|fading|cracks?|cracked|yellowed|yellowing|loose|blemish(?:es)?|worn(?! (?:once|twice|only|by|a (?:few|couple|handful)|maybe|like|one|two|just|(?:\\w+ )?times?))|pilling|damage(?:d)?|sticky|squeak(?:s|y)?|cloudy|leaks|dirty|crashed|smells? (?:hot|burnt|musty|bad|funny|of|like)|(?<!hockey |drum |shift |joy )sticks(?= |$)(?! (?:to|with|included))`;
const ANY_DEFECT = words(DEFECT);
/** Parts and looks of an item that are worse than they were, in words that name no damage. */
const OTHER_DEFECT = words(
  [
    'stick(?:s|ing)? (?:a (?:bit|little)|sometimes|occasionally)|slips|slipping|jams|jammed|stuck|sluggish|glitch(?:y|es)|freezes|overheats|flickers|lags|resets|keeps coming off',
    'is (?:gone|lost|out|weak|rough|rusted|dull|bowed|crooked|shot)|are (?:nearly |almost |pretty )?(?:gone|lost|weak|shot|bald|dull)|weak|rough(?! cut)|worn out|flat tires?|bald tires?|dry rot(?:ted)?',
    '(?:oil |slow |small |feather )?leak(?:s|ed|ing)?|burn(?:ed|t)?(?: marks?|[- ]in)|ghosting|core shot|was (?:repaired|glued)|glued|(?:has|have|stick) drift|drifts',
    'flea bites?|flak(?:ed|es?|ing)|chipping|cracking|splits?(?! level| unit| rail)|splitting|bubbling|delaminat(?:ed|ing)|veneer (?:loss|damage|missing)|unravel(?:s|ed|ing)|sag(?:s|ging)?|skips|(?:small |tiny |two |few |pin ?)holes?|needs? reglu(?:e|ing)|red rot|separat(?:ed|ing|ion)',
    'spliced|rot(?:ted|ting)?(?! iron)|bashed|derails?|runs rough|rolled spines?|spines rolled|cover tears?|(?<!small |tiny |little )tears?(?= |$|[.,;])|frizzy|lasts (?:only )?(?:\\d+|ten|twenty|thirty) minutes|cushions (?:are )?(?:a (?:bit|little) )?flat|stripped|brassing|ring wear|gouges?|tarnish(?:ed)?|pitt(?:ed|ing)|corro(?:ded|sion)|oxidi[sz](?:ed|ation)|rust spots|discolor(?:ed|ation)|bleached|mildew|musty|odou?r|haz[ey]|foggy|fungus|dull|threadbare|matted',
    '(?:pen|teeth|bite|crayon|paint) (?:marks?|spots?)|paint on (?:the|one|knees?|legs?)|moth holes?|a few pulls|pulls in|snags?|(?:some )?staining|water damage|sun damage|worn spots',
    'makes? (?:a |some )?nois(?:e|y)|crackles|scratchy|(?:is|are|bit|little) stiff|squeals|rattles|noisy|bent|crooked|stretched|shrunk',
  ].join('|'),
);
const SMALL =
  '(?:(?:a few|few|tiny|small|minor|slight|slightly|little|lil|light|faint|some very|barely visible|minimal|bit|superficial) )+';
/** A small something somewhere: "a tiny knick near the rim". */
const SMALL_THING =
  /\b(?:small|tiny|slight|minor|a few|a couple(?: of)?|faint) (?:\p{L}+ ){0,2}?\p{L}+ (?:on|in|at|near|by|inside|around|under|along) (?:the|one|its|each|a|both|left|right|back|front|top|bottom|side|lower|upper|corner|edge)/iu;
/** "a scratch" is small, "a crack" is not. */
const SINGLE = '(?:(?:a|one|couple|couple of) )+';
const SMALL_DEFECT = new RegExp(
  `\\b(?:${SINGLE}(?:${SMALL})?(?:scratch(?:es)?|scuffs?|dents?|dings?|chips?|marks?|nicks?|lines?|spots?)|${SMALL}(?:cosmetic |surface |barely visible |\\w+ )?(?:scratch(?:es|ed)?|scuff(?:s|ed)?|dents?|dings?|chips?|cracks?|marks?|nicks?|lines?|spots?|blemish(?:es)?|faded|fading|pilling|staining|small stains?|wear|cloudy)|(?<!(?:deep|big|large|huge|bad|long|major|several|many|some) )(?:scuff|ding|nick|scratch)(?= |$|[.,;!]))(?![a-z])`,
  'gi',
);
const NO_DEFECTS =
  /\b(?:no|without(?: a| any)?|zero|not a(?: single)?) (?:\w+ )?(?:scratch(?:es)?|scuffs?|dents?|dings?|chips?|stains?|cracks?|rips?|tears?|holes?|damage|wear|rust|pilling|creases?|issues|problems|faults|leaks|dead pixels?)\b/i;

/** A new part does not make the item new, unless it is the item: "new strings". */
const NEW_PART = new RegExp(`\\b(?:brand[- ])?new (?:\\w+ )?(?:${PARTS})\\b`, 'gi');
const NAME_LENGTH = 8;
const PART_IS_NEW = new RegExp(`\\b(?:${PARTS}) (?:is|are|were) (?:brand[- ]|all )?new\\b`, 'gi');
const NEW_PART_FIRST = new RegExp(`^(?:brand[- ])?new (?:\\w+ )?(?:${PARTS}) (?:on|and|in)\\b`, 'i');
const NEW_ALONE =
  /(?:^|[.,;\n-]\s*|\b(?:it's|it is|this is|they're|they are|these are|everything is|condition:?|condition is|100%|all|totally|completely) )new(?=\s*(?:$|[.,;!\n]|and\b|condition))/i;
const NEW_FIRST =
  /^new (?!balance|york|order|era|zealand|orleans|england|jersey|mexico|age|wave|to me|home|price|listing)/i;
const NOT_NEW = /\bnot (?:brand |exactly |quite |really )?new\b/i;

/** What is said of a part is not said of the item: "the body is like new", "insert is like new". */
const PART_IS_FINE = new RegExp(
  `\\b(?:${PARTS}|body|box|insert|interior|exterior|inside|paint|plastics|tops?|case|manual|mattress) (?:is|are|in|looks?|still)(?: still| in)? (?:like |as |brand )?(?:new|mint|perfect|excellent|great)(?: (?:condition|shape))?`,
  'gi',
);

const RANK: ConditionSlug[] = ['new', 'like-new', 'good', 'fair', 'poor'];
const lower = (condition: ConditionSlug): ConditionSlug =>
  RANK[Math.min(RANK.indexOf(condition) + 1, 3)] ?? condition;

function saysNew(text: string): boolean {
  const withoutParts = text
    .replace(NEW_PART, (part, at: number) => (at >= NAME_LENGTH ? ' ' : part))
    .replace(PART_IS_NEW, ' ')
    .replace(NEW_PART_FIRST, '');
  if (has(withoutParts, NEW_FIRM) || says(withoutParts, BRAND_NEW)) return true;
  return !NOT_NEW.test(withoutParts) && (NEW_ALONE.test(withoutParts) || NEW_FIRST.test(withoutParts));
}

const said = (condition: ConditionSlug): FoundCondition => ({ condition, said: true });
const inferred = (condition: ConditionSlug): FoundCondition => ({ condition, said: false });

/**
 * Finds the condition. An item that does not work is poor, whatever else is said. What the seller says of the item as a
 * whole wins over what follows from its use; damage counts wherever it stands, and lowers what is only inferred. Null if
 * nothing is said.
 */
export function findCondition(text: string): FoundCondition {
  const flat = text.replace(/\n/g, '. ');
  const works = says(flat, WORKS);
  const fault = functionFault(flat);
  if (fault === 'whole' || says(flat, POOR)) return inferred('poor');
  if (says(flat, POOR_STATED)) return said('poor');
  if (saysNew(flat)) return said('new');
  const whole = flat.replace(PART_IS_FINE, ' ');
  if (says(whole, WORKING_ORDER)) return said('good');
  if (says(whole, LIKE_NEW_STATED)) return said('like-new');
  if (says(whole, GOOD_STATED)) return said('good');
  if (says(flat, FAIR_STATED)) return said('fair');
  if (says(flat, CRACKED_SCREEN)) return inferred(works ? 'fair' : 'poor');

  // "barely worn" is about use, not wear.
  const unworn = flat.replace(LIKE_NEW, ' ').replace(GENTLY, ' ');
  const softened = unworn.replace(SMALL_DEFECT, ' ');
  const small = softened !== unworn && says(unworn, ANY_DEFECT);
  const defect = fault === 'part' || says(softened, ANY_DEFECT) || says(softened, OTHER_DEFECT);
  if (says(flat, LIKE_NEW)) return inferred(defect ? lower('like-new') : 'like-new');
  if (says(flat, FAIR)) return inferred('fair');
  if (says(flat, GOOD)) return inferred(defect ? lower('good') : 'good');
  if (defect) return inferred('fair');
  if (small || NO_DEFECTS.test(flat) || softened !== unworn || whole !== flat || SMALL_THING.test(flat))
    return inferred('good');
  return { condition: null, said: false };
}
