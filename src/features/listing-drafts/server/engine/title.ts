import { LISTING_LIMITS } from '../../../listings/contract/listing-limits.ts';
import { spellNames } from './names.ts';

/** A longer title is cut at the next natural break. */
const COMFORTABLE = 64;

const HELLO =
  /^(?:(?:hi|hello|hey|howdy|good (?:morning|evening|afternoon)|hiya)(?: there| all| everyone| everybody| neighbou?rs?| folks| guys| y'all)?|ok(?:ay)?|so|well|right|alright|please|basically|yeah)(?:[\s,.!:-]+|$)/i;
const CHATTER = new RegExp(
  `^(?:(?:${[
    "(?:i'm|i am|im|we're|we are)?(?: just| now| finally| reluctantly| sadly)* ?(?:selling|offering|letting go of|parting with|getting rid of|giving away|clearing out|listing|posting|rehoming)(?: off)?",
    "(?:i|we)(?: just| really)? (?:want|need|have|would like|'d like|wanna)(?: to (?:sell|get rid of|let go of|give away|part with|list|offer|post|rehome))",
    "(?:i|we)(?:'ve| have)? (?:got|have)",
    "(?:i'm |we're )?looking to (?:sell|get rid of|rehome|part with)",
    '(?:up )?for sale(?: is| are)?',
    '(?:on|for) offer(?: is)?',
    'w\\.?t\\.?s',
    'f/?s(?=[\\s:])',
    "(?:this|here|it) (?:is|are)|it's|here's|these are|this is",
    'sell(?=\\s(?:my|our|a|an|this|these|the)\\b)',
    'have(?=\\s(?:a|an|my|this)\\b)',
    'got(?=\\s(?:a|an|my|this)\\b)',
    'for(?=\\s(?:my|our|this|these)\\b)',
    'takes (?:it|them)(?: all| both)?',
    'free to (?:a )?(?:good |loving )?home',
    'must go|must sell|moving sale|quick sale|urgent|downsizing|clearance',
    'for you(?: all)?',
    'is',
  ].join('|')})[\\s:,;!.-]+)`,
  'i',
);
const OWNER =
  /^(?:(?:my|our|his|her|their|mom's|dad's|a|an|the|this|these|some|one of my|couple of)\s+)(?=\S)/i;
const OWNED =
  /^(?:(?:husband|wife|partner|roommate|son|daughter|mom|dad|mother|father|grandma|grandpa|brother|sister|grandmother|grandfather)'?s\s+)(?=\S)/i;
const WORN_OUT =
  /^(?:old|used|trusty|beloved|dear|very own|lovely little|good old|unwanted|spare|extra|super nice|really nice|really cool|very nice|nice)[\s,]+(?=\S+\s)/i;

/** Removes greetings and sales talk from the start of a sentence: "hi all, I'm selling my lamp" becomes "lamp". */
export function withoutChatter(text: string, forTitle = false): string {
  let rest = text.trim();
  for (let round = 0; round < 8; round += 1) {
    const before = rest;
    rest = rest.replace(HELLO, '').replace(CHATTER, '');
    if (rest !== before || round === 0 || forTitle) {
      const article = rest.replace(OWNER, '');
      // "my husband's watch" keeps its owner in a description, where it is a fact.
      rest = forTitle ? article.replace(OWNED, '').replace(WORN_OUT, '') : article;
    }
    if (rest === before) break;
  }
  return rest.replace(/^[\s,;:.!-]+/, '');
}

export const capitalised = (text: string): string => {
  const first = /^[("]*\p{Ll}/u.exec(text)?.[0];
  if (!first || /^[("]*i(?:Phone|Pad|Mac|Pod)/.test(text)) return text;
  return first.toLocaleUpperCase('en-US') + text.slice(first.length);
};

/** Words for the condition before the item's name: the form has a field for them. */
const STATE =
  /^(?:(?:brand[ -]?new|like[ -]new|as new|never used|unused|sealed|unopened|not working|non[- ]working|used|pre-owned|preowned|second[- ]?hand|new(?! balance| york| era| order| england| zealand))[\s,]+(?:and |but |still )?)+(?=\p{L}|\d)(?!in\b|with\b|for\b|one\b|once\b|twice\b|only\b|a\b|by\b|on\b|condition\b|cond\b|never\b|still\b|to\b)/iu;
/** Clauses about the seller instead of the item, even if they name it. */
const TALK =
  /^(?:takes (?:it|them)$|i|we|my|it|they|there|pick ?up|message|because|moving|sad|sadly|comes|also|no)\b/i;

/** Remarks about condition or sale, which belong in a field or the description instead of the title. */
const REMARK =
  /^(?:takes (?:it|them)$|(?:in |it's |is |still |and |all |very |really |pretty |overall )*(?:barely|hardly|gently|lightly|never|only|just|used|worn|unused|unworn|brand new|new|like new|as new|mint|excellent|great|good|fair|perfect|decent|ok(?:ay)?|works?|working|runs?|plays?|rides?|drives?|scratch|scratches|scuff|tiny|small|some|slight|minor|few|no|not|needs?|missing|broken|cracked|for parts|free|pick ?up|collect|collection|must|cash|open to|the price|obo|smoke|pet|sad|sadly|moving|selling|bought|paid|dm|pm|message|call|text|first come|can deliver|delivery|i|we|it|my|there|they|you|but|because|since|so|comes|also|does|doesn't|would|could|thanks|please)\b|fresh |asking|quick sale|sealed|unopened|sold as|as is|retail|paid |worth |was |original price|price |\$)/i;
const JOINT =
  /\s+(?:that|which|because|since|but|and (?:it|i|they|has|have|is|in|am|comes|we|the)|it(?:'s| is| has| works?| was)|they(?:'re| are| work)|i(?:'ve| have| bought| got|'m| am| used)|we(?:'ve| have| bought)|bought|barely|hardly|never|lightly used|gently used|well used|only used|for sale|used (?:for|once|twice|only|a)|worn (?:once|twice|a)|works?|working|runs|in (?:good|great|excellent|perfect|mint|fair|poor|ok|decent|very|really|amazing|like|nice)|has|have|had|is|are|was|were|comes|no longer|needs|sealed|unopened|with (?:some|a few|a tiny|a small|minor|no|a slight|only)|some (?:wear|scratches|scuffs)|brand new|like new|good condition|great condition|excellent condition|not (?:new|perfect|mint|used|working|brand)|so|who|if|free to|(?:from|to) (?:make|clear))\b/i;

const clausesOf = (text: string): string[] =>
  text
    .split(/\n|[;!?](?:\s|$)|\.(?:\s|$)|,(?!\d{3}\b)\s*|\s-\s|\s\/\s|:\s/)
    .map((clause) => clause.replace(/^[\s\-–*•(]+|[\s\-*:,(]+$/g, '').trim())
    .filter(Boolean);

const cutAtWord = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const space = cut.lastIndexOf(' ');
  return (space > max / 2 ? cut.slice(0, space) : text.slice(0, max)).replace(/[\s,;:-]+$/, '');
};

/** The item's name, with a short detail if there is one: "Moka pot, 6 cup". */
export function makeTitle(text: string, kind: string | null): string {
  const clauses = clausesOf(text).map((clause) => withoutChatter(clause, true).replace(STATE, ''));
  const hasKind = (clause: string): boolean => kind !== null && clause.toLowerCase().includes(kind);
  const named = clauses.findIndex(
    (clause) => /\p{L}{2}/u.test(clause) && (!REMARK.test(clause) || (hasKind(clause) && !TALK.test(clause))),
  );
  const at = named >= 0 ? named : clauses.findIndex((clause) => /\p{L}/u.test(clause));
  let title = clauses[at] ?? '';

  const joint = JOINT.exec(title);
  const nameEnds = kind === null ? 3 : title.toLowerCase().indexOf(kind) + kind.length;
  if (joint && joint.index >= Math.max(3, nameEnds)) title = title.slice(0, joint.index);
  const detail = clauses[at + 1];
  const telling =
    detail !== undefined &&
    detail.length <= 24 &&
    detail.split(' ').length <= 4 &&
    !/[$]/.test(detail) &&
    !REMARK.test(detail) &&
    title.length + detail.length < COMFORTABLE &&
    !joint;
  if (telling && title.split(' ').length <= 5) title = `${title}, ${detail}`;
  if (title.length > COMFORTABLE) {
    const softJoint = /\s+(?:with|for|from|includes?|and|plus)\s/i.exec(title.slice(24));
    if (softJoint) title = title.slice(0, 24 + softJoint.index);
  }
  title = title.replace(/\s*\((?![^)]*\)).*$/, '').replace(/[\s,;:.!-]+$/, '');
  title = title.replace(/\s+(?:and|or|with|for|the|a|an|of|in|at|my|is)$/i, '');
  return cutAtWord(capitalised(spellNames(title)), Math.min(LISTING_LIMITS.title, 90));
}
