import { wordsWithin } from '../../../../../shared/cut-at-word.ts';
import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import {
  conditionInWords,
  findFlaws,
  itemOf,
  PART_MARKERS,
  PARTS,
  spellNames,
} from '../../../../items/item-language/server/item-language.ts';
import { namedBy, shortened, splitOffName, withoutArticle } from './clause-name.ts';
import { isAside } from './clauses.ts';
import { BUNDLE, findNameClause, REMARK } from './find-name-clause.ts';
import { COLORS } from './tags.ts';
import { withDigits } from './title-digits.ts';
import { withMaker } from './title-maker.ts';
import { hasMaker, isDescriptive, namesMaker, namesTrait, startsWithMaker } from './title-words.ts';

/** Maximum characters in which the item is named. */
const MAX_OPENING = 800;
/** Longer titles are cut at the next natural break. */
const COMFORTABLE_LENGTH = 64;
const MAX_LENGTH = Math.min(LISTING_LIMITS.title, 90);

export const capitalizeUnlessBrand = (text: string): string => {
  const first = /^[("]*\p{Ll}/u.exec(text)?.[0];
  if (!first || /^[("]*i(?:Phone|Pad|Mac|Pod)/.test(text)) return text;
  return first.toLocaleUpperCase('en-US') + text.slice(first.length);
};

const clausesOf = (text: string): string[] =>
  text
    .split(/\n|[;!?](?:\s|$)|(?<!\b(?:co|dr|inc|no|st|mr|mrs))\.(?:\s|$)|,(?!\d{3}\b)\s*|\s-\s|\s\/\s|:\s/i)
    .map((clause) => clause.replace(/^[\s\-–*•(]+|[\s\-*:,(]+$/g, '').trim())
    .filter(Boolean)
    .flatMap(splitOffName);

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

/** Whether a part may be the subject of the next clause, which names no other: "power cord", "chewed by the dog". */
const isPartOfNext = (detail: string, next: string): boolean => {
  const [last = '', first = ''] = [detail.split(' ').at(-1), next.split(' ')[0]].map((word) =>
    word?.toLowerCase(),
  );
  return PARTS.has(last) && !PARTS.has(first) && !PART_MARKERS.has(first);
};

/** Whether the next clause says that the detail is damaged: "dust jackets", "torn". */
const isFaulty = (detail: string, next: string): boolean =>
  !/\d/.test(detail) &&
  !namesMaker(detail) &&
  !detail.split(' ').some((word) => COLORS.has(word.toLowerCase())) &&
  (next.split(' ').length <= 2 || isPartOfNext(detail, next)) &&
  findFlaws(next).flaws.some(({ start }) => start === 0);

/** Whether a colon follows a clause, so that the next one names the item: "Used textbooks: Campbell Biology". */
const isBeforeColon = (text: string, clause: string): boolean =>
  /^:\s/.test(text.slice(text.indexOf(clause) + clause.length)) && clause.split(' ').length <= 3;

/** Adds the items of a bundle to its name. */
function withItems(bundle: string, items: readonly string[]): string {
  let title = bundle;
  for (const item of items) {
    const isItem = item.split(' ').length <= 4 && !REMARK.test(item) && !isAside(item) && !/[$£€]/.test(item);
    if (!isItem || title.length + item.length > COMFORTABLE_LENGTH) break;
    title = `${title}, ${item}`;
  }
  return title;
}

/** "Mens" and "sz", which a title spells out. */
const POSSESSIVE = /\b(wom|m)ens\b/gi;
const SIZE_SHORT = /\bsz\.? (?=[\dsmlx])/gi;
/** Hedges before a count: "like fifteen of them". */
const HEDGE = /\s+(?:like|maybe)(?= \d)/gi;
/** A short "is" or "has" whose statement was cut off: "leather band, crystal's". */
const SHORT_VERB = / (?!(?:wo)?men's|(?:kid|boy|girl)'s)\p{L}+'s$/iu;
/** Filler words at the end of a name. */
const TRAILING_FILLER =
  /\s+(?:right|okay|you know|you|yeah|basically|both|(?<! set )complete|too|came off|off|um|uh)$/i;

/** A condition at the end of a name: "ring size 7 in the box". */
const IN_BOX = /\s+in (?:the|its) (?:original )?box$/i;

/** An earlier or retail price in parentheses: "Airwrap (retail 599)". */
const PRICED_ASIDE = /\s*\((?:retails?|msrp|paid|was|orig(?:inally)?|cost|worth|reg|new)\b[^)]*\)/i;

/** Abbreviations and amounts of a condition or offer at the end of a name: "Coach bag EUC", "tires 50% tread left". */
const CONDITION_AT_END =
  /(?:[\s,]+(?:\(?(?:broken?[- ]in|(?:super |very |all |pretty |kinda )?(?:clean|heavy|dusty|sturdy)|older|l?nib|lnwt|bnib|nwo?t|bnwo?t|euc|v?guc|vv?nds|(?<=\b(?:size|sz) ?[\d.]+ )ds|obo|ono)\)?|\d{1,3} ?%(?: of)?(?: the)?(?: tread| life| battery)?(?: left| remaining)|\d{1,2}\/32(?: tread)?(?: left)?))+$/i;

/** An article followed by another name, as in "leaf blower, a husqvarna". */
const OTHER_NAME =
  /(?<!\b(?:with|and|or|for|of|to|from|in|like|as|not|on|at|half|such|is|includes?|plus)) an? (?!hundred|couple|few|half|dozen|lot\b|pair\b|bit\b|little|thousand|grand\b)(?=\p{L})/iu;
/** Clauses about how the item is, what it does or where it is, rather than what it is. */
const NO_IDENTITY =
  /^(?:in|on|at|for|by|too|so|very|really|quite|pretty|super|about|out|up|off|under|got|hard|easy|ready|big|huge|nice|what|how|to|kind|type|sort|ones?|same|thing|mine|yours|going|gonna|hundred|thousand|couple|few|bit|little)\b/i;
const IDENTITY = /^(?:it'?s|it is|they'?re|they are) (?:a|an|the|from|my|\d)/i;
/** Maximum words of a title that is made more specific. */
const MAX_GENERAL = 5;

/** Whether a statement says what the item is: "it's a stentor", "they're boosters", "it's oak". */
function identifies(statement: string, detail: string): boolean {
  const isElse =
    NO_IDENTITY.test(detail) || NO_IDENTITY.test(statement.replace(ITS, '')) || REMARK.test(detail);
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
    const itemName = detail.toLowerCase().split(/ (?:with|like|for|from) /)[0] ?? '';
    title = itemName.split(' ').includes(lastWord) ? detail : `${title}, ${detail}`;
  }
  return title;
}

/** Whether the next clause names the same item in more words: "Hens! 3 buff orpington laying hens". */
const isNamedAgain = (title: string, next: string): boolean =>
  /^\p{L}{3,}$/u.test(title) && ` ${next.toLowerCase()}`.includes(` ${title.toLowerCase()}`);

/** Whether a detail can follow a name. What is about the condition belongs in the description. */
const fitsAfter = (title: string, detail: string): boolean =>
  conditionInWords(detail).condition === null &&
  isShort(detail, title) &&
  title.split(' ').length <= 5 &&
  title.length + detail.length < COMFORTABLE_LENGTH &&
  !isPartAlone(detail) &&
  !/[$£€]/.test(detail) &&
  !REMARK.test(detail) &&
  !isAside(detail);

/** Returns the clause that names the item, with a detail if the next ones have one. */
function nameInText(text: string, kind: string | null): string {
  const raw = clausesOf(text.slice(0, MAX_OPENING));
  const clauses = raw.map(namedBy);
  const nameIndex = findNameClause(text, raw, clauses, kind);
  const name = shortened(clauses[nameIndex] ?? '', kind);
  const next = clauses[nameIndex + 1];
  if (next === undefined) return name.title;
  const detail = shortened(next, kind).title;
  const title = isNamedAgain(name.title, next) ? detail : name.title;
  const identified = withIdentity(title, raw.slice(nameIndex + 1), kind);
  if (identified !== title) return identified;
  if (BUNDLE.test(title) && !name.cut && isBeforeColon(text, raw[nameIndex] ?? ''))
    return withItems(title, clauses.slice(nameIndex + 1));
  const hasDetail =
    !name.cut &&
    (detail === next || (namesMaker(detail) && !namesMaker(title))) &&
    (isDescriptive(detail) || isBeforeColon(text, raw[nameIndex] ?? '')) &&
    !isAside(raw[nameIndex + 1] ?? '') &&
    !isFaulty(detail, raw[nameIndex + 2] ?? '') &&
    fitsAfter(title, detail);
  const detailed = hasDetail ? `${title}, ${detail}` : title;
  return name.cut && nameIndex > 0 ? detailed : withLaterMaker(detailed, text, raw.slice(nameIndex + 1));
}

/** Maximum clauses after the name in which its maker may be. */
const MAX_CLAUSES_TO_MAKER = 4;
/** Clauses after which a maker is that of something else. */
const ABOUT_OTHERS =
  /\b(?:fits?|for|with|compatible|like|not|no|paid|from|also|and|plus|includes?|need|trade)\b/i;
/** Capitalized clauses that are no name: places, days and abbreviations of sales. */
const NO_NAME =
  /^(?:(?:obo|ono|ppu|cpu|euc|v?guc|l?nib|bnib|nwo?t|bnwo?t|nos|fcfs|tlc|usa|led|ac|xx?[sl]|ok|us|oem|hd|rv|diy|aka|asap|cash|venmo|zelle|paypal|firm)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*$|i(?:'|\b)|made\b|size\b)/iu;
/** Whether a clause after a comma is a capitalized name, perhaps with a model: "Cello, full size, Cecilio". */
const isProperName = (text: string, clause: string): boolean =>
  /^\p{Lu}[\p{L}'-]+(?: (?:\p{Lu}[\p{L}'-]*|\p{L}*\d[\p{L}\d-]*)){0,2}$/u.test(clause) &&
  text.includes(`, ${clause}`) &&
  !NO_NAME.test(clause) &&
  !namesTrait(clause) &&
  itemOf(clause).kind === null;

/** Adds a maker that is a clause of its own, soon after the name: "ice skates, size 3, jackson". */
function withLaterMaker(title: string, text: string, later: readonly string[]): string {
  if (hasMaker(title) || / with /i.test(title)) return title;
  for (const clause of later.slice(0, MAX_CLAUSES_TO_MAKER)) {
    if (ABOUT_OTHERS.test(clause)) return title;
    const isMaker = startsWithMaker(clause) && isDescriptive(clause);
    if ((isMaker || isProperName(text, clause)) && fitsAfter(title, clause)) return `${title}, ${clause}`;
  }
  return title;
}

/** Cuts a long title before what comes with the item, or what it is for. */
function cutAtJoint(title: string): string {
  if (title.length <= COMFORTABLE_LENGTH) return title;
  const joint = /\s+(?:with|for|from|includes?|and|plus)\s/i.exec(title.slice(24));
  return joint ? title.slice(0, 24 + joint.index) : title;
}

/** Removes what is left over from a sentence at both ends of a title, and spells out "mens" and "sz". */
function tidied(title: string): string {
  const ended = title
    .replace(SHORT_VERB, (word) => (namesMaker(word) ? word : ''))
    .replace(/^about (?=\d)/i, '')
    .replace(TRAILING_FILLER, '')
    .replace(CONDITION_AT_END, '')
    .replace(OTHER_NAME, ', ')
    .replace(IN_BOX, '')
    .replace(PRICED_ASIDE, '');
  return withoutArticle(ended)
    .replace(POSSESSIVE, "$1en's")
    .replace(SIZE_SHORT, 'size ')
    .replace(/\s*\((?![^)]*\)).*$/, '')
    .replace(/[\s,;:.!?-]+$/, '')
    .replace(
      /(?:[\s,]+(?:and|or|with|for|the|a|an|of|in|at|by|my|is|it's|its|but|so|like|(?<! and a )half|bottom|y|con|de|en|pero|solo|por|para))+$/i,
      '',
    );
}

/** A size of suits and coats, between commas: "overcoat, 42R". */
const SUIT_SIZE = /(?<=, ?)(?:3[2-9]|[45]\d)[RSL](?= ?(?:[,.]|$))/;

/** Adds the size that the text says, if there is room. */
function withSize(title: string, text: string): string {
  const size = SIZE.exec(text)?.[0] ?? (SUIT_SIZE.test(title) ? undefined : SUIT_SIZE.exec(text)?.[0]);
  const fits = size !== undefined && !SIZED.test(title) && title.length + size.length < COMFORTABLE_LENGTH;
  return fits ? `${title}, ${size}` : title;
}

/** A count after the name: "snow tires, 4 of them". */
const OF_THEM = /[\s,]+(?<count>\d+) of (?:them|'?em|these)$/i;
/** More of one item are called a lot. */
const MAX_SET = 6;
const countedSet = (_: string, count: string): string =>
  Number(count) > MAX_SET ? `, lot of ${count}` : `, set of ${count}`;

interface TitleOptions {
  /** The words that name the item; null if none is known. */
  kind: string | null;
  maker: string | null;
  /** Whether number words become digits or stay as said. */
  numbers: 'digits' | 'said';
}

/** Returns the item's name with a short detail if there is one: "Moka pot, 6 cup". */
export function makeTitle(text: string, { kind, maker, numbers }: TitleOptions): string {
  const name = tidied(cutAtJoint(nameInText(text, kind)));
  const whole = withMaker(withSize(name, text), text, maker);
  const spelled = spellNames(
    numbers === 'digits' ? withDigits(whole).replace(HEDGE, '').replace(OF_THEM, countedSet) : whole,
  );
  return wordsWithin(capitalizeUnlessBrand(colored(spelled)), MAX_LENGTH);
}
