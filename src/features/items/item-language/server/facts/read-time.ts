import type { Fact } from './fact.ts';
import { isAgeOfPerson } from './owner.ts';
import { firstFact, type ReadText, withoutOthers } from './read-text.ts';
import { asValue, type Clause, deniesBefore } from './sentences.ts';

/** Facts about age, year and warranty. */

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const COUNT = String.raw`\d{1,3}(?:\.\d| 1\/2|½)?\+?|an?|${NUMBER_WORDS.slice(1).join('|')}|couple(?: of)?|few`;
const AGE = new RegExp(
  String.raw`\b(${COUNT})[ -](?:and a half[ -])?(years?|yrs?|months?|mos?|weeks?)\.?[ -]+(old|ago|of use)\b|\b(?:used|owned|had (?:it|this|them)|ridden|driven)\s+(?:it\s+)?(?:(?:in|at|by|on|as) [^.,]{1,30}? for\s+|for\s+)?(?:only\s+|about\s+|around\s+|just\s+|less than\s+|under\s+|over\s+)*(${COUNT})\s(years?|yrs?|months?|weeks?)\b|\bage:?\s*(?:is\s+)?(${COUNT})\s(years?|yrs?|months?|weeks?)\b`,
  'i',
);
const YEAR =
  /(?<![$€£\d.,-])\b(19[4-9]\d|20[0-4]\d)\b(?!\s*(?:w\b|watts?|lbs?|pounds|miles|mi\b|km|rpm|psi|mah|btu|cc|obo|dollars|sq|ft|x\b|(?:-|–|to|thru|through)\s?\d|\/))/;
/** A year at the start: "2013 Outback premium", or alone. */
const YEAR_FIRST =
  /(?:^|\b(?:my|our|it['’]?s an?|(?:this|which) is an?|have an?|selling an?) )(19[4-9]\d|20[0-4]\d)(?=$|\s+(?!to\b|and\b|or\b|up\b)\p{L})/iu;
/** Names that contain a year, and things that expire in a year. */
const NAMED_BY_YEAR =
  /\b(?:office|windows|word|excel|server|adobe|photoshop|acrobat|creative suite|final cut|visual studio|autocad|quickbooks|turbotax|antivirus|fifa|madden|nba 2k|nhl|mlb|sims|sticker|tags?|plates?|registered|registration|inspect(?:ed|ion)|smog(?:ged)?|class of|since|paid|good (?:until|thru|through))(?: \w+)? (?:20|19)\d\d\b/gi;
const BOUGHT =
  /\b(?:bought|purchased|got (?:it|this|them)|acquired|built|made|manufactured|released|from|since|new|model(?: year)?|year:?|circa|early|mid|late|of)\b[^.]{0,24}?\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:of )?)?(19[4-9]\d|20[0-4]\d)\b/i;
/** Statements about when it was acquired. A year alone may be a model. */
const GOT =
  /\b(?:bought|purchased|manufactured|(?:made|built) in|got (?:it|this|them)|acquired|since|new in|year:?)\b[^.]{0,24}?\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:of )?)?(19[4-9]\d|20[0-4]\d)\b/i;
const LAST =
  /\b(?:bought|purchased|got)\b[^.]{0,30}?\b(last|this) (year|month|week|summer|winter|spring|fall|christmas)\b/i;
/** Times that are not about the item. */
const OTHER_TIME =
  /\b(?:warranty|guarantee|applecare|until|till|through|expires?|serviced|tune|registered|tags?|smog|inspected|replaced|rebuilt|resoled|redone|repaired|restored|painted|refinished|cleaned|moved|moving|ages?\s+\d)\b/i;

/** Kinds that are commonly identified by their year. */
const YEARS_OF = new Set(['laptops', 'tablets', 'computers', 'cars', 'motorcycles', 'vehicles']);

export function readYear(text: ReadText): Fact | null {
  if (text.category !== 'vehicles' && !YEARS_OF.has(text.kind)) return null;
  return firstFact(text, (clause, { from }) => {
    if (clause.negated || OTHER_TIME.test(clause.text) || clause.owner !== 'item') return null;
    const words = withoutOthers(clause.text.replaceAll(NAMED_BY_YEAR, ' '));
    const statedYear = YEAR_FIRST.exec(words)?.[1] ?? BOUGHT.exec(words)?.[2];
    const year = from === 'title' ? YEAR.exec(words)?.[1] : statedYear;
    if (year === undefined || Number(year) > text.now.getUTCFullYear() + 1) return null;
    if (/\b(?:bought|purchased|got)\b/i.test(clause.text)) return null;
    return { value: year, good: null, amount: Number(year) };
  });
}

/**
 * Reads the age: '2 years', 'Bought in 2021', 'Brand new'. Compared in months. The age of a vehicle comes from its
 * year.
 */
export function readAge(text: ReadText): Fact | null {
  if (readYear(text) !== null && text.category === 'vehicles') return null;
  return firstFact(text, (clause, { from, text: sentence }) => {
    const { text: words } = clause;
    if (OTHER_TIME.test(words) || SECOND_HAND.test(sentence)) return null;
    if (clause.owner === 'part' || clause.owner === 'condition') return null;
    const age = AGE.exec(words);
    if (age !== null && !/\bnot\b/i.test(words) && isOfItem(age, words, sentence)) return ageOf(age);
    if (clause.negated || from === 'title') return null;
    const got = /\b(?:house|home|building|apartment|condo) (?:was )?built\b/i.test(words)
      ? null
      : GOT.exec(words);
    if (got !== null) return since(got, text.now);
    const last = LAST.exec(words);
    return last === null ? null : { value: asValue(last[0]), good: null };
  });
}

