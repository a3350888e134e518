import { LISTING_LIMITS } from '../../../listings/contract/listing-limits.ts';
import { parseSpokenNumber, SPOKEN_NUMBER } from './number-words.ts';

export interface FoundPrice {
  /** US cents; null without a clear asking price. */
  cents: number | null;
  /** The text without the asking price; terms of the price stay as their own sentences. */
  rest: string;
}

interface Candidate {
  cents: number;
  start: number;
  end: number;
  score: number;
}

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?';
const AMOUNT = `(${NUMBER})\\s?(k\\b)?`;
const MONEY_WORD = '(?:dollars?|bucks?|usd|us dollars?)';

/** Words before a number that mark it as the asking price. */
const CUE =
  "(?:i(?:'m| am)? )?(?:asking(?: price)?(?: is| for)?|price(?:d)?(?: is|'s| at| to sell at)?|want(?:ing)?|would like|hoping for|looking for|(?:sell|selling)(?: (?:it|them|this|all|both|the lot))? (?:for|at)|(?:let|letting) (?:it|them) go for|(?:can|could|it|they|will)? ?go(?:es|ing)? for|yours for|(?:i'll |will |would )?take|have (?:it|them) for|reduced to|now|down to|make it|only|just|first)";
const SOFTENER = '(?:only |just |about |around |like |maybe |say |a )?';
/** Words after a number that only follow prices. */
const TERM =
  '(?:o\\.?b\\.?o\\b\\.?|o\\.?n\\.?o\\b\\.?|or best offer|or nearest offer|or near offer|or offers?|firm|negotiable|neg\\b|cash)';
const CLOSES = `(?=\\s*(?:$|[\\n.,;:!?)]|-\\s|${TERM}|(?:each|apiece|total|all in|please|pls|thanks|for (?:it|both|all|everything|the (?:lot|pair|set))|and|but|if|or)\\b))`;

/** Words before a number that mark a fact about the past or another cost instead of the asking price. */
const NOT_ASKING =
  /(?:paid|pay|retail(?:s|ed|ing)?|originally|was|were|worth|cost(?:s|ing|ed)?|msrp|rrp|list price|new price|bought|valued|value|(?<!\b(?:like|as|almost|nearly|practically|brand) )new(?!,\s*$)(?: they| it|,)?|(?<!free )(?:delivery|shipping|deliver|postage|ship)|save|saves|over|deposit|spent|about|repair)(?:\s+(?:me|us|is|are|it|them|this|at|for|about|around|over|nearly|almost|was|were|price|go|goes|sell|sells|new|like|then|back then|i|only|an?|extra|of|by|will|be|would)){0,5}[\s:,]*$/i;
const NOT_ASKING_AFTER =
  /^\s*(?:new\b(?! price)|retail|originally|when (?:i|it|we)|in (?:the )?(?:store|shop|stores|shops)|at (?:the )?(?:store|shop)|for (?:delivery|shipping)|to (?:deliver|ship|fix|repair)|delivery|shipping|off\b|gift ?card|(?:part|fix|repair|bill|tool|cable|battery|kit)\b|value|worth of|miles|cheaper|less)/i;

const NOT_FREE_BEFORE =
  /(?:[a-z]-|\b(?:smoke|pet|rust|hands|lead|scratch|stress|gluten|cruelty|nickel|feel|toll|tax|drama|dust|bpa|oil|maintenance|damage|defect|trouble|problem|wrinkle|ad|cage|interest|stain|tarnish|carrier|lock|crack|dent|noise|odor|odour|mold|wire|cat|dog) )$/i;
const NOT_FREE_AFTER =
  /^(?:\s|-)*(?:shipping|delivery|deliver|postage|weights?|standing|stand|people|spirit|of|time|form|fall|flow|range|rider|ride|motion|returns?|gift|app|wheel|lance|run|trial|parking|pickup|case|cable|charger|to (?:ask|contact|message|call|text|come|reach|email))/i;

const toCents = (number: string, thousands: string | undefined): number =>
  Math.round(Number(number.replaceAll(',', '')) * (thousands ? 1_000 : 1) * 100);

