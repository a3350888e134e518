import { type BuiltInCategory, builtInOf, type CategorySlug } from '../../../../../shared/taxonomy.ts';
import { NUMBER_WORDS } from '../../../../items/item-language/server/item-language.ts';
import {
  BUYER_QUESTIONS,
  type BuyerQuestion,
  type BuyerQuestionId,
  isBuyerQuestion,
  MAX_QUESTIONS,
} from '../../contract/buyer-questions.ts';

/** Length of the opening in which the item is named. */
const MAX_OPENING = 50;

interface Group {
  /** Matches the items of this group. The last group of a category matches everything. */
  items: RegExp;
  ask: BuyerQuestionId[];
}

const ANY = /^/;
const group = (items: string, ...ask: BuyerQuestionId[]): Group => ({
  items: items === '' ? ANY : new RegExp(`\\b(?:${items})s?\\b`, 'i'),
  ask,
});

/** The questions per category and group of items, most important first. */
const ASKED: Record<BuiltInCategory, Group[]> = {
  electronics: [
    group(
      'phone|i ?phone|smartphone|galaxy s\\d+|pixel|android phone',
      'phone-storage',
      'battery-health',
      'carrier',
    ),
    group(
      'laptop|macbook|chromebook|thinkpad|notebook|surface',
      'computer-memory',
      'battery-health',
      'charger',
    ),
    group('imac|mac mini|pc|computer|desktop', 'computer-memory', 'processor', 'working'),
    group('ipad|tablet|kindle|e-?reader|kobo', 'phone-storage', 'screen-size', 'charger'),
    group('tv|television|monitor|projector', 'screen-size', 'remote', 'age'),
    group('camera|dslr|mirrorless|camcorder', 'lens-included', 'shutter-count', 'charger'),
    group(
      'playstation|ps\\d|xbox|switch|console|steam deck|wii|game ?boy',
      'console-storage',
      'controllers',
      'included',
    ),
    group(
      'headphone|earbud|airpod|earphone|headset|speaker|smart ?watch|apple watch|fitbit',
      'working',
      'charger',
      'age',
    ),
    group('', 'working', 'included', 'age'),
  ],
  'home-garden': [
    group('lamp|chandelier|light', 'height', 'bulb', 'smoke-free'),
    group(
      'mattress|bed|bed frame|bedding|duvet|comforter|sheet|quilt',
      'mattress-size',
      'smoke-free',
      'pet-free',
    ),
    group(
      'sofa|couch|loveseat|sectional|armchair|recliner|ottoman|rug|carpet|curtain|chair',
      'dimensions',
      'smoke-free',
      'pet-free',
    ),
    group('drill|saw|driver|mower|trimmer|blower|sander|chainsaw', 'working', 'battery-included', 'age'),
    group(
      'fridge|refrigerator|freezer|washer|dryer|washing machine|dishwasher|stove|oven|microwave|air conditioner|vacuum|mixer|blender|fryer|coffee maker|espresso machine|toaster|fan|heater|purifier|humidifier|dehumidifier|kettle|grill|sewing machine|cooker|instant pot',
      'working',
      'age',
      'included',
    ),
    group('plant|monstera|ficus|cactus|tree|fern', 'height', 'included'),
    group(
      'table|desk|dresser|bookcase|bookshelf|shelf|wardrobe|cabinet|sideboard|nightstand|bench|mirror',
      'dimensions',
      'material',
      'smoke-free',
    ),
    group('', 'dimensions', 'material', 'age'),
  ],
  vehicles: [
    group('tire|tyre|wheel|rim', 'tire-size', 'fits', 'age'),
    group(
      'roof rack|bumper|alternator|headlight|tail ?light|car seat cover|floor mat|hitch|carrier|muffler|part',
      'fits',
      'included',
      'age',
    ),
    group('', 'mileage', 'year', 'title'),
  ],
  clothing: [
    group(
      'shoe|boot|sneaker|sandal|heel|trainer|loafer|slipper|cleat|jordan|clog|birkenstock',
      'shoe-size',
      'fit',
      'flaws',
    ),
    group(
      'bag|purse|handbag|backpack|tote|wallet|belt|scarf|hat|cap|sunglasses',
      'material',
      'dimensions',
      'flaws',
    ),
    group('', 'clothing-size', 'material', 'flaws'),
  ],
  'sporting-goods': [
    group('bike|bicycle|e-?bike', 'frame-size', 'serviced', 'age'),
    group('ski|snowboard|surfboard|paddleboard|kayak|canoe|paddle', 'length', 'included', 'age'),
    group('dumbbell|barbell|kettlebell|weight|plate', 'weight', 'material', 'included'),
    group(
      'boot|skate|wetsuit|helmet|cleat|glove|jersey|shoe|tent|sleeping bag|racket|racquet',
      'gear-size',
      'age',
      'included',
    ),
    group('', 'gear-size', 'included', 'age'),
  ],
  collectibles: [
    group('lego|puzzle|board game|card|set|comic|record|vinyl', 'complete', 'made', 'original-box'),
    group('', 'made', 'original-box', 'authentic'),
  ],
  'musical-instruments': [
    group(
      'piano|keyboard|synth|synthesizer|drum|drum kit|amp|amplifier|pedal|mixer',
      'working',
      'included',
      'age',
    ),
    group('', 'case', 'set-up', 'age'),
  ],
  'jewelry-watches': [
    group('watch', 'case-size', 'runs', 'papers'),
    group('ring|band', 'ring-size', 'metal', 'papers'),
    group('necklace|chain|bracelet|bangle|anklet|pendant|choker', 'chain-length', 'metal', 'papers'),
    group('', 'metal', 'dimensions', 'papers'),
  ],
  other: [
    group('book|novel|textbook|magazine', 'made', 'included', 'smoke-free'),
    group(
      'toy|stroller|crib|car seat|high chair|baby|kid|kids|toddler',
      'child-age',
      'complete',
      'smoke-free',
    ),
    group('ticket|voucher|gift card|coupon', 'expires', 'included'),
    group('', 'size', 'included', 'age'),
  ],
};

