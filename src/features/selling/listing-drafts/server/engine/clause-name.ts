import {
  findFlaws,
  itemOf,
  MAIN_PARTS,
  PART_MARKERS,
  PARTS,
  PEOPLE,
  spanishStateAt,
} from '../../../../items/item-language/server/item-language.ts';
import { withoutChatter } from './chatter.ts';
import { startsWithMaker } from './title-words.ts';

/** Statements of what the item is, after its name: "my treadmill is a Proform 505". */
const IS_A = /^(?:my|our|the|this|these) (?<name>\p{L}+(?: \p{L}+)?) (?:is|are) (?:an? |from )?(?=\p{Lu})/iu;
/** Splits such a statement into the name and what it is. */
export const splitOffName = (clause: string): string[] => {
  const name = IS_A.exec(clause);
  const rest = clause.slice(name?.[0].length);
  return name?.groups?.['name'] !== undefined && startsWithMaker(rest)
    ? [name.groups['name'], `it's a ${rest}`]
    : [clause];
};

/** Sentences about the seller that contain the item's name: "my son outgrew his bike". The description keeps them. */
const NAMED_WITHIN: RegExp[] = [
  /^.* (?:so|and|but) (?:here'?s|(?:i|we)(?:'m|'re|'ve)? (?:(?:just|now|gotta|have to|need to|gonna|going to|want to|got to) )*sell(?:ing)?) (?:an?|my|our|the|this|some) (?<item>.+)$/i,
  /^.* (?:so|and|now) (?:the|this|that|these|my|our|his|her) (?:old )?(?!ones?\b)(?<item>.+?)(?:'s| is| are)? (?:(?:gotta|(?:has|have|needs?|got) to) (?:go|leave|be sold)|needs? a (?:new |good )?home)$/iu,
  /^(?:lost|missing|not|no|it'?s not) .{2,40}? but (?:the |this |my |our )?(?<item>(?!(?:it|they|i|we|is|are|has|have|still)\b).+)$/iu,
  /^.+ (?:of|on) this (?<item>\p{L}.+)$/iu,
  /^.*\b(?:have|got) (?:a|an|my|our|the|this|some|these) (?<item>.+?) (?:to sell|for sale|up for sale|available|to get rid of)$/i,
  /^(?:i|we|(?:my |our )?\p{L}+) (?:bought|got|found|ordered|received|paid \S+ for) (?:this|these|my|the|a|an) (?<item>.+?)(?: (?:last|two|three|four|five|a few|a couple|a|\d+|few|back|new|from|brand|and (?:never|only|barely|hardly))\b.*)?$/iu,
  /^(?!(?:i|we|it|they)\b)(?:my |our )?\p{L}+ (?:has|had) (?:a|an|this|these) (?<item>.+)$/iu,
  /^(?:my |our )?\p{L}+(?: in law| \p{L}+)? (?:outgrew|left|never uses?d?|doesn't use|does not use|stopped using|no longer uses?|(?:gave|bought|got|sent|handed|left) (?:me|us|him|her)) (?:his |her |their |a |an |the |my |this |behind )*(?<item>.+)$/iu,
  /^(?:(?:i|we)(?:'d|'ll)? )?(?:would|can|will|might|could)? ?let (?:the|my|this|these) (?<item>.+?)(?: go)?$/i,
  /^(?:i'?m |we'?re )?moving and (?:i |we )?(?:can'?t|cannot|don'?t want to) take (?:my|this|the|our) (?<item>.+)$/i,
  /^(?:you can |please |just )?(?:call|text|message|dm|email)\b.* (?:about|for) (?:the|my|this|these) (?<item>.+)$/i,
  /^(?:feel free to|please) \p{L}+ me (?:about|for) (?:the|my|this|these) (?<item>.+)$/iu,
  /^bought (?:for \S+ )?(?:dollars |bucks )?(?:last \p{L}+ |in \d+ |new )?(?:a|an|this|these) (?<item>.+)$/iu,
  /^(?:i'll take|taking) (?:\S+ )?for (?:this|the|my) (?<item>.+)$/i,
  /^.*\bcome (?:see|get|look at|check out|pick up) (?:the|this|my) (?<item>.+?)(?: (?:after|before|at|on|any|today|tomorrow)\b.*)?$/i,
  /^paid \S+(?: in \d{4})? for (?:this|these|the|my) (?<item>.+)$/i,
  /^(?:my |our )?\p{L}+ (?:(?:says|said|thinks|decided) (?:that )?(?:it's time )?|wants |needs )(?:the|this|that|these|my|our|his|her) (?:old )?(?<item>.+?)(?:'s gotta| gotta)? (?:(?:has|have|needs?|ought|got)(?: got)? to (?:be )?|must |should |to )?(?:go|gone|leave|out of .+)$/iu,
];
/** Matches "Got a chainsaw here echo cs 400." */
const HERE = /^(\S+(?: \S+){0,2}) (?:right )?here (?=\S)/i;
/** Returns the name in a clause without the surrounding words. */
export function namedBy(clause: string): string {
  const bare = withoutChatter(clause, true);
  for (const pattern of NAMED_WITHIN) {
    const item = pattern.exec(clause)?.groups?.['item'] ?? pattern.exec(bare)?.groups?.['item'];
    if (item) return withoutChatter(item, true).replace(STATE, '');
  }
  return bare.replace(STATE, '').replace(HERE, '$1 ').replace(KEPT, '');
}

/** Words for the condition before the item's name. The form has a field for it. */
const STATE =
  /^(?:(?:(?:1|one)[ -]owner|(?:almost|nearly|practically) new|(?:brand[ -]?)?new (?:(?:in|without|with) (?:the )?(?:original )?(?:tags|box|package|packaging))|(?:lightly|gently|barely|hardly|well|rarely) used|sealed copy of|brand[ -]?new|like[ -]new|as new|(?:never|not) (?:been )?(?:used|opened|worn|ridden|played|unboxed)|unused|sealed|unopened|not working|non[- ]working|used|pre-owned|preowned|second[- ]?hand|mint|new(?! balance| york| era| order| england| zealand))[\s,]+(?:and |but |still )?)+(?=\p{L}|\d)(?!in\b|with\b|for\b|one\b|once\b|twice\b|only\b|a\b|by\b|on\b|condition\b|cond\b|never\b|still\b|to\b)/iu;
/** Where the item is now, which is no part of its name: "bike in my garage". */
const KEPT =
  /\s+(?:in|from|at) (?:my|our|the) (?:garage|basement|attic|shed|yard|backyard|house|closet|storage|barn)\b/i;
/** Words after the name that start a statement about the item or its sale. */
const JOINT =
  /\s+(?:you(?:'ll|'re|'d| have| need| can)|(?:blows|folds|rolls|heats|cools|drives|rides|plays|prints|converts|charges|comes)(?= (?:\w+ )?(?:up|down|flat|great|well|fine|good|cold|hot|ice|fast|into|like|perfect|smooth|nice))|(?:\p{L}+|\d+) (?:years|months|trips) on (?:it|them)|(?:(?:used|wore|worn|kept|owned|had|ran|maybe|about|only|just) )?(?:\p{L}+|\d+) (?:winters|summers|seasons|rides|hours|hrs|wears|uses|outings)(?! (?:clock|timer))|exp(?:\.|ires?|iration)?(?= \S)|(?:(?:xmas|christmas|birthday|wedding|unwanted) )?gift(?! (?:cards?|sets?|box|wrap|bags?|baskets?))|crashed|dropped|all (?:new|the|original)|for (?:my|our|his|her) (?:\p{L}+ )?(?:son|daughter|kids?|baby|mom|dad|husband|wife|grandkids?|dorm|apartment|house|room|garage|yard)|(?:tuned|serviced|sharpened|oiled|descaled|overhauled|washed|detailed|laundered)(?! (?:denim|jeans|leather))|(?:took|take|got|used|had|pulled|found|loved?|rode|wore|kept|put|left|changed|replaced) (?:it|them)|new (?!balance|york|era|order|zealand|england|in\b|with\b)\p{L}+(?= |$)|(?:my|his|her|our|the) (?:dad|mom|son|daughter|wife|husband|grandpa|grandma|grandfather|grandmother|kids?|brother|sister|uncle|aunt|old|nephew|niece|cousin|boyfriend|girlfriend|roommate|partner|neighbou?r|ex|fianc[eé]e?|friend)|last (?:year|month|week|spring|summer|fall|winter|christmas)|(?:\p{L}+ )?(?:started|worked|ran|drove|played|cooled|heated) (?:fine|great|good|well|perfect(?:ly)?|up|last|when|the)|still|great for|perfect for|good for|appraised|worth|cost|valued|tested|loud as|(?<!and )some|about (?:\d|a|half|two|twenty|thirty|forty|fifty|\d)|half (?:the|of)|mostly|sometimes|takes (?:it|them|all|every|up)|(?:came )?off (?:(?:my|our|his|her) (?!\d|(?:19|20)\d\d)|of (?:my|our))|came off|off an? (?=\p{L}|\d)|(?:one|1) season(?= on|$)|screen protector (?=on|since|always|from)|avail(?:able)?|delivered|on (?:the |my )?curb|wrong (?:size|color)|stands (?=about|over|\d)|sat (?:in|for|outside|unused)|(?:roll|slide|glide)s?(?= (?:smooth|fine|good|great|well|easy))|(?:kids?|sons?|daughters?|wife|husband)'?s? (?:lost|done|quit|outgrew|moved|grew|left|went|is|are|don't|never)|both (?:work|run|are|have|clean|in|good|great|used|new|fine)|all clean|very clean|(?:left|right) (?:one|side|arm|ear|brake|cup)|one (?:expires|is|has|was|of|leg|key|side)|like (?:maybe|about|\d|sixty|thirty|twenty|ten|five|two|twice)|used (?:it|like|maybe|about|in|on|at)|(?<!\b(?:an|core|intel|size) )(?:it|i|we|he|she|they|you|there|but|everything)(?= )|beat(?= (?:but|up\b))|(?:shifts|steers|idles|brakes)(?= (?:rough|hard|fine|good|great|well|smooth))|like an? \p{L}+ (?:look|style|feel)|cuts|leaks|tips|sticks|slips|sounds|starts|stopped|goes|fits|holds|makes|keeps|looks|shows|squeaks|crackles|pedals fine|steams|turns|missing|rust (?:on|at)|(?:doesn't|does|don't|won't|can't|isn't|didn't|haven't|hasn't|wasn't)(?= )|no (?=\p{L})|ran|all (?:the|roll|work|are)|they are|you can|lightly|folds|broke in|battery (?:health |life )?(?:still|lasts|good|great|ok|fine|strong|is|at|\d)|four of them|three of them|curb(?:side)? alert|porch pick ?up|\d{1,3} ?% (?:tread|life|battery|left)|left ?over(?= |$)(?! from)|mint$|immaculate|decent|(?:(?:left ?over|left|\p{L}+ed) )?from (?:my|our)|(?:left ?over|\p{L}+ed) from (?:a|an|the|his|her)|probably|(?:cold|clean|quiet|sturdy|strong|tight|comfy|comfortable|clear) and|all mixed|pulled|skips|just|must|that|which|because|since|but|and (?:it|i|he|she|we|my|our|they|has|have|is|in|am|comes|we|the)|it(?:'s| is| has| works?| was)|they(?:'re|'ve| are| work)|i(?:'ve| have| bought| got|'m| am| used)|we(?:'ve| have| bought)|\p{L}+'s (?:coming|starting|getting|going|missing|gone|peeling|broken|torn|loose|cracked|ripped)|cold as|bought|cleaned|re(?:finished|stored|furbished|upholstered|painted|paired|soled|strung|fretted|capped|wired|built|covered|sealed|glued|caned|stuffed|padded)|altered|smells?|scuffed|scratched|(?:shutter|cycle) (?:count )?(?=\d|under|is\b|at\b)|shutter count|(?:\p{L}+|\d+) (?:miles|hours|hrs) on|the \p{L}+(?: \p{L})? sticks|barely|hardly|never|lightly used|gently used|well used|only used|for sale|used (?:for|once|twice|only|a)|worn (?:once|twice|a)|works?|working|runs|in (?:good|great|excellent|perfect|mint|fair|poor|ok|decent|very|really|amazing|like|nice)|has|have|had|is|are|was|were|comes|no longer|needs|sealed|unopened|with (?:some|a few|a tiny|a small|minor|no|a slight|only)|some (?:wear|scratches|scuffs)|brand new|like new|good condition|great condition|excellent condition|not (?!included)\p{L}+|so|who|if|free to|(?:from|to) (?:make|clear))\b/iu;

const VERB =
  /^\s+(?:is|are|was|were|has|have|had|needs|works?|rolls?|slides?|glides?|sticks|slips|leaks|squeaks|shows|some|(?:just |recently |newly |freshly )+\p{L}+(?:ed|done|new))\b/iu;
const SUBJECT =
  /\s+(?:(?:and|but|with)\s+)?(?:the|one|two|three|four|both|my|his|her|inside|screen|left|right)(?: \p{L}+){0,2}$/iu;

/** Words before an article that belong to the same phrase. */
const PREPOSITIONS = 'of|in|on|for|with|and|or|to|from|at|by|all|like|about|under|over|behind|inside|is|are';
/** In speech, an article or owner after the name starts a new clause: "table saw the fence is off", "tuba my son played". */
const NEXT_CLAUSE = new RegExp(
  String.raw`(?<!\b(?:${PREPOSITIONS})) (?:(?:the|my|our|his|her|their|somebody|someone) (?=\p{L})|an? \p{L}+ (?:got|has|had|ate|chewed|took|bit|came|fell|broke)\b)`,
  'giu',
);

/** What follows an article: up to three words. */
const AFTER_ARTICLE = /^ the (?!real\b)(?<words>[\p{L}\d'-]+(?: [\p{L}\d'-]+){0,2})/iu;

/** A verb after such words, which makes them the subject of a clause: "the belt is slipping". */
const HAS_VERB = new RegExp(`^ the(?: \\S+){1,5}${VERB.source.slice(1)}`, 'iu');

/** Nouns for one of several: "the green two burner one". */
const ONE_OF_THEM =
  /^ the(?: (?!(?:on|of|in|at|for)\b)\S+){1,4} (?:ones?|version|edition|model|kind|type|style)\b/i;

/** Whether an article introduces which one it is: "bread machine the zojirushi one", "PS5 the disc version". */
function namesVariety(clause: string): boolean {
  const words =
    AFTER_ARTICLE.exec(clause)
      ?.groups?.['words']?.toLowerCase()
      .split(/'s\b *| /) ?? [];
  const isSubject = PART_MARKERS.has(words[0] ?? '') || HAS_VERB.test(clause);
  if (words.length === 0 || isSubject) return false;
  return ONE_OF_THEM.test(clause) || !words.some((word) => isPartName(word) || PEOPLE.has(word));
}

/** A short "is" or "has" after a part: "body only, shutter's at 11,000". */
const SHORT_CLAUSE = / (?<part>\p{L}+)'s (?=\p{L})/giu;

/**
 * Returns where an article or a part starts a new clause after the item's name, which may contain another kind:
 * "electronic drums the hi hat pedal double triggers". Null if none does.
 */
function nextClause(title: string, least: number, nameEnds: number): number | null {
  const parts = [...title.matchAll(SHORT_CLAUSE)].filter(({ groups }) => isPartName(groups?.['part'] ?? ''));
  const articles = [...title.matchAll(NEXT_CLAUSE)].filter(({ index }) => !namesVariety(title.slice(index)));
  const starts = [...parts, ...articles].map(({ index }) => index).filter((index) => index >= least);
  if (starts.length === 0) return null;
  const start = Math.min(...starts);
  return start >= nameEnds || itemOf(title.slice(0, start)).kind !== null ? start : null;
}

const isPartName = (word: string): boolean =>
  PARTS.has(word.toLowerCase()) || MAIN_PARTS.has(word.toLowerCase());

/** The last word, unless it belongs to a list: "stove and hood". */
const LAST_WORD = /(?<! (?:and|with|or|plus|&)) (?<word>\p{L}+)$/iu;

/** Returns where the subject of a verb after this text starts; 0 without one. */
function subjectAt(before: string): number {
  const last = LAST_WORD.exec(before);
  const isPart = PARTS.has(last?.groups?.['word']?.toLowerCase() ?? '');
  return SUBJECT.exec(before)?.index ?? (isPart ? (last?.index ?? 0) : 0);
}

/** Cuts a title at the start of a flaw or the next clause. */
export function shortened(title: string, kind: string | null): { title: string; cut: boolean } {
  const index = kind === null ? -1 : title.toLowerCase().indexOf(kind);
  const nameEnds = kind === null || index < 0 ? 3 : index + kind.length;
  const least = Math.max(3, nameEnds);
  const flaws = findFlaws(title, new Set(kind?.split(' '))).flaws.map(({ start }) => start);
  const joint = JOINT.exec(title);
  if (joint !== null && joint.index >= least) {
    // Cut before the verb's subject: "technics the belt is slipping".
    const subject = VERB.test(title.slice(joint.index)) ? subjectAt(title.slice(0, joint.index)) : 0;
    flaws.push(subject >= least ? subject : joint.index);
  }
  const next = nextClause(title, kind === null ? least : 0, least);
  const spanish = spanishStateAt(title);
  if (spanish > 0 && (spanish >= least || itemOf(title.slice(0, spanish)).kind !== null))
    return { title: title.slice(0, spanish).trimEnd(), cut: true };
  const end = Math.min(...flaws.filter((start) => start >= least), next ?? Infinity);
  return Number.isFinite(end) ? { title: title.slice(0, end).trimEnd(), cut: true } : { title, cut: false };
}

const VARIETY = new RegExp(String.raw`(?<!\b(?:${PREPOSITIONS})) the (?!real\b)(?=\p{Ll}|\p{L}?\d)`, 'gu');
/** "Treadmill the horizon T101" becomes "treadmill, horizon T101", and "PS5 the disc one" becomes "PS5, disc". */
export const withoutArticle = (title: string): string => title.replace(VARIETY, ', ');