function* matches(text: string, source: string): Generator<RegExpExecArray> {
  const pattern = new RegExp(source, 'gi');
  for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
    yield hit;
    if (hit[0] === '') pattern.lastIndex += 1;
  }
}

const looksLikeYear = (number: string): boolean => /^(?:19|20)\d\d$/.test(number);

function candidatesIn(text: string): Candidate[] {
  const found: Candidate[] = [];
  const add = (hit: RegExpExecArray, cents: number | null, score: number): void => {
    if (cents === null || cents < 0 || cents > LISTING_LIMITS.maxPriceCents) return;
    const start = hit.index;
    const end = start + hit[0].length;
    const past = NOT_ASKING.test(text.slice(Math.max(0, start - 60), start));
    if (past || NOT_ASKING_AFTER.test(text.slice(end))) return;
    found.push({ cents, start, end, score });
  };
  const lead = `(?:\\b(${CUE})[:\\s]+${SOFTENER})?`;
  const spoken = (words: string | undefined): number | null => {
    const number = words === undefined ? null : parseSpokenNumber(words);
    return number === null ? null : number * 100;
  };
  for (const hit of matches(text, `${lead}(?:us ?)?\\$ ?${AMOUNT}(?:\\s?${MONEY_WORD}\\b)?`)) {
    add(hit, toCents(hit[2] ?? '', hit[3]), hit[1] ? 10 : 8);
  }
  for (const hit of matches(text, `${lead}(?<![\\w.,$])${AMOUNT}(?:\\s?${MONEY_WORD}\\b|\\$)`)) {
    add(hit, toCents(hit[2] ?? '', hit[3]), hit[1] ? 10 : 8);
  }
  for (const hit of matches(text, `${lead}(?<![\\w.,$-])(${NUMBER}|a|half a)\\s?grand\\b`)) {
    const number = hit[2]?.toLowerCase();
    const thousands = number === 'a' ? 1 : number === 'half a' ? 0.5 : Number(number?.replaceAll(',', ''));
    add(hit, Math.round(thousands * 100_000), hit[1] ? 10 : 7);
  }
  for (const hit of matches(text, `${lead}\\b(${SPOKEN_NUMBER})[ -]${MONEY_WORD}\\b`)) {
    add(hit, spoken(hit[2]), hit[1] ? 10 : 8);
  }
  for (const hit of matches(text, `\\b${CUE}[:\\s]+${SOFTENER}${AMOUNT}${CLOSES}`)) {
    if (!looksLikeYear(hit[1] ?? '')) add(hit, toCents(hit[1] ?? '', hit[2]), 6);
  }
  for (const hit of matches(text, `\\b${CUE}[:\\s]+${SOFTENER}(${SPOKEN_NUMBER})\\b${CLOSES}`)) {
    add(hit, spoken(hit[1]), 6);
  }
  for (const hit of matches(text, `(?<![\\w.,$-])${AMOUNT}(?=\\s*,?\\s*${TERM})`)) {
    if (!looksLikeYear(hit[1] ?? '')) add(hit, toCents(hit[1] ?? '', hit[2]), 5);
  }
  for (const hit of matches(
    text,
    `\\b(${SPOKEN_NUMBER})(?=\\s*,?\\s*(?:obo|ono|or best offer|or nearest offer))`,
  )) {
    add(hit, spoken(hit[1]), 5);
  }
  // "for 45" counts only at a possible end of a sentence, and never before words that count people or places.
  for (const hit of matches(text, `\\bfor\\s+${SOFTENER}(\\d[\\d,]*)\\s?(k\\b)?(?=\\s*(?:$|[\\n.!;]))`)) {
    const before = text.slice(0, hit.index);
    const countsPeople =
      /\b(?:seats?|room|space|good|made|fits?|service|set|place|settings?|works?|suitable|enough|table|ages?|designed|perfect|great|used|built|meant|case|charger|cover)\s+$/i;
    if (looksLikeYear(hit[1] ?? '') || countsPeople.test(before)) continue;
    if (Number((hit[1] ?? '').replaceAll(',', '')) >= 5) add(hit, toCents(hit[1] ?? '', hit[2]), 4);
  }
  // A number with a thousands comma, or like 1.2k, alone in its clause.
  for (const hit of matches(
    text,
    `(?<=[,;.\\n] ?|^)(\\d{1,3}(?:,\\d{3})+|\\d+\\.\\d(?=k))(k)?(?=\\s*(?:$|[\\n.!;]|, ))`,
  )) {
    add(hit, toCents(hit[1] ?? '', hit[2]), 3);
  }
  return found;
}