const NUMBER = `(?:\\d+(?:\\.\\d+)?|${NUMBER_WORDS.join('|')}|a|an|couple of|few)`;
const LENGTH = `${NUMBER} ?(?:-|by )?(?:inch(?:es)?|in\\b|"|''|cm|mm|ft|feet|foot|'|meters?|metres?|m\\b)`;
const AGE = `${NUMBER}(?:[ -](?:and a half )?)(?:years?|yrs?|months?|weeks?|yo)\\b|(?:bought|from|since|in|purchased|got it|made in|circa|early|late) (?:in )?(?:19|20)\\d\\d|\\b(?:19|20)\\d\\d\\b|last (?:year|summer|winter|spring|fall|month|week|christmas)|brand new|sealed`;
const STORAGE = '\\d+ ?(?:gb|gigs?|gigabytes?|tb|terabytes?)\\b';
const INCLUDED =
  'comes? with|includ(?:es?|ed|ing)|with (?:the |its |all |\\w+ )?(?:box|case|charger|cable|remote|accessories|stand|games?|controllers?|batter(?:y|ies)|manual|lens(?:es)?)|got the|no (?:charger|cable|box|remote|accessories)|everything (?:is )?included';
const SIZE_WORD =
  '\\b(?:size|sz|x?x?s|xs|small|medium|large|x?x-?l|extra (?:large|small)|one size|petite|plus size|waist|inseam)\\b';
const WORKS =
  "works?\\b|working|runs? (?:great|well|fine|good)|tested|functional|doesn't (?:work|turn)|broken|for parts|powers? on|turns? on|plays? (?:great|well|fine)";

