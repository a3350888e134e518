import { isOfCompanion } from './free-companion.ts';

/** Where a text says that the item is free. */
export interface FoundFree {
  start: number;
  end: number;
  /** Whether it is certainly about the price. */
  sure: boolean;
  /** The name of the item, if it occurs within the match. */
  kept: string;
}

/** A quick check. Texts without a match are not giveaways. */
const HAS_FREE =
  /free|gratis|regal|away|for nothing|no c(?:harge|ost)|\b(?:zero|0|no) dollars|\$ ?0(?![.\d])|any(?:thing| money) for|no money|costs? (?:you )?nothing|whoever|to the first/i;
/** Phrases that always mean a giveaway. */
const GIVEN =
  /\b(?:(?:i'?m |we'?re |i am |we are )?(?:just )?giving (?:it|them|this|these|(?:my |our |the |this |these )?(?<given>(?:[a-z]+ ){0,3}?[a-z]+)) to (?:whoever|anyone who|anybody who|the first)|costs? (?:you )?nothing(?! (?:to|extra|more|for delivery|if))|(?:i'?m |we'?re )?(?:giving|give)(?: (?:it|them|this|these|all of (?:it|this))| (?<kept>(?:(?!it |them |these )[a-z]+ ){0,3}?[a-z]+))? away(?: for free)?(?= |$|[.,!])|(?:take (?:it|them) |yours |get (?:it|them) |all )?for free|(?:you can have (?:it|them|this) )?for nothing|free of charge|no charge(?! for (?!pick))|(?<=^(?:hola,? )?)(?:se )?regal(?:o|a|amos)(?= )|(?:lo|la|los|las) regal(?:o|amos)|(?:at )?no cost(?: to (?:you|anyone))?(?= ?(?:$|[.,!?;\n]))|at no cost|gratis|(?:zero|0) dollars|\$ ?0(?![.,\d])|not asking (?:for )?(?:anything|any money)(?: for (?:it|them|this|these))?|(?:don'?t|do not) want (?:anything|any money) for (?:it|them|this|these)|no money (?:needed|required|necessary)|gets? (?:it|them) free|free to (?:a |an |the )?(?:good |loving |new )?(?:home|whoever|anyone|anybody|someone|somebody|family|teacher|first|those|collect|take|pick)(?: (?:can |will )?(?:hauls?|it|them|this|takes?|wants?|needs?|picks?|comes?|gets?|up|off|away|and|first))*|(?:it'?s|its|they'?re|these are|this is|is|are|totally|completely|absolutely|all) free(?! ?-| (?:ship|deliver|stand|run|of|from|to (?:message|ask|call)))(?: to (?:a |an )?(?:good |loving |new )?home)?)\b/gi;
/** "Free" at the start of the text or a line, or at the end of a clause. */
const ALONE =
  /(?:^|[\n.!,;:] *)(?:curb(?:side)? alert[ ,:!-]*)?free\b|\bfree(?=\s*(?:$|[.,!?\n;)]|pick ?up|collect|come|near|nearby|local(?:ly)?|today|or under|(?:you|u) (?:haul|pick|take|move|load|dig|cut)|just come|first come|must|to go|both\b|works?\b(?! with)|runs?\b|needs?\b|if you|since|because|but you|as is|for (?:pick ?up|an? \p{L}+|any|who|parts|scrap|salvage|the (?:tak|haul|ask)|some|you)))/giu;

/** "Free" before the item, after words that name nothing: "need gone by sat free couch". */
const LEADING = /^[^.!?\n,;:]{1,40}?\bfree(?= \p{L})/giu;

const NOT_FREE_BEFORE =
  /(?:[a-z]-|\b(?:smoke|smoking|pet|pets|frost|rust|hands|lead|scratch|stress|gluten|sugar|dairy|fat|cruelty|nickel|feel|toll|tax|duty|drama|dust|bpa|oil|maintenance|damage|defect|trouble|problem|hassle|wrinkle|ad|ads|cage|interest|stain|tarnish|carrier|lock|crack|dent|noise|odor|odour|mold|wire|cat|dog|chip|sim|region|glare|flicker|accident|debt|fee|latex|plastic|clutter|animal|germ|chemical|drift|ring|leak|bug|bugs|bedbug|bedbugs|flea|fleas|hair|dander|scuff|snag|rip|hole|tear|chew|bite|buzz|hum|static|glitch|virus|malware|error|fault|recall|tangle|mess|tool|mildew|warp|wobble|squeak|drip|allergen|crease|fade|peel|delivery is|shipping is|postage is|pick ?up(?: is)?|collection(?: is)?|viewing(?: is)?|parking(?: is)?|entry(?: is)?|delivery|shipping|with|a|for|buy one get one|(?:first|next|one|two|three|\d+)(?: free)? (?:days?|weeks?|months?|years?|visits?|class(?:es)?|sessions?|lessons?|hours?|drinks?|nights?)) )$/i;
const NOT_FREE_AFTER =
  /^(?:\s|-)*(?:shipping|delivery|deliver|postage|weights?|standing|stand|people|spirit|of(?! charge)|time|form|fall|flow|range|rider|ride|motion|returns?|gift|app|wheel|lance|run|trial|parking|pickup (?:and|or)|case|cable|charger|install|assembly|accessories|home|from|to (?:ask|contact|message|call|text|come|reach|email|make)|and clear)/i;

/** Words before "free" that do not name an item: "it's all yours for free". */
const NAMES_NOTHING = new Set(
  `it its it's they they're these those this that them all everything both yours any anyone anybody whoever still now just so totally completely
  absolutely really and or but please is are am be take get come grab have has got give giving want wants need needs gone go going must pick up
  haul off out away to too only asking price cost make first served of for from in on at by the a an i i'm i'll we we're you your u can could will
  would porch curb alert side pickup sat sun mon tue wed thu fri saturday sunday monday tuesday wednesday thursday friday tonight tomorrow weekend asap
  moving today local works work working here there because since if then also obo free ok`
    .split(/\s+/)
    .filter(Boolean),
);
/** Openings of an ad that do not name the item. */
const OPENING =
  /\b(?:curb(?:side)? alert|hi|hello|hey|all|there|everyone|folks|neighbou?rs|moving(?: out| sale| soon)?|must go|estate|cleaning out|clean ?out|garage|downsizing|porch|pick ?up|only|today|giveaway|give away|update|still available|spring cleaning|(?:my )?loss(?: is)?|your gain|one man'?s trash|(?:another'?s|someone'?s) treasure|free)\b|[^\p{L}]+/giu;

/** Denials: "not giving it away for free", "practically free". */
const DENIED =
  /\b(?:not|never|nothing|no longer|isn'?t|aren'?t|wasn'?t|won'?t|don'?t|ain'?t|almost|practically|nearly|basically|virtually)(?: (?:looking|trying|wanting|willing|about|going|gonna|giving|give|it|them|this|that|these|is|are|be|to|away|for|totally|just|quite|completely))*\s*$/i;
/** Other items: "Everything else is free", "free couch in my other ad". */
const OF_OTHERS = /\b(?:(?:every|any)thing else|the rest|the others?)\b[^.]*$/i;
/** An exaggeration about the price: "At this price I'm giving it away." */
const AT_PRICE = /\bat (?:this|that) price\b/i;
const IN_OTHER_AD = /^[^.!?\n]*\b(?:other|another) (?:ad|listing|post)s?\b/i;
/** Events that did not happen, and sayings: "was going to give it away", "nothing in life is free". */
const UNREAL =
  /\b(?:(?:was|were) (?:going|about|planning)|hate) to\s*$|\b(?:would|could|might|should)(?: have| just| even)*\s*$|\bnothing (?:\p{L}+ ){0,3}$|\b(?:if|whether)\s*$/iu;
/** Free services, and free things the seller received: "I'll deliver for free", "won this free". */
const DONE =
  /\b(?:got|gotten|won|received|gets?(?= (?:an? |one |in ))|deliver(?:ed|y)?|install(?:ed)?|ship(?:s|ped|ping)?|drop(?:ped)? (?:it )?off|bring it|mount(?:ed)?|includ(?:e|es|ed|ing)|thr(?:ow|own|owing)|toss|(?:i|we)(?:'ll| will| can| could| would) (?:also |even |gladly |happily )?(?!give|let|offer|take|have|be\b|sell)\p{L}+|show you|teach|fix|repair(?:ed)?|sharpen(?:ed)?|assemble|set (?:it )?up)\b|^\s*(?:(?:and|to|then|or|you can) )*(?:try|stream|test (?:it|them)|play (?:it|with)|use (?:it|them)|watch (?=\p{L}+ \p{L}))/iu;
/** Pronouns for the item: "It's free", "giving them away". */
const NAMES_ITEM =
  /^(?:it|they|these|this|all |take|yours|get|you can|(?:i'?m |we'?re )?giv(?:e|ing) (?:it|them|this|these|all))/i;
const THIS_ONE =
  /\b(?:mine|(?:this|that) one)\s*$|^\s*(?:everything|all (?:of )?(?:it|this|that|these|those|items|pieces))\b/i;
const TAKE =
  /^\s*(?:(?:please|just|so|come|and|you can) )*(?:take|grab|have|haul|help yourself|come get)\b(?! (?:the|a|an|my)\b)/i;
const CHARGES = /\b(?:charge|cost)\b/i;
/** A person who has time: "I'm free". */
const PERSON_BEFORE = /\b(?:i'?m|i am|you'?re|you are|we'?re|we are|he'?s|she'?s|when)\s*$/i;
/** Continuations about another item, a condition of sale, a service or a time. */
const ELSEWHERE_AFTER =
  /^\s*(?:with\b|if (?:you )?(?:buy|purchase|take the|get the|not|unsold|they|it (?:does|is)n'?t|nobody|no one|it's not)|to (?:look|play|try|see|view|use|test|watch|stream|enter|remove|download)|use\b|of\b(?! charge)|from\b|included\b|while\b|unless\b|for (?:the (?!tak|pick|ask|haul)|any\b|my\b|delivery|shipping|a limited|buyers?)|(?:after|before|between|until)\b|on (?:weekends?|weekdays?|mon|tue|wed|thu|fri|sat|sun)|(?:any ?time|evenings|weekends)|like\b|(?:i|we)(?:'ll| will| can) (?:deliver|ship|install|bring|drop|haul|mount|assemble)\b|to good home:)/i;
/** Pickup instructions after "free" at the start of a sentence. */
const HOW_TO_GET =
  /^\s*(?:$|[-–—:,.!?()]|(?:pick ?up|local pick ?up) (?!and|or)\S|(?:to|for|if|but|come|you|u|must|first|on|at|today|now|and|as|because|since|so|please|just|while|curb|porch|free|4)\b)/i;
/** Services and extras that are only free with something else. */
const SERVICE_AFTER =
  /^\s*(?:local |same day |home |curbside |fast )*(?:demo|trial|delivery|shipping|lessons?|estimates?|quotes?|consult\w*|install\w*|set ?up|removal|drop ?off|tune|parking|returns?|gifts?|samples?|maps?|updates?|subscriptions?|membership|months?|years?|rides?|entry|admission|wifi|downloads?|appraisals?|repairs?|cleaning|maintenance|spirit|motion|agent|checks?|vehicle|use|with|people|standing|weights?|up|willy|lance|wheel)\b/i;

/** Exceptions with a price: "Everything is free but the swing is 120." */
const BUT_PRICED = /^[^.!?\n]*\b(?:but|except)\b[^.!?\n]*\d/i;
const WITH_PURCHASE = /\bwith (?:\p{L}+ )?purchase\b|\b(?:when|if) you (?:buy|purchase)\b/iu;
/** Whether a text names something, rather than only saying how to get it. */
const namesSomething = (text: string): boolean =>
  wordsOf(text.replaceAll(OPENING, ' ')).some((word) => !NAMES_NOTHING.has(word));

const lastBoundary = (text: string, pattern: RegExp): number => {
  let index = 0;
  for (const hit of text.matchAll(pattern)) index = hit.index + hit[0].length;
  return index;
};

/** Whether the free thing is the item itself, rather than a part, an extra, a service or a person's time. */
function isOfItem(text: string, start: number, end: number): boolean {
  const freeWords = text.slice(start, end);
  const before = text.slice(0, start);
  const after = text.slice(end);
  // A label belongs to the clause: "Extra band: free".
  const clauseStart = lastBoundary(
    before,
    /[.!](?=\s)|\?(?=\s+\S)|[\n,;()]|:(?!\s*$)|\s-\s|\band (?=i\b|i'|we\b|will\b|the\b|also\b|my\b|our\b)|\bplus\b/gi,
  );
  const sentence = before.slice(lastBoundary(before, /[.!?](?=\s)|\n/g));
  const clause = before.slice(clauseStart);
  const doing = CHARGES.test(freeWords) ? sentence : clause;
  if (
    DENIED.test(before) ||
    UNREAL.test(before) ||
    IN_OTHER_AD.test(after) ||
    BUT_PRICED.test(after) ||
    AT_PRICE.test(sentence) ||
    AT_PRICE.test(after.split(/[.!?\n]/)[0] ?? '') ||
    (/^(?:at )?(?:free of|no|gratis|for free|for nothing)/i.test(freeWords) && SERVICE_AFTER.test(after)) ||
    WITH_PURCHASE.test(after.split(/[.!?\n]/)[0] ?? '') ||
    DONE.test(doing) ||
    (/^free/i.test(freeWords) && PERSON_BEFORE.test(before)) ||
    (/^are free/i.test(freeWords) && /\b(?:we|you)\s*$/i.test(before)) ||
    OF_OTHERS.test(clause) ||
    isOfCompanion(before, freeWords, after) ||
    ELSEWHERE_AFTER.test(after)
  )
    return false;
  const prior = before.slice(0, clauseStart);
  // The subject of "yours": "The cover is yours for free".
  const subject = /^yours\b/i.test(freeWords)
    ? /(\p{L}+) (?:is|are)\s*$/iu.exec(clause)?.[1]?.toLowerCase()
    : undefined;
  const isOther = subject !== undefined && !NAMES_NOTHING.has(subject) && !wordsOf(prior).includes(subject);
  if (isOther && namesSomething(prior)) return false;
  if (NAMES_ITEM.test(freeWords) || TAKE.test(clause) || THIS_ONE.test(clause)) return true;
  if (!namesSomething(prior)) return true;
  const subjectWord = wordsOf(clause).findLast((word) => !NAMES_NOTHING.has(word));
  return subjectWord === undefined || wordsOf(prior).includes(subjectWord);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}']+/gu) ?? [];

/** Whether "free" starts a sentence about another item: "Free veil!" after a dress. */
function startsAnother(text: string, index: number, end: number): boolean {
  const after = text.slice(end);
  if (SERVICE_AFTER.test(after) || WITH_PURCHASE.test(after.split(/[.!?\n]/)[0] ?? '')) return true;
  const prior = text.slice(0, index);
  if (!namesSomething(prior) || HOW_TO_GET.test(after)) return false;
  const named = wordsOf(after.slice(0, 40)).slice(0, 3);
  return !named.some((word) => !NAMES_NOTHING.has(word) && wordsOf(prior).includes(word));
}

/** Whether the words up to a match of `LEADING` name nothing. */
const opensWith =
  (text: string) =>
  ([opening]: RegExpExecArray): boolean =>
    !namesSomething(text.slice(0, opening.length - 4));

/**
 * Finds a statement that the item itself is free. "Frost-free", "smoke free home" and "free shipping" do not count, nor
 * do free extras: "free pedals included", "coffee table for free".
 */
export function freeIn(text: string): FoundFree | null {
  // The text must name an item, unlike "Free free free".
  if (!HAS_FREE.test(text) || !namesSomething(text)) return null;
  for (const hit of text.matchAll(GIVEN)) {
    const start = hit.index;
    const end = start + hit[0].length;
    const before = text.slice(Math.max(0, start - 30), start);
    if (/^(?:all|is|are) /i.test(hit[0]) && NOT_FREE_BEFORE.test(before)) continue;
    const isGivenAway = /away/i.test(hit[0]);
    const isOfAnother = /^\s*:\s*\p{L}/u.test(text.slice(end)) && namesSomething(text.slice(0, start));
    const gives = isOfAnother || (isGivenAway && startsAnother(text, start, end));
    if (gives || !isOfItem(text, start, end)) continue;
    return { start, end, sure: true, kept: hit.groups?.['kept'] ?? hit.groups?.['given'] ?? '' };
  }
  for (const hit of [...text.matchAll(ALONE), ...[...text.matchAll(LEADING)].filter(opensWith(text))]) {
    const index = hit.index + hit[0].toLowerCase().lastIndexOf('free');
    const end = index + 4;
    if (NOT_FREE_BEFORE.test(text.slice(Math.max(0, index - 30), index))) continue;
    if (NOT_FREE_AFTER.test(text.slice(end))) continue;
    const opens = /(?:^|[\n.!,;:]\s*)$/.test(text.slice(0, index));
    if ((opens && startsAnother(text, index, end)) || !isOfItem(text, index, end)) continue;
    return { start: index, end, sure: false, kept: '' };
  }
  return null;
}