function freeIn(text: string): Candidate | null {
  const source =
    '\\b(?:(?:giving|give) (?:it |them |this )?away(?: for free)?|free to (?:a )?(?:good |loving |whoever )[a-z]*|free to (?:collect|take|whoever)[a-z ]*|(?:for |totally |completely |all )?free(?: of charge)?|no charge|gratis|no cost)\\b';
  for (const hit of matches(text, source)) {
    const start = hit.index;
    const end = start + hit[0].length;
    if (/free/i.test(hit[0])) {
      if (NOT_FREE_BEFORE.test(text.slice(0, start))) continue;
      if (NOT_FREE_AFTER.test(text.slice(end)) && !/of charge|for free/i.test(hit[0])) continue;
      if (/^\s*(?:of|from)\b/i.test(text.slice(end))) continue;
    }
    return { cents: 0, start, end, score: 1 };
  }
  return null;
}

const TERMS_AFTER = new RegExp(
  `^\\s*,?\\s*(?:\\(\\s*)?(?:(o\\.?[bn]\\.?o\\b\\.?|or (?:best|nearest|near) offer|or offers?|negotiable|neg\\b)|(firm)|(cash(?: only)?)|(each|apiece|a piece)|(for (?:both|all|the (?:lot|pair|set|bundle)|everything))|(total|all in|for it|please|pls|thanks))(?:\\s*\\))?(?=$|[\\s.,;:!?)])`,
  'i',
);

/**
 * Finds the asking price. A number is a price only with a currency, a word such as "asking", or a term such as "obo".
 * Sizes, years, models and former prices are left alone.
 */
export function findPrice(text: string): FoundPrice {
  const priced = candidatesIn(text).sort((a, b) => b.score - a.score || a.start - b.start)[0];
  const found = priced ?? freeIn(text);
  if (!found) return { cents: null, rest: text };

  let after = text.slice(found.end);
  const said: string[] = [];
  for (let term = TERMS_AFTER.exec(after); term; term = TERMS_AFTER.exec(after)) {
    if (term[1]) said.push('Open to offers.');
    else if (term[2]) said.push('The price is firm.');
    else if (term[3]) said.push(term[3].toLowerCase() === 'cash only' ? 'Cash only.' : 'Cash, please.');
    else if (term[4]) said.push('The price is for each.');
    else if (term[5]) said.push(`The price is ${term[5].toLowerCase()}.`);
    after = after.slice(term[0].length);
  }
  // If another price follows ("or $35 for both"), it stays, without the joining word.
  after = after.replace(/^\s*(?:or|and)\s+(?=\$)/i, '. ');
  const before = text
    .slice(0, found.start)
    .replace(/(?:[\s,;:(-]|\b(?:asking|for|at|price|only|just|and|so|but|yours)\b)*$/i, '');
  after = after.replace(/^\s*\)/, '').replace(/^[\s,;:-]+(?=[.!?\n]|$)/, '');
  if (/[.!?\n]\s*$/.test(before) || before === '') after = after.replace(/^[\s.,;!?]+/, ' ');
  const joint =
    /[.!?\n]\s*$/.test(before) || /^\s*[.,;!?\n]/.test(after) || before === '' || after.trim() === ''
      ? ''
      : ',';
  const rest = `${before}${joint}${after}`.trim().replace(/^[\s,.;:!-]+/, '');
  const terms = [...new Set(said)].join(' ');
  if (terms === '') return { cents: found.cents, rest };
  const stop = rest === '' || /[.!?]$/.test(rest) ? '' : '.';
  return { cents: found.cents, rest: `${rest}${stop} ${terms}`.trim() };
}