/** Patterns that match text that already answers a question. */
const ANSWERED: Record<BuyerQuestionId, RegExp> = Object.fromEntries(
  Object.entries({
    // Matches nothing: a question about an unverified brand stays open.
    brand: '(?!)',
    warranty: 'warrant|guarantee',
    'phone-storage': STORAGE,
    'battery-health': 'battery',
    carrier: 'unlocked|locked|carrier|sim[- ]free|verizon|at&t|t-?mobile|vodafone|o2',
    'computer-memory': `${STORAGE}|\\bram\\b`,
    processor: '\\b(?:i[3579]|m[1-5]|ryzen|intel|amd|core|celeron|xeon|processor|cpu)\\b',
    charger: 'charger|charging (?:case|cable)|cable|power (?:cord|adapter|brick)',
    'screen-size': `${LENGTH}|\\d\\d[- ]?inch`,
    remote: 'remote',
    'lens-included': '\\blens(?:es)?\\b|\\d+ ?mm|body only',
    'shutter-count': 'shutter|\\bclicks\\b|actuations',
    'console-storage': STORAGE,
    controllers: 'controllers?|joy-?cons?|gamepads?',
    working: WORKS,
    age: AGE,
    included: INCLUDED,
    dimensions: `${LENGTH}|\\d+ ?(?:x|by) ?\\d+|dimensions|seats? \\d|seater`,
    height: `${LENGTH}|\\btall\\b|high\\b`,
    bulb: 'bulbs?',
    'smoke-free': 'smok(?:e|er|ers|ing)',
    'pet-free': '\\b(?:pets?|dogs?|cats?)\\b',
    material:
      'leather|suede|denim|cotton|linen|wool|cashmere|silk|polyester|velvet|oak|walnut|teak|pine|mahogany|wood(?:en)?|metal|steel|brass|glass|marble|plastic|bamboo|rattan|ceramic|iron|canvas|nylon|fabric|rubber|chrome|aluminum|stone|down\\b',
    'mattress-size': '\\b(?:twin|full|queen|king|double|single|cal king)\\b',
    'battery-included': 'batter(?:y|ies)|charger|corded|gas[- ]powered|petrol',
    mileage: '\\d[\\d,.]*k?\\+? ?(?:miles?|mi\\b|km|kilometers|kilometres)|mileage|odometer|\\d+k\\b',
    year: '\\b(?:19[2-9]\\d|20[0-4]\\d)\\b',
    title: '\\btitle\\b|pink slip|v5|logbook|salvage|registration',
    fits: '\\bfits?\\b|\\bfor (?:a |an |my )?(?:19|20)?\\d*\\s?(?:honda|toyota|ford|bmw|subaru|jeep|chevy|mazda|vw|audi|nissan|kia|hyundai|tesla)',
    'tire-size': '\\d{3} ?/ ?\\d{2}|\\d{2}[- ]?inch|\\br\\d{2}\\b',
    'clothing-size': `${SIZE_WORD}|\\b\\d{1,2}x\\d{2}\\b|\\b\\d+[- ]?(?:months?|m|t)\\b`,
    'shoe-size': '\\bsize\\b|\\bsz\\b|\\b(?:us|uk|eu) ?\\d+|\\bmens \\d+|\\bwomens \\d+',
    fit: '\\bfits?\\b|runs? (?:small|large|big|true)|true to size|wide\\b|narrow\\b|too (?:small|big|tight)',
    flaws:
      'stains?|holes?|repair|flaws?|tears?\\b|rips?\\b|scuffs?|marks?\\b|scratch|worn|brand new|tags|faded',
    'frame-size': `${LENGTH}|\\bframe\\b|\\b(?:small|medium|large|xl)\\b|700c|650b|\\b2[0-9](?:\\.5)?(?:er|"| ?in)|size`,
    serviced: 'servic(?:e|ed)|tune(?:d|[- ]?up)|overhaul',
    length: `${LENGTH}|\\b1[2-9]\\d\\b`,
    weight: `\\d+ ?(?:lbs?|pounds?|kgs?|kilos?)\\b`,
    'gear-size': `${SIZE_WORD}|${LENGTH}|\\b\\d[ -]?(?:person|man)\\b`,
    made: '\\b(?:1[89]\\d\\d|20[0-4]\\d)s?\\b|\\b\\d0s\\b|edition|first (?:press|print)|pressing|vintage from',
    complete: 'complete|all (?:the )?pieces|missing|every piece|sealed|unopened',
    'original-box': '\\bbox(?:ed)?\\b|packag|sealed|\\bmint in\\b|nib\\b',
    authentic: 'authentic|certificat|\\bcoa\\b|signed|graded|psa|original receipt|hallmark',
    case: '\\bcase\\b|gig ?bag|hard ?case|soft ?case',
    'set-up':
      "ready to play|set ?up|new strings|plays? (?:great|well|fine|good)|in tune|needs|doesn't play|restrung|works?\\b",
    metal:
      'gold|silver|platinum|titanium|steel|brass|copper|\\d+ ?k\\b|karat|carat|diamond|pearl|sapphire|ruby|emerald|opal|jade|turquoise|amethyst|plated',
    'ring-size': '\\bsize\\b|\\bsz\\b',
    'chain-length': LENGTH,
    'case-size': '\\d+ ?mm',
    papers: 'papers?\\b|\\bbox\\b|certificate|receipt',
    runs: "\\bruns?\\b|keeps? (?:good |perfect |great )?time|working|works|new battery|doesn't work|not working|serviced",
    'child-age': `ages? ?\\d|${NUMBER}(?:[ -])(?:years?|months?)|\\d ?\\+|newborn|toddler|infant`,
    expires:
      'expir|valid|good (?:until|till|through)|\\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\d{1,2}/\\d{1,2}',
    size: `${SIZE_WORD}|${LENGTH}|\\d+ ?(?:x|by) ?\\d+`,
  } satisfies Record<BuyerQuestionId, string>).map(([id, words]) => [id, new RegExp(words, 'i')]),
) as Record<BuyerQuestionId, RegExp>;

/** Whether the text already answers a question. */
export const isAnswered = (id: string, text: string): boolean =>
  isBuyerQuestion(id) && ANSWERED[id].test(text);

/** Returns the most important questions that the text leaves open. */
export function openQuestions(
  category: CategorySlug | null,
  kind: string | null,
  text: string,
): BuyerQuestion[] {
  if (category === null) return [];
  const groups = ASKED[builtInOf(category)];
  const known = groups.filter(({ items }) => items !== ANY);
  // The item is named at the start. Later text such as "for my phone" may name another one.
  const about = [kind ?? '', text.slice(0, MAX_OPENING), text]
    .map((words) => known.find(({ items }) => items.test(words)))
    .find((choice) => choice !== undefined);
  const { ask } = about ?? groups.at(-1) ?? { ask: [] };
  return ask
    .filter((id) => !ANSWERED[id].test(text))
    .slice(0, MAX_QUESTIONS)
    .map((id) => ({ id, question: BUYER_QUESTIONS[id].question, label: BUYER_QUESTIONS[id].label }));
}
