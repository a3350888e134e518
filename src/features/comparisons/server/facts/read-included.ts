import type { Fact } from './fact.ts';
import { firstFact, type ReadText } from './read-text.ts';
import type { Clause } from './sentences.ts';

/** Facts about what comes with an item. A thing that is only mentioned is not stated to be included. */

const GIVES =
  /\b(?:with|includes?|included|including|inc\.?|incl\.?|comes?|has|have|got|original|still|in (?:the |its |their )?(?:original |og )?(?:box|packaging|case)|boxed|plus|all|both|also)\b|[+&]/i;
/** 'box and charger': a list names what is there. */
const SHORT_LIST =
  /^(?!.*\b(?:in|on|of|to|is|was|for|at|from|by|an?|I|we|my)\b)(?:the |its |original )?[\p{L}\p{N}'’/-]+(?:\s+[\p{L}\p{N}'’/-]+){0,3}$/u;
const IN_LIST = /\s*(?:,|\band\b|&|\+|\/)\s*/i;
const MISSING_AFTER =
  /\b(?:not|isn['’]?t|aren['’]?t) (?:\w+ )?(?:included|there|with it)\b|\bsold separately\b|\b(?:is|are|was|were|got) (?:lost|missing|gone)\b/i;
const ONLY = /\bonly\b/i;

interface Thing {
  /** What it is called. */
  named: RegExp;
  /** Something else of the same name. */
  not?: RegExp;
  /** Words that say it is there by themselves. */
  said?: RegExp;
  /** Categories in which it may be the item itself, or a part of every item. */
  unless?: readonly string[];
}

const BOX: Thing = {
  named: /\b(?:box|packaging|boxed)\b/i,
  not: /\b(?:gear|juke|lunch|tool|storage|litter|shadow|set[- ]top|tv|cable|mail|music|sound|x|drop|ice|jewelry|planter|box) ?box|\bbox (?:spring|office|truck|cutter|fan|seat|frame|beam|bed)|\bx-?box\b|\bbox(?:es)? of\b/i,
  said: /\b(?:in (?:the |its |their )?(?:original |og )?(?:box|packaging)|boxed|original (?:box|packaging)|box (?:is )?included|(?:new|sealed|open) (?:in )?box|nib|bnib)\b/i,
};
const CHARGER: Thing = {
  named: /\b(?:chargers?|charging (?:cable|brick|cord|case|dock)|power (?:adapter|brick|cord|supply))\b/i,
  not: /\b(?:turbo|super|wireless)charger|\bcharger port\b/i,
};
const CABLES: Thing = {
  named: /\b(?:cables?|cords?|hdmi|wires)\b/i,
  not: /\bcable (?:knit|machine|car|bike|tv|box|management)|\bbrake cables?\b|\bcorded\b/i,
};
const REMOTE: Thing = { named: /\bremotes?(?: control)?\b/i, not: /\bremote (?:start|work|area|working)\b/i };
const CASE: Thing = {
  named: /\b(?:hard ?shell |hard |soft |gig ?|carrying )?(?:case|gig ?bag)\b/i,
  not: /\bin (?:(?:any|that|this) )?case\b|\bcase (?:size|width|back|diameter)\b|\bcharging case\b|\b(?:always|kept|stayed|lived|been|was) (?:\w+ )?in (?:an?|its|the) (?:\w+ )?case\b|\bcase on\b|\bstainless\b|\b\d+ ?mm case\b/i,
};
const RECEIPT: Thing = {
  named: /\b(?:receipts?|proof of purchase|invoice|bill of sale|certificate(?: of authenticity)?)\b/i,
  not: /\bupon receipt\b/i,
};

function read(text: ReadText, thing: Thing): { fact: Fact; clause: Clause } | null {
  let clause: Clause | null = null;
  const fact = firstFact(text, (one, sentence) => {
    if (!thing.named.test(one.text) || thing.not?.test(one.text) === true) return null;
    const missing = one.negated || MISSING_AFTER.test(one.text);
    const isList = one.text.split(IN_LIST).every((part) => SHORT_LIST.test(part.trim()) || GIVES.test(part));
    const given =
      thing.said?.test(one.text) === true ||
      GIVES.test(one.text) ||
      (isList && (sentence.from === 'description' || sentence.clauses.length > 1)) ||
      ONLY.test(one.text);
    if (!missing && !given) return null;
    clause = one;
    return { value: !missing, good: !missing };
  });
  return fact === null || clause === null ? null : { fact, clause };
}

const included =
  (thing: Thing) =>
  (text: ReadText): Fact | null =>
    read(text, thing)?.fact ?? null;

const BOXES = new Set(['electronics', 'collectibles', 'jewelry-watches', 'clothing', 'musical-instruments']);

/** Where the item itself may be a box, only an original one counts. */
export function readBox(text: ReadText): Fact | null {
  const found = included(BOX)(text);
  if (found === null || BOXES.has(text.category)) return found;
  return /\b(?:original|in (?:the|its) |boxed|unopened|new in)\b/i.test(found.source) ? found : null;
}

/** 'Charger only' names the charger, and says that nothing else is there. */
export const readCharger = included(CHARGER);
const WIRED = new Set(['electronics', 'musical-instruments']);

export const readCables = (text: ReadText): Fact | null =>
  WIRED.has(text.category) ? included(CABLES)(text) : null;
export const readRemote = included(REMOTE);

export function readCase(text: ReadText): Fact | null {
  return WIRED.has(text.category) && text.kind !== 'accessories' ? included(CASE)(text) : null;
}

export function readReceipt(text: ReadText): Fact | null {
  const found = read(text, RECEIPT);
  if (found === null) return null;
  const named = RECEIPT.named.exec(found.clause.text)?.[0] ?? '';
  const value = found.fact.value === true ? named.charAt(0).toUpperCase() + named.slice(1) : 'None';
  return { ...found.fact, value };
}

const COMES_WITH =
  /\b(?:comes? with|includes?|including|accessories:|included:)\s+(?:the |its |all |an? |both )*([^.!?;]{3,80})/i;

/** What the seller says comes with it, as they say it. */
export function readAccessories(text: ReadText): Fact | null {
  return firstFact(text, (clause, sentence) => {
    if (clause.negated)
      return /\bno accessories\b/i.test(clause.text) ? { value: 'None', good: false } : null;
    if (clause !== sentence.clauses.find(({ text: words }) => COMES_WITH.test(words))) return null;
    const list = COMES_WITH.exec(sentence.text.split(/\b(?:but|no|not|without)\b/i)[0] ?? '')?.[1]?.trim();
    return list === undefined || list === ''
      ? null
      : { value: list.charAt(0).toUpperCase() + list.slice(1), good: null };
  });
}
