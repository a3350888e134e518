import type { Fact } from './fact.ts';
import { firstFact, type ReadText } from './read-text.ts';
import { type Clause, deniesBefore } from './sentences.ts';

/** Facts about what is included. Things that are only mentioned do not count. */

const GIVES =
  /\b(?:with|includes?|included|including|inc\.?|incl\.?|comes?|has|have|got|original|still|in (?:the |its |their )?(?:original |og )?(?:box|packaging|case)|boxed|plus|all|both|also|too|as well)\b|[+&]/i;
/** A list of included things: 'box and charger'. */
const SHORT_LIST =
  /^(?!.*\b(?:in|on|of|to|is|was|for|at|from|by|an?|I|we|my)\b)(?:the |its |original )?[\p{L}\p{N}'’/-]+(?:\s+[\p{L}\p{N}'’/-]+){0,3}$/u;
const IN_LIST = /\s*(?:,|\band\b|&|\+|\/)\s*/i;
const MISSING_AFTER =
  /\b(?:not|isn['’]?t|aren['’]?t) (?:\w+ )?(?:included|there|available|with it|work\w*)\b|\b(?:i|we) (?:don['’]?t|do not|no longer) have\b|\bdoes(?:n['’]?t| not) (?:work|come|go)\b|\bsold separately\b|\b(?:is|are|was|were|got|been|long) (?:\w+ )?(?:lost|missing|gone|thrown|tossed|recycled|trashed|discarded)\b|\b(?:missing|lost|gone|no)\s*$|\byou['’]?(?:ll| will)? need (?:an?|your|to)\b/i;
/** Statements that imply a box: "Never removed from box". */
const NEVER_OPENED =
  /\b(?:never|not|hasn['’]?t) (?:been |even |ever )?(?:removed|taken|out|opened|left|unboxed)\b/i;
/** Possessives, which refer to a part: "The remote's battery cover is gone." */
const OF_THING = /\b(?:box|charger|remote|case|cable|cord)['’]s\b/i;
/** Exceptions: "Everything but the charger." */
const EXCEPT =
  /\b(?:everything|all(?: \w+)?|complete)\s+(?:[\p{L} ]{0,20} )?(?:but|except(?: for)?|minus|other than)\s+([^.;]{1,40})/iu;
/** A denied loss: "Remote not lost." */
const NOT_LOST = /\b(?:not|isn['’]?t|never|wasn['’]?t) (?:\w+ )?(?:lost|missing|gone)\b/i;
const NOT_GIVEN = /\b(?:issues?|problems?|trouble) with\b|\b(?:needed|required|necessary)\b/i;
/** Things that the buyer needs: "Need your own charger." */
const NEEDED =
  /\b(?:needs?|bring|use) (?:an?|your own) (?:new |[\w-]+ )?(?:remote|charger|cable|cord|case|box|adapter)\b/i;
/** Statements that something is included: "Charger brick is heavy, but included." */
const INCLUDED = /^(?:(?:it|they)(?:['’]s|['’]re| is| are)? |is |are )?(?:not |isn['’]t )?included$/i;
/** An answer after the name: "Box yes, charger no." */
const ANSWER = /^\s*[:=?-]?\s*(yes\b|no(?=\s*$))/i;
const ONLY = /\bonly\b/i;

interface Thing {
  /** Matches its names. */
  named: RegExp;
  /** Matches other things with the same name. */
  not?: RegExp;
  /** Matches words that state by themselves that it is included. */
  said?: RegExp;
  /** Categories where it may be the item itself, or a part of every item. */
  unless?: readonly string[];
}

const BOX: Thing = {
  named: /\b(?:box(?:es)?|packaging|boxed)\b/i,
  not: /\breplacement box\b|\b(?:ported|speaker|sub(?:woofer)?|gear|juke|lunch|tool|storage|litter|shadow|set[- ]top|tv|cable|mail|music|sound|x|drop|ice|jewelry|planter|box) ?box|\bbox (?:spring|office|truck|cutter|fan|seat|frame|beam|bed)|\bx-?box\b|\bbox(?:es)? of\b/i,
  said: /\b(?:in (?:the |its |their )?(?:original |og )?(?:box|packaging)|boxed|(?:original|factory|retail|oem) (?:box(?:es)?|packaging)|box (?:is )?included|(?:new|sealed|open) (?:in )?box|nib|bnib|box\s*:\s*(?:yes|included))\b/i,
};
const CHARGER: Thing = {
  named:
    /\b(?:chargers?|charging (?:cable|brick|cord|case|dock)|charger brick|(?:power|ac|wall) (?:adapter|brick|cord|supply)|(?<=\b(?:no|the|not|without|or|and) )brick|adapter(?= (?:is )?(?:not )?included))\b/i,
  not: /\b(?:any|your) (?:[\w-]+ )?(?:charger|cable|power)|\b(?:turbo|super|wireless)charger|\bcharger port\b/i,
};
const CABLES: Thing = {
  named: /\b(?:cables?|cords?|(?:speaker|power|audio) wires?|leads)\b/i,
  not: /\b(?:cable|cord|wire|lead)s? (?:knit|machine|car|bike|tv|box|management|trays?|holes?|holders?|organi[sz]er|clips?|ports?|inputs?|outputs?|jacks?|ready|company|modem|channels?|wrap|storage)|\bbrake cables?\b|\bcorded\b/i,
};
const REMOTE: Thing = { named: /\bremotes?(?: control)?\b/i, not: /\bremote (?:start|work|area|working)\b/i };
const CASE: Thing = {
  named: /\b(?:hard ?shell |hard |soft |gig ?|carrying )?(?:cases?|gig ?bags?)\b/i,
  not: /\bin (?:(?:any|that|this) )?case\b|\bcase (?:size|width|back|diameter)\b|\bcharging case\b|\b(?:always|kept|stayed|lived|been|was) (?:\w+ )?in (?:an?|its|the) (?:\w+ )?case\b|\bcase on\b|\bstainless\b|\b\d+ ?mm case\b/i,
};
const RECEIPT: Thing = {
  named: /\b(?:receipts?|proof of purchase|invoice|bill of sale|certificate(?: of authenticity)?)\b/i,
  not: /\bupon receipt\b/i,
  said: /^(?:proof of purchase|bill of sale)(?: (?:is )?(?:provided|available|included))?$|\breceipts? (?:is |are )?(?:from|available|if you|on hand|provided|upon request)/i,
};

/** Whether a thing is the subject of a clause: "The charger is a copy." */
function isSubject(clause: string, named: RegExp): boolean {
  const match = named.exec(clause);
  if (match === null || !/^(?:the |its |original )*$/i.test(clause.slice(0, match.index))) return false;
  return /^\s+(?:is|are|was|has)\b/i.test(clause.slice(match.index + match[0].length));
}

function read(text: ReadText, thing: Thing): { fact: Fact; clause: Clause } | null {
  let answerClause: Clause | null = null;
  const fact = firstFact(text, (clause, sentence) => {
    if (clause.owner === 'request' || clause.owner === 'condition') return null;
    if (OF_THING.test(clause.text)) return null;
    if (NEEDED.test(clause.text) && thing.named.test(NEEDED.exec(clause.text)?.[0] ?? '')) {
      answerClause = clause;
      return { value: false, good: false };
    }
    const named = thing.named.exec(clause.text);
    if (named === null || thing.not?.test(clause.text) === true) return null;
    if (NOT_GIVEN.test(clause.text)) return null;
    const excepted = EXCEPT.exec(sentence.text)?.[1];
    if (excepted !== undefined && thing.named.test(excepted)) {
      answerClause = clause;
      return { value: false, good: false };
    }
    const answer = ANSWER.exec(clause.text.slice(named.index + named[0].length))?.[1];
    if (answer !== undefined) {
      answerClause = clause;
      const isIn = answer.toLowerCase() === 'yes';
      return { value: isIn, good: isIn };
    }
    const next = sentence.clauses[sentence.clauses.indexOf(clause) + 1]?.text ?? '';
    if (INCLUDED.test(next)) {
      answerClause = clause;
      const isIn = !/\bnot\b|n['’]t\b/i.test(next);
      return { value: isIn, good: isIn };
    }
    const isSealed = NEVER_OPENED.test(clause.text);
    const isMissing =
      !isSealed &&
      !NOT_LOST.test(clause.text) &&
      (deniesBefore(clause, thing.named) || MISSING_AFTER.test(clause.text));
    const isList = clause.text
      .split(IN_LIST)
      .every((part) => SHORT_LIST.test(part.trim()) || GIVES.test(part));
    const isGiven =
      thing.said?.test(clause.text) === true ||
      isSealed ||
      NOT_LOST.test(clause.text) ||
      GIVES.test(clause.text) ||
      (isList && (sentence.from === 'description' || sentence.clauses.length > 1)) ||
      ONLY.test(clause.text);
    const isDescribed = isSubject(clause.text, thing.named);
    if (!isMissing && !isGiven && !isDescribed) return null;
    answerClause = clause;
    return { value: !isMissing, good: !isMissing };
  });
  return fact === null || answerClause === null ? null : { fact, clause: answerClause };
}

const included =
  (thing: Thing) =>
  (text: ReadText): Fact | null =>
    read(text, thing)?.fact ?? null;

const BOXES = new Set(['electronics', 'collectibles', 'jewelry-watches', 'clothing', 'musical-instruments']);

const OWN_BOX =
  /\b(?:original|factory|retail|in (?:the|its) |boxed|unopened|new in)\b|\bbox(?:,| and| &| with) (?:the |all )?(?:receipts?|manuals?|papers?|instructions|chargers?)\b|\b(?:receipts?|manuals?|papers|instructions)(?:,| and| &) (?:the )?box\b|\bbox[:=-]? ?(?:yes|no)(?=[\s.,;!]*$)/i;
/** Only an original box counts if the item itself may be a box. */
export function readBox(text: ReadText): Fact | null {
  const box = included(BOX)(text);
  if (box === null || BOXES.has(text.category)) return box;
  return OWN_BOX.test(box.source) ? box : null;
}

/** 'Charger only' means that the charger is included and nothing else. */
export const readCharger = included(CHARGER);
const WIRED = new Set(['electronics', 'musical-instruments']);

export const readCables = (text: ReadText): Fact | null =>
  WIRED.has(text.category) ? included(CABLES)(text) : null;
export const readRemote = included(REMOTE);

export function readCase(text: ReadText): Fact | null {
  return WIRED.has(text.category) && text.kind !== 'accessories' && text.kind !== 'computers'
    ? included(CASE)(text)
    : null;
}

export function readReceipt(text: ReadText): Fact | null {
  const receipt = read(text, RECEIPT);
  if (receipt === null) return null;
  const named = RECEIPT.named.exec(receipt.clause.text)?.[0] ?? '';
  const value = receipt.fact.value === true ? named.charAt(0).toUpperCase() + named.slice(1) : 'None';
  return { ...receipt.fact, value };
}

const COMES_WITH =
  /\b(?:comes? with|includes?|including|accessories:|included:)\s+(?:the |its |all |an? |both )*([^.!?;]{3,80})/i;

/** Statements about the price and services, which are not included things. */
const PRICE_INCLUDES =
  /\b(?:price|cost|fee|rent|rate|sale|total|\$?\d+) (?:also |already )?includ(?:es?|ing)\b/i;
const NO_THING =
  /^(?:(?:an?|free|local|full|fast|any|\d+|\d+[ -]days?|days?|[\w-]+ (?:years?|months?)) )*(?:delivery|shipping|postage|tax(?:es)?|fees|set ?up|assembly|installation|removal|warranty|guarantee|your|you|no\b|instructions? on|lots? of memories)\b/i;

/** Returns what the seller says is included, in their words. */
export function readAccessories(text: ReadText): Fact | null {
  return firstFact(text, (clause, sentence) => {
    if (clause.owner !== 'item' && clause.owner !== 'part') return null;
    if (PRICE_INCLUDES.test(clause.text)) return null;
    if (clause.negated)
      return /\bno accessories\b/i.test(clause.text) ? { value: 'None', good: false } : null;
    if (clause !== sentence.clauses.find(({ text: words }) => COMES_WITH.test(words))) return null;
    const list = COMES_WITH.exec(sentence.text.split(/\b(?:but|no|not|without)\b/i)[0] ?? '')?.[1]?.trim();
    return list === undefined || list === '' || NO_THING.test(list)
      ? null
      : { value: list.charAt(0).toUpperCase() + list.slice(1), good: null };
  });
}