/** Used items may be older than the time that the seller has had them. */
const SECOND_HAND =
  /\b(?:bought|purchased|got|acquired) (?:it |this |them |these |mine )?(?:used|second ?hand|refurb\w*)|\b(?:bought|purchased|got|acquired)\b[^.]{0,40}?\b(?:from (?:the|a|an|my) (?:\w+ )?(?:owner|neighbor|friend|guy|lady|estate|thrift|garage|yard))\b/i;
const ACQUIRED =
  /\b(?:bought|buy|purchased|got|acquired|ordered|received|paid|new|made|built|gift(?:ed)?|given|opened|retired|won|picked (?:it |them |this )?up)\b/i;

/** Whether an age is that of the item. "Old" belongs to its noun, and "ago" is the time of an event. */
function isOfItem(match: RegExpExecArray, words: string, sentence: string): boolean {
  const before = words.slice(0, match.index);
  const after = words.slice(match.index + match[0].length);
  if (/^old$/i.test(match[3] ?? '')) return !isAgeOfPerson(match[0], before, after);
  if (/^ago$/i.test(match[3] ?? ''))
    return ACQUIRED.test(match[0] === words ? sentence : words) && !/\bnew [\p{L}]/iu.test(before);
  return !/\bnever used\b/i.test(words);
}

function ageOf(match: RegExpExecArray) {
  const count = match[1] ?? match[4] ?? match[6] ?? '';
  const unit = match[2] ?? match[5] ?? match[7] ?? '';
  const number = numberOf(count);
  const isHalf = /and a half/i.test(match[0]);
  const isYear = /^y/i.test(unit);
  const isWeek = /^w/i.test(unit);
  const name = isYear ? 'year' : isWeek ? 'week' : 'month';
  if (number === null) return { value: asValue(`${count} ${name}s`), good: null };
  const whole = number + (isHalf ? 0.5 : 0);
  const amount = isYear ? whole * 12 : isWeek ? whole / 4.35 : whole;
  return { value: `${whole} ${name}${whole === 1 ? '' : 's'}`, good: null, amount: -amount };
}

/** Null for 'a few'. */
function numberOf(count: string): number | null {
  if (/^\d/.test(count)) return Number.parseFloat(count) + (/1\/2|½/.test(count) ? 0.5 : 0);
  if (/^an?$/i.test(count)) return 1;
  if (/^couple/i.test(count)) return 2;
  const index = NUMBER_WORDS.indexOf(count.toLowerCase());
  return index < 0 ? null : index;
}

function since(match: RegExpExecArray, now: Date) {
  const year = Number(match[2]);
  if (year > now.getUTCFullYear()) return null;
  return { value: asValue(match[0].length <= 32 ? match[0] : String(year)), good: null, sinceYear: year };
}

const WARRANTY = /\b(?:warranty|guarantee|apple ?care\+?)(?!\w)/i;
const UNTIL =
  /\b(?:until|till|through|thru|expires?(?: in| on)?|ends?(?: in| on)?|valid (?:until|till|through)|good (?:until|through)|good till)\s+((?:the end of )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s?(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?)?(?:of\s)?(?:20\d\d|\d{1,2}\/\d{2,4}|(?=$|[\s,.])))/i;
const TERM = new RegExp(String.raw`\b(${COUNT})[ -](years?|yrs?|months?)\b`, 'i');

/** Repairs. A warranty in such a clause covers only the repair. */
const OF_SERVICE = /\b(?:serviced|repaired|rebuilt|overhauled|replaced|restored|installed|resoled)\b/i;

export function readWarranty(text: ReadText): Fact | null {
  return firstFact(text, (clause, sentence) => {
    if (OF_SERVICE.test(clause.text)) return null;
    if (!WARRANTY.test(clause.text) || clause.owner === 'part' || clause.owner === 'condition') return null;
    return warrantyOf(clause) ?? untilIn(sentence.text);
  });
}

function warrantyOf({ text, negated, owner }: Clause) {
  if (/(?<!\bnot |n['’]t )\bexpired\b|\bran out\b/i.test(text)) return { value: 'Expired', good: false };
  if (
    deniesBefore({ text, negated, owner }, WARRANTY) ||
    /\bout of warranty\b|\b(?:warranty|apple ?care\+?) (?:is |has been )?(?:void\w*|not (?:included|transferable|valid))/i.test(
      text,
    )
  )
    return { value: 'None', good: false };
  return untilIn(text);
}

function untilIn(text: string) {
  const until = UNTIL.exec(text)?.[1]?.trim();
  if (until !== undefined && until !== '') return { value: `Until ${until}`, good: true };
  const term = TERM.exec(text);
  if (term !== null) {
    const rest = /\b(?:left|remaining|remain)\b/i.test(text) ? ' left' : '';
    return { value: `${asValue(term[0])}${rest}`, good: true };
  }
  return /\b(?:under|in|has|have|with|still|includ(?:es?|ed)|extended|powertrain|full|transferable|active|until|through|left|remaining|remains|good|transfers|bumper to bumper)\b/i.test(
    text,
  )
    ? { value: 'Under warranty', good: true }
    : null;
}
