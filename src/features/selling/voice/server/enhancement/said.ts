import type { ReaderCategory } from '../../../../../shared/taxonomy.ts';
import {
  COLORS,
  itemOf,
  NUMBER_WORDS,
  namedItemOf,
  namesFlaw,
} from '../../../../items/item-language/server/item-language.ts';
import { clausesOfRun, isRun } from './clauses.ts';
import { isTerms, mentionsPrice, priceLine, saysPrice, withoutPrice } from './price-words.ts';
import { plainSentences } from './professional.ts';
import { readItem } from './read-item.ts';
import { capitalized } from './sentences.ts';

/** What a seller says, sorted by topic. */
export interface Said {
  /** The item's name; empty without one. */
  title: string;
  /** "$80, or best offer", or the seller's words if the engine reads no amount; null without a price. */
  price: string | null;
  clauses: readonly SaidClause[];
}

export interface SaidClause {
  text: string;
  about: 'flaw' | 'condition' | 'talk' | 'includes' | 'pickup' | 'details';
}

const CONDITION =
  /\b(?:conditions?|shape|brand[- ]new|like[- ]new|barely (?:been )?(?:used|worn|touched)|never (?:been )?(?:used|worn|opened)|(?:worn|used|ridden) (?:once|twice|only|maybe|(?:a few|\d+|two|three) (?:times|seasons))|unused|(?:still )?(?:in|has) (?:its |the |original )*(?:plastic|box|packag\w+|wrapp\w+|tags)|sealed|works?(?! (?:nights?|days?|from|out of))|working|wear|mint|pristine|spotless|flawless|(?:runs|plays|rides|drives|sounds) (?:good|great|well|fine|perfect\w*)|(?:is|are) (?:all )?(?:great|good|fine|solid|perfect|excellent|clean|strong|tight)$|^(?:i|we|she|he) (?:only |have |always |'ve )*(?:wore|used|rode|played|conditioned|cleaned|kept|serviced|washed|oiled|stored) (?:it|them)|no (?:\w+ )?(?:cracks?|scratch\w*|dents?|stains?|rips?|tears?|issues|problems|damage|chips|holes))\b/i;
const INCLUDES =
  /^(?:(?:it|they|which|and|also) )*(?:comes? with|includes?|(?:i'll|i will) (?:throw in|include))\b|\b(?:is|are) included\b|\bincl(?:uded)?\.?$/i;
const PICKUP =
  /\b(?:pick(?:ed)? (?:it |them )?up|pick-?ups?|deliver\w*|ship(?:ping)?\b|(?:can|could) meet|meet (?:you|up)|truck|gone by|must go|(?:has|have|needs?) to (?:go|be gone)|(?:come|has to come) get|hauls?|(?:two|2) people|load it)\b/i;
/** Small talk that says nothing about the item. */
const TALK =
  /\b(?:miss (?:it|them)|loved? it|sad story|funny story|story|remember|thought|feel|neighbors hate|good times|great day|(?:she|he)(?:'s| is) right|(?:wife|husband|mom|dad|son|daughter|brother|sister|kids?) (?:says?|used|loved?|wants?|doesn't|don't|likes?)|moving (?:out|to a smaller|to|away|into)|switched|learned|birthdays|that's why|the reason|don't know the (?:exact )?model|became a|off to (?:college|school)|how that goes|has to go|whatever|college|my accident|made (?:my|me)|good home|raffle|drink coffee|hate me|upgraded|never use|allowed to|(?:would|'d) like it to go|to (?:somebody|someone) who|baby on the way|(?:do|does)(?: not|n't) \w+ (?:it )?any ?more|takes? up (?:half|too much|all|space|room)|broke up|from home|tripping over|just sits|(?:all )?grown up|outgrew|get(?:ting)? rid of|collecting dust)\b/i;
/** Why the seller sells, or what became of the item. */
const REASON =
  /,? (?:because|cause|since|now that|and then|but then|so that)(?: of)? (?:i|we|she|he|they|it (?:became|turned|sat|just)|my|our|his|her|their|the (?:kids?|dogs?|cats?))(?:'\w+)?\b.*$/i;
const INFORMS = new RegExp(
  String.raw`\d|[$£€]|\b(?:${NUMBER_WORDS.join('|')}|inch|inches|feet|size|color|comes? with|includ\w+|pick ?up|deliver\w*|ship\w*|cash|venmo|truck)\b`,
  'i',
);

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an the my our your this that these those is are am was i we it its and or of for to in on with have has got selling sell sale up old some one what here there they like want would please yes hi hello'.split(
    ' ',
  ),
);

/**
 * Reads the clauses of a text with corrected grammar.
 * @param text The original text, from which the price is read: the cleanup removes corrections.
 */
export function readSaid(
  corrected: string,
  text: string,
  categories: readonly ReaderCategory[] | undefined,
): Said {
  const sentences = plainSentences(corrected);
  const whole = sentences.join(' ');
  const { title: read } = readItem(whole, categories);
  const { priceCents } = readItem(text, categories);
  const price = priceCents === null ? null : priceCents / 100;
  const all = [...new Set(sentences.flatMap((sentence) => clausesOf(sentence, price)))];
  const title = nameIn(titleOf(read, all));
  const priceIndex = price === null ? -1 : all.findLastIndex((clause) => saysPrice(clause, price));
  const prices: string[] = [];
  const clauses: SaidClause[] = [];
  for (const [index, clause] of all.entries()) {
    const isPrice = price === null ? mentionsPrice(clause) : index === priceIndex;
    if (isPrice) prices.push(clause);
    const rest =
      isPrice && price !== null ? withoutPrice(clause, price) : isPrice || isTerms(clause) ? '' : clause;
    if (isTerms(clause)) prices.push(clause);
    if (rest === '' || isCoveredBy(title, rest)) continue;
    const fact = withoutName(title, rest);
    clauses.push({ text: fact, about: aboutOf(fact) });
  }
  return { title, price: priceLine(price, prices), clauses };
}

/** Removes what only says why the item is sold. */
export function withoutReason(clause: string): string {
  const [reason] = REASON.exec(clause) ?? [];
  return reason === undefined || INFORMS.test(reason) || namesFlaw(reason)
    ? clause
    : clause.replace(REASON, '');
}

const NAMES_NOTHING =
  /^(?:(?:an? )?(?:hour|day|week|month|year)s?$|what|it|this|that|they|i|we|he|she|there|here|you)\b|^$/i;
const VERB = /\s+\b(?:is|are|has|have|does|do|don't|doesn't|paid|sell|works|runs|needs)\b.*$/i;
/** A longer name is cut before what comes with the item. */
const MAX_NAME = 8;

/** Returns the engine's title. If that is no name, returns the first kind of item that a clause names. */
function titleOf(read: string, clauses: readonly string[]): string {
  const name = read.replace(VERB, '');
  const short = wordsOf(name).length > MAX_NAME ? name.replace(/ (?:with|and)\b.*$/i, '') : name;
  if (!NAMES_NOTHING.test(short)) return short.replace(/ here$/i, '');
  for (const clause of clauses) {
    const kind = itemOf(clause).kind?.name;
    if (kind !== undefined && clause.toLowerCase().includes(kind)) return capitalized(kind);
  }
  return read;
}

/** Words after the name of an item that describe it. */
const DESCRIBES = new RegExp(
  String.raw`\b(?:\d+|size|about|both|for|on|in|at|${NUMBER_WORDS.slice(1).join('|')}|${COLORS.join('|')}|oscillating|mixed)\b`,
  'i',
);
/** A name with more words than this behind what it names says more than a name. */
const MAX_BEHIND = 2;

/** Cuts a title behind the words that name the item, if what follows describes it: "Desk fan three speeds". */
function nameIn(title: string): string {
  const { named } = namedItemOf(title);
  const index = named === null ? -1 : title.toLowerCase().indexOf(named);
  if (named === null || index < 0) return title;
  const name = title.slice(0, index + named.length);
  const behind = title.slice(name.length);
  const isLong = wordsOf(behind).length > MAX_BEHIND && !behind.startsWith(',');
  if (/^ and /i.test(behind)) return title.replace(/ (?:both|all|for|with|about)$/i, '');
  return /^[\s,]/.test(behind) && (isLong || DESCRIBES.test(behind)) ? name : title;
}

/** Removes the name from the start of a clause that says more: "Desk fan three speeds" becomes "Three speeds". */
function withoutName(title: string, clause: string): string {
  if (!clause.toLowerCase().startsWith(`${title.toLowerCase()} `)) return clause;
  const rest = clause.slice(title.length).trim();
  return VERB.test(` ${rest.split(' ')[0]}`) ? clause : capitalized(rest);
}

function aboutOf(clause: string): SaidClause['about'] {
  if (namesFlaw(clause)) return 'flaw';
  if (CONDITION.test(clause)) return 'condition';
  if (INCLUDES.test(clause)) return 'includes';
  if (PICKUP.test(clause)) return 'pickup';
  return TALK.test(clause) && !INFORMS.test(clause) ? 'talk' : 'details';
}

/** Returns the independent clauses of a sentence, without final punctuation. */
const clausesOf = (sentence: string, price: number | null): string[] =>
  sentence
    .replace(/[.!]+$/, '')
    .split(/[,;]\s+(?!\d{3}\b)(?:(?:and|but|so) )?|\s+but\s+|(?<=\bincl)\.\s+/i)
    .flatMap((part) => (isRun(part) ? clausesOfRun(part, price).map(({ text }) => text) : [part]))
    .map((clause) => capitalized(clause.trim().replace(/^(?:and|but|so) (?=\S)/i, '')))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

/** Whether the title already says everything in a clause. */
function isCoveredBy(title: string, clause: string): boolean {
  const titleWords = new Set(wordsOf(title));
  return wordsOf(clause.replaceAll(/'(?:m|s|re|ve|ll|d)\b/g, '')).every(
    (word) => titleWords.has(word) || SMALL_WORDS.has(word),
  );
}

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
