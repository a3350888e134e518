import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import {
  findBrands,
  findFlaws,
  itemOf,
  MAIN_PARTS,
  PART_MARKERS,
  PARTS,
  PEOPLE,
  conditionInWords,
  spellNames,
} from '../../../../items/item-language/server/item-language.ts';
import { withoutChatter } from './chatter.ts';
import { isAside } from './clauses.ts';
import { COLORS } from './tags.ts';
import { withDigits } from './title-digits.ts';
import { isDescriptive, namesMaker, namesTrait, statedMaker } from './title-words.ts';

/** Maximum characters in which the item is named. */
const MAX_OPENING = 800;
/** Longer titles are cut at the next natural break. */
const COMFORTABLE_LENGTH = 64;

/** Sentences about the seller that contain the item's name: "my son outgrew his bike". The description keeps them. */
const NAMED_WITHIN: RegExp[] = [
  /^.*\b(?:have|got) (?:a|an|my|our|the|this|some|these) (?<item>.+?) (?:to sell|for sale|up for sale|available|to get rid of)$/i,
  /^(?:i|we|(?:my |our )?\p{L}+) (?:bought|got|found|ordered|received|paid \S+ for) (?:this|these|my|the|a|an) (?<item>.+?)(?: (?:last|two|three|four|five|a few|a couple|a|\d+|few|back|new|from|brand|and (?:never|only|barely|hardly))\b.*)?$/iu,
  /^(?!(?:i|we|it|they)\b)(?:my |our )?\p{L}+ (?:has|had) (?:a|an|this|these) (?<item>.+)$/iu,
  /^(?:my |our )?\p{L}+(?: \p{L}+)? (?:outgrew|left|never uses?d?|doesn't use|does not use|stopped using|no longer uses?|gave me) (?:his |her |their |a |an |the |my |this |behind )*(?<item>.+)$/iu,
  /^(?:(?:i|we)(?:'d|'ll)? )?(?:would|can|will|might|could)? ?let (?:the|my|this|these) (?<item>.+?)(?: go)?$/i,
  /^(?:i'?m |we'?re )?moving and (?:i |we )?(?:can'?t|cannot|don'?t want to) take (?:my|this|the|our) (?<item>.+)$/i,
  /^(?:you can |please |just )?(?:call|text|message|dm|email)\b.* (?:about|for) (?:the|my|this|these) (?<item>.+)$/i,
  /^(?:feel free to|please) \p{L}+ me (?:about|for) (?:the|my|this|these) (?<item>.+)$/iu,
  /^bought (?:for \S+ )?(?:dollars |bucks )?(?:last \p{L}+ |in \d+ |new )?(?:a|an|this|these) (?<item>.+)$/iu,
  /^(?:i'll take|taking) (?:\S+ )?for (?:this|the|my) (?<item>.+)$/i,
  /^.*\bcome (?:see|get|look at|check out|pick up) (?:the|this|my) (?<item>.+?)(?: (?:after|before|at|on|any|today|tomorrow)\b.*)?$/i,
  /^paid \S+(?: in \d{4})? for (?:this|these|the|my) (?<item>.+)$/i,
  /^(?:(?:my |our )?\p{L}+ (?:(?:says|said|thinks|decided) (?:that )?(?:it's time )?|wants |needs )|.* (?:so|and|now) )(?:the|this|that|these|my|our|his|her) (?:old )?(?<item>.+?)(?:'s gotta| gotta)? (?:(?:has|have|needs?|ought|got)(?: got)? to (?:be )?|must |should |to )?(?:go|gone|leave|out of .+)$/iu,
];
/** Matches "Got a chainsaw here echo cs 400." */
const HERE = /^(\S+(?: \S+){0,2}) (?:right )?here (?=\S)/i;
/** Returns the name in a clause without the surrounding words. */
function namedBy(clause: string): string {
  const bare = withoutChatter(clause, true);
  for (const pattern of NAMED_WITHIN) {
    const item = pattern.exec(clause)?.groups?.['item'] ?? pattern.exec(bare)?.groups?.['item'];
    if (item) return withoutChatter(item, true).replace(STATE, '');
  }
  return bare.replace(STATE, '').replace(HERE, '$1 ').replace(KEPT, '');
}

export const capitalised = (text: string): string => {
  const first = /^[("]*\p{Ll}/u.exec(text)?.[0];
  if (!first || /^[("]*i(?:Phone|Pad|Mac|Pod)/.test(text)) return text;
  return first.toLocaleUpperCase('en-US') + text.slice(first.length);
};

/** Words for the condition before the item's name. The form has a field for it. */
const STATE =
  /^(?:(?:(?:brand[ -]?)?new (?:in (?:the )?box|with (?:the )?(?:original )?(?:tags|box))|(?:lightly|gently|barely|hardly|well|rarely) used|sealed copy of|brand[ -]?new|like[ -]new|as new|(?:never|not) (?:been )?(?:used|opened|worn|ridden|played|unboxed)|unused|sealed|unopened|not working|non[- ]working|used|pre-owned|preowned|second[- ]?hand|mint|new(?! balance| york| era| order| england| zealand))[\s,]+(?:and |but |still )?)+(?=\p{L}|\d)(?!in\b|with\b|for\b|one\b|once\b|twice\b|only\b|a\b|by\b|on\b|condition\b|cond\b|never\b|still\b|to\b)/iu;
/** Clauses about the seller, even if they name the item. */
const TALK =
  /^(?:been|takes (?:it|them)$|i|we|my|it|they|there|pick ?up|message|because|moving(?! (?:box|blanket|pad|doll))|sad|sadly|comes|also|no)\b/i;

/** Remarks about condition or sale, which belong in a field or the description. */
const REMARK =
  /^(?:been\b|takes (?:it|them)$|cold$|(?:heavy|clean|sturdy|comfy|rare|cute|beautiful|gorgeous|urgent|adorable|delivery|shipping|anyone|anybody|feel free|cleaning out|clearing out|bcs|upgraded|skips)\b|(?:in |it's |is |still |and |all |very |really |pretty |overall )*(?:barely|hardly|gently|lightly|never|only|just|used|worn|unused|unworn|brand new|new|like new|as new|mint|excellent|great|good|fair|perfect|decent|ok(?:ay)?|works?|working|runs?|plays?|rides?|drives?|scratch|scratches|scuff|tiny|small|some|slight|minor|few|no|not|needs?|missing|broken|cracked|for parts|free|pick ?up|collect|collection|must|cash|open to|the price|obo|smoke|pet|sad|sadly|moving(?! (?:box|blanket|pad|doll))|selling|bought|paid|dm|pm|message|call|text|first come|can deliver|delivery|i|we|it|my|there|they|you|but|because|since|so|comes|also|does|doesn't|would|could|thanks|please)\b|fresh |asking|quick sale|sealed|unopened|sold as|as is|retail|paid |worth |was |original price|price |\$)/i;
const JOINT =
  /\s+(?:you(?:'ll|'re|'d| have| need| can)|(?:blows|folds|rolls|heats|cools|drives|rides|plays|prints|converts|charges|comes)(?= (?:\w+ )?(?:up|down|flat|great|well|fine|good|cold|hot|ice|fast|into|like|perfect|smooth|nice))|(?:\p{L}+|\d+) (?:years|months|trips) on (?:it|them)|(?:(?:used|kept|owned|had|ran|maybe|about|only|just) )?(?:\p{L}+|\d+) (?:winters|summers|seasons|rides|hours|hrs|wears|uses|outings)(?! (?:clock|timer))|exp(?:\.|ires?|iration)?(?= \S)|(?:(?:xmas|christmas|birthday|wedding|unwanted) )?gift(?! (?:cards?|sets?|box|wrap|bags?|baskets?))|crashed|dropped|all (?:new|the|original)|for (?:my|our|his|her) (?:\p{L}+ )?(?:son|daughter|kids?|baby|mom|dad|husband|wife|grandkids?|dorm|apartment|house|room|garage|yard)|(?:tuned|serviced|sharpened|oiled|descaled|overhauled)|new (?!balance|york|era|order|zealand|england|in\b|with\b)\p{L}+(?= |$)|(?:my|his|her|our|the) (?:dad|mom|son|daughter|wife|husband|grandpa|grandma|grandfather|grandmother|kids?|brother|sister|uncle|aunt|old|nephew|niece|cousin|boyfriend|girlfriend|roommate|partner|neighbou?r|ex|fianc[eé]e?|friend)|last (?:year|month|week|spring|summer|fall|winter|christmas)|(?:\p{L}+ )?(?:started|worked|ran|drove|played|cooled|heated) (?:fine|great|good|well|perfect(?:ly)?|up|last|when|the)|still|great for|perfect for|good for|appraised|worth|cost|valued|tested|loud as|(?<!and )some|about (?:a|half|two|twenty|thirty|forty|fifty|\d)|half (?:the|of)|mostly|sometimes|takes (?:it|them|all|every)|both (?:work|run|are|have)|all clean|very clean|(?:left|right) (?:one|side|arm|ear|brake|cup)|one (?:expires|is|has|was|of|leg|key|side)|like (?:maybe|about|\d|sixty|thirty|twenty|ten|five|two|twice)|used (?:it|like|maybe|about|in|on|at)|(?<!\b(?:an|core|intel|size) )(?:it|i|we|he|she|they|you|there|but|everything)(?= )|cuts|leaks|tips|sticks|slips|sounds|starts|stopped|goes|fits|holds|makes|keeps|looks|shows|squeaks|crackles|pedals fine|steams|turns|missing|rust (?:on|at)|(?:doesn't|does|don't|won't|can't|isn't|didn't|haven't|hasn't|wasn't)(?= )|no (?=\p{L})|ran|all (?:the|roll|work|are)|they are|you can|lightly|folds|battery (?:still|lasts)|four of them|three of them|mint$|immaculate|decent|(?:(?:left ?over|left|\p{L}+ed) )?from (?:my|our)|(?:left ?over|\p{L}+ed) from (?:a|an|the|his|her)|probably|(?:cold|clean|quiet|sturdy|strong|tight|comfy|comfortable|clear) and|all mixed|pulled|skips|just|must|that|which|because|since|but|and (?:it|i|he|she|we|my|our|they|has|have|is|in|am|comes|we|the)|it(?:'s| is| has| works?| was)|they(?:'re|'ve| are| work)|i(?:'ve| have| bought| got|'m| am| used)|we(?:'ve| have| bought)|\p{L}+'s (?:coming|starting|getting|going|missing|gone|peeling|broken|torn|loose|cracked|ripped)|cold as|bought|cleaned|re(?:finished|stored|furbished|upholstered|painted|paired|soled|strung|fretted|capped|wired|built|covered|sealed|glued|caned|stuffed|padded)|altered|smells?|scuffed|scratched|(?:\p{L}+|\d+) (?:miles|hours|hrs) on|the \p{L}+(?: \p{L})? sticks|barely|hardly|never|lightly used|gently used|well used|only used|for sale|used (?:for|once|twice|only|a)|worn (?:once|twice|a)|works?|working|runs|in (?:good|great|excellent|perfect|mint|fair|poor|ok|decent|very|really|amazing|like|nice)|has|have|had|is|are|was|were|comes|no longer|needs|sealed|unopened|with (?:some|a few|a tiny|a small|minor|no|a slight|only)|some (?:wear|scratches|scuffs)|brand new|like new|good condition|great condition|excellent condition|not (?!included)\p{L}+|so|who|if|free to|(?:from|to) (?:make|clear))\b/iu;

const clausesOf = (text: string): string[] =>
  text
    .split(/\n|[;!?](?:\s|$)|(?<!\b(?:co|dr|inc|no|st|mr|mrs))\.(?:\s|$)|,(?!\d{3}\b)\s*|\s-\s|\s\/\s|:\s/i)
    .map((clause) => clause.replace(/^[\s\-–*•(]+|[\s\-*:,(]+$/g, '').trim())
    .filter(Boolean);

const cutAtWord = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const space = cut.lastIndexOf(' ');
  return (space > max / 2 ? cut.slice(0, space) : text.slice(0, max)).replace(/[\s,;:-]+$/, '');
};

const ITS = /^(?:it'?s|it is|they'?re|they are)\s+/i;
const SIZE =
  /\b(?:size|sz) (?:\d+(?:\.\d+)?(?: and a half)?|x{0,2}s|x{0,2}l|small|medium|large|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a half)?)\b/i;
const SIZED = /\b(?:size|sz|small|medium|large|xs|xl|xxl)\b/i;

/** A color after a name or model is part of the name: "iPhone 13 128GB Blue". */
const colored = (title: string): string =>
  title.replace(/(?<=(?:\p{Lu}[\p{L}\d]*|\d[\p{L}\d]*) )(\p{Ll}+)$/u, (word) =>
    COLORS.has(word) && /^(?:\p{Lu}|i\p{Lu})/u.test(title) ? word[0]?.toUpperCase() + word.slice(1) : word,
  );

/** Whether a detail is short enough to follow a name. Details with a maker may be longer. */
const isShort = (detail: string, title: string): boolean => {
  const isNamed = title.includes(' ') && !namesMaker(detail);
  return detail.length <= (isNamed ? 24 : 36) && detail.split(' ').length <= (isNamed ? 4 : 6);
};

/** Whether a detail is only a part, before a clause about its defect: "lid gasket". */
const isPartAlone = (detail: string): boolean =>
  detail
    .toLowerCase()
    .replace(/^(?:one|the) /, '')
    .split(' ')
    .every((word) => PARTS.has(word));

/** Whether the next clause says that the detail is damaged: "dust jackets", "torn". */
const isFaulty = (detail: string, next: string): boolean =>
  !/\d/.test(detail) &&
  !namesMaker(detail) &&
  !detail.split(' ').some((word) => COLORS.has(word.toLowerCase())) &&
  next.split(' ').length <= 2 &&
  findFlaws(next).flaws.some(({ start }) => start === 0);

/** Filler words at the end of a name. */
/** Where the item is now, which is no part of its name: "bike in my garage". */
const KEPT =
  /\s+(?:in|from|at) (?:my|our|the) (?:garage|basement|attic|shed|yard|backyard|house|closet|storage|barn)\b/i;
/** Hedges before a count: "like fifteen of them". */
const HEDGE = /\s+(?:like|maybe)(?= \d)/gi;
/** A short "is" or "has" whose statement was cut off: "leather band, crystal's". */
const SHORT_VERB = / (?!(?:wo)?men's|(?:kid|boy|girl)'s)\p{L}+'s$/iu;
const TRAILING_FILLER = /\s+(?:right|okay|you know|yeah|basically|um|uh)$/i;

/** A condition at the end of a name: "ring size 7 in the box". */
const IN_BOX = /\s+in (?:the|its) (?:original )?box$/i;

const VERB = /^\s+(?:is|are|was|were|has|have|had|needs|works?|sticks|slips|leaks|squeaks|shows|some)\b/i;
const SUBJECT =
  /\s+(?:(?:and|but|with)\s+)?(?:the|one|two|three|four|both|my|his|her|inside|screen|left|right)(?: \p{L}+){0,2}$/iu;

/** An article followed by another name, as in "leaf blower, a husqvarna". */
const OTHER_NAME =
  /(?<!\b(?:with|and|or|for|of|to|from|in|like|as|not|on|at|half|such|is|includes?|plus)) an? (?!hundred|couple|few|half|dozen|lot\b|pair\b|bit\b|little|thousand|grand\b)(?=\p{L})/iu;
/** Words before an article that belong to the same phrase. */
const PREPOSITIONS = 'of|in|on|for|with|and|or|to|from|at|by|all|like|about|under|over|behind|inside|is|are';
/** In speech, an article or owner after the name starts a new clause: "table saw the fence is off", "tuba my son played". */
const NEXT_CLAUSE = new RegExp(
  String.raw`(?<!\b(?:${PREPOSITIONS})) (?:(?:the|my|our|his|her|their|somebody|someone) (?=\p{L})|an? \p{L}+ (?:got|has|had|ate|chewed|took|bit|came|fell|broke)\b)`,
  'iu',
);

/** What follows an article: up to three words. */
const AFTER_ARTICLE = /^ the (?!real\b)(?<words>[\p{L}\d'-]+(?: [\p{L}\d'-]+){0,2})/iu;

/** A verb after such words, which makes them the subject of a clause: "the belt is slipping". */
const HAS_VERB = new RegExp(`^ the(?: \\S+){1,5}${VERB.source.slice(1)}`, 'iu');

/** Nouns for one of several: "the green two burner one". */
const ONE_OF_THEM = /^ the(?: (?!(?:on|of|in|at|for)\b)\S+){1,4} (?:ones?|version|edition|model|kind|type|style)\b/i;

/** Whether an article introduces which one it is: "bread machine the zojirushi one", "PS5 the disc version". */
function namesVariety(clause: string): boolean {
  const words = AFTER_ARTICLE.exec(clause)?.groups?.['words']?.toLowerCase().split(/'s\b *| /) ?? [];
  const isSubject = PART_MARKERS.has(words[0] ?? '') || HAS_VERB.test(clause);
  if (words.length === 0 || isSubject) return false;
  return (
    ONE_OF_THEM.test(clause) ||
    !words.some((word) => PARTS.has(word) || MAIN_PARTS.has(word) || PEOPLE.has(word))
  );
}

/**
 * Returns where an article starts a new clause after the item's name, which may contain another kind: "electronic drums
 * the hi hat pedal double triggers". Null if none does.
 */
function nextClause(title: string, least: number, nameEnds: number): number | null {
  const next = NEXT_CLAUSE.exec(title.slice(least));
  if (next === null) return null;
  const at = least + next.index;
  if (namesVariety(title.slice(at))) return null;
  return at >= nameEnds || itemOf(title.slice(0, at)).kind !== null ? at : null;
}

/** Returns where the subject of a verb after this text starts; 0 without one. */
function subjectAt(before: string): number {
  const part = before.lastIndexOf(' ');
  return SUBJECT.exec(before)?.index ?? (PARTS.has(before.slice(part + 1).toLowerCase()) ? part : 0);
}

/** Cuts a title at the start of a flaw or the next clause. */
function shortened(title: string, kind: string | null): { title: string; cut: boolean } {
  const at = kind === null ? -1 : title.toLowerCase().indexOf(kind);
  const nameEnds = kind === null || at < 0 ? 3 : at + kind.length;
  const least = Math.max(3, nameEnds);
  const flaws = findFlaws(title, new Set(kind?.split(' '))).flaws.map(({ start }) => start);
  const joint = JOINT.exec(title);
  if (joint !== null && joint.index >= least) {
    // Cut before the verb's subject: "technics the belt is slipping".
    const subject = VERB.test(joint[0]) ? subjectAt(title.slice(0, joint.index)) : 0;
    flaws.push(subject >= least ? subject : joint.index);
  }
  const next = nextClause(title, kind === null ? least : 0, least);
  const end = Math.min(...flaws.filter((start) => start >= least), next ?? Infinity);
  return Number.isFinite(end) ? { title: title.slice(0, end).trimEnd(), cut: true } : { title, cut: false };
}

const VARIETY = new RegExp(String.raw`(?<!\b(?:${PREPOSITIONS})) the (?!real\b)(?=\p{Ll}|\p{L}?\d)`, 'gu');
/** "Treadmill the horizon T101" becomes "treadmill, horizon T101", and "PS5 the disc one" becomes "PS5, disc". */
const withoutArticle = (title: string): string =>
  title.replace(
    VARIETY,
    ', ',
  );

/** Clauses about how the item is, what it does or where it is, rather than what it is. */
const NO_IDENTITY =
  /^(?:in|on|at|for|by|too|so|very|really|quite|pretty|super|about|out|up|off|under|got|hard|easy|ready|big|huge|nice|what|how|to|kind|type|sort|ones?|same|thing|mine|yours|going|gonna|hundred|thousand|couple|few|bit|little)\b/i;
const IDENTITY = /^(?:it'?s|it is|they'?re|they are) (?:a|an|the|from|my|\d)/i;
/** Maximum words of a title that is made more specific. */
const MAX_GENERAL = 5;

/** Whether a statement says what the item is: "it's a stentor", "they're boosters", "it's oak". */
function identifies(statement: string, detail: string): boolean {
  const isElse = NO_IDENTITY.test(detail) || NO_IDENTITY.test(statement.replace(ITS, '')) || REMARK.test(detail);
  if (isElse || conditionInWords(detail).condition !== null) return false;
  return IDENTITY.test(statement) || namesMaker(detail) || namesTrait(detail) || itemOf(detail).kind !== null;
}

/** Adds what the statements after the name say the item is: "violin" becomes "violin, stentor student". */
function withIdentity(name: string, statements: readonly string[], kind: string | null): string {
  let title = name;
  for (const statement of statements) {
    const detail = shortened(namedBy(statement), kind).title;
    const isSpecific = title.split(' ').length > MAX_GENERAL && (namesMaker(title) || !namesMaker(detail));
    const isLong = title !== name && title.length + detail.length > COMFORTABLE_LENGTH;
    if (!ITS.test(statement) || isSpecific || isLong) break;
    if (!identifies(statement, detail)) continue;
    // A second name replaces the first one: "my violin, it's a stentor student violin".
    const lastWord = title.toLowerCase().split(' ').at(-1) ?? '';
    const own = detail.toLowerCase().split(/ (?:with|like|for|from) /)[0] ?? '';
    title = own.split(' ').includes(lastWord) ? detail : `${title}, ${detail}`;
  }
  return title;
}

const namesItem = (clause: string): boolean =>
  /\d/.test(clause) || namesMaker(clause) || itemOf(clause).kind !== null;

/** Whether a clause only announces the one that names the item: "Garage cleanout: shop vac". */
const isHeading = (text: string, clause: string, next: string): boolean =>
  /^[:!?]/.test(text.slice(text.indexOf(clause) + clause.length)) && !namesItem(clause) && namesItem(next);

interface TitleOptions {
  /** The words that name the item; null if none is known. */
  kind: string | null;
  maker: string | null;
  /** Whether number words become digits or stay as said. */
  numbers: 'digits' | 'said';
}

/** Returns the item's name with a short detail if there is one: "Moka pot, 6 cup". */
export function makeTitle(text: string, { kind, maker, numbers }: TitleOptions): string {
  const raw = clausesOf(text.slice(0, MAX_OPENING));
  const clauses = raw.map(namedBy);
  const hasKind = (clause: string): boolean => kind !== null && clause.toLowerCase().includes(kind);
  const names = (clause: string): boolean =>
    /\p{L}{2}/u.test(clause) &&
    ((!REMARK.test(clause) && !isAside(clause) && !COLORS.has(clause.toLowerCase())) ||
      (hasKind(clause) && !TALK.test(clause) && !isAside(clause)));
  const named = clauses.findIndex(names);
  const first = named >= 0 ? named : clauses.findIndex((clause) => /\p{L}/u.test(clause));
  const at = isHeading(text, raw[first] ?? '', clauses[first + 1] ?? '') ? first + 1 : first;
  const name = shortened(clauses[at] ?? '', kind);
  let { title } = name;

  const next = clauses[at + 1];
  // "Hens! 3 buff orpington laying hens".
  if (
    next !== undefined &&
    /^\p{L}{3,}$/u.test(title) &&
    ` ${next.toLowerCase()}`.includes(` ${title.toLowerCase()}`)
  )
    title = shortened(next, kind).title;
  const said = next === undefined ? undefined : shortened(next, kind).title;
  // Details about the condition belong in the description.
  const detail = said !== undefined && conditionInWords(said).condition === null ? said : undefined;
  const identified = withIdentity(title, raw.slice(at + 1), kind);
  if (identified !== title) {
    title = identified;
  } else if (
    detail !== undefined &&
    (detail === next || (namesMaker(detail) && !namesMaker(title))) &&
    isShort(detail, title) &&
    isDescriptive(detail) &&
    !isPartAlone(detail) &&
    !isFaulty(detail, raw[at + 2] ?? '') &&
    !/[$£€]/.test(detail) &&
    !REMARK.test(detail) &&
    !isAside(raw[at + 1] ?? '') &&
    !isAside(detail) &&
    title.length + detail.length < COMFORTABLE_LENGTH &&
    !name.cut &&
    title.split(' ').length <= 5
  ) {
    title = `${title}, ${detail}`;
  }
  if (title.length > COMFORTABLE_LENGTH) {
    const softJoint = /\s+(?:with|for|from|includes?|and|plus)\s/i.exec(title.slice(24));
    if (softJoint) title = title.slice(0, 24 + softJoint.index);
  }
  title = title.replace(SHORT_VERB, (word) => (namesMaker(word) ? word : '')).replace(TRAILING_FILLER, '').replace(OTHER_NAME, ', ').replace(IN_BOX, '');
  title = withoutArticle(title);
  title = title.replace(/\s*\((?![^)]*\)).*$/, '').replace(/[\s,;:.!?-]+$/, '');
  title = title.replace(/(?:\s+(?:and|or|with|for|the|a|an|of|in|at|my|is|it's|its|but|so|like))+$/i, '');
  const size = SIZE.exec(text)?.[0];
  if (size && !SIZED.test(title) && title.length + size.length < COMFORTABLE_LENGTH)
    title = `${title}, ${size}`;
  const brand = findBrands(text)[0] ?? maker?.toLowerCase();
  if (
    brand &&
    !title.toLowerCase().includes(brand) &&
    findBrands(title).length === 0 &&
    title.split(' ').length <= 4 &&
    standsAlone(text, brand)
  ) {
    title = `${title}, ${brand}`;
  }
  const stated = findBrands(title).length > 0 ? null : statedMaker(text);
  if (stated !== null && !title.toLowerCase().includes(stated.toLowerCase()) && title.split(' ').length <= 5)
    title = `${title}, ${capitalised(stated)}`;
  const spelled = maker === null ? title : title.replace(wholeWord(maker), maker);
  return cutAtWord(
    capitalised(colored(spellNames(numbers === 'digits' ? withDigits(spelled).replace(HEDGE, '') : spelled))),
    Math.min(LISTING_LIMITS.title, 90),
  );
}

const wholeWord = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, 'iu');

/** Whether the brand is that of the item, not of something it fits. */
const standsAlone = (text: string, brand: string): boolean => {
  const at = text.toLowerCase().indexOf(brand);
  return (
    at >= 0 &&
    !/(?:\b(?:for|fits?|like|than|not|to|with|my|any|most|an?|the|and|or|includes?|also|from|in|at|on|of|old|by))[\s,]*$/i.test(
      text.slice(Math.max(0, at - 12), at),
    )
  );
};
