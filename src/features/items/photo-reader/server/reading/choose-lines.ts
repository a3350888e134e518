import { WRITING_LIMITS } from '../../contract/photo-writing.ts';
import { codeInText } from './item-codes.ts';

/** Letters and digits that a line needs. */
const MIN_CHARACTERS = 3;

/** The recognizer often leaves out spaces, so none of these relies on one. */
const ADDRESSES = [
  /https?:|\bwww|\b[\w-]+\.(?:com|net|org|io|co|uk|de|eu|shop|store|info|us)(?![a-z])/i,
  /\S@\S/,
  // A phone number is written in groups; a model or a serial number in one.
  /\d{3}[\s().-]{1,2}\d{3,4}(?!\d)|\d{3}[\s().-]?\d{3}[\s().-]?\d{4}/,
  /\b\d{1,5}\s?[\p{L}.\s]{2,40}(?:street|avenue|road|lane|drive|boulevard|blvd|court|square|highway|stra(?:ss|ß)e|platz)\b/iu,
  /\b\d{1,5}\s[\p{L}.\s]{2,40}\s(?:st|ave|rd|ln|dr|ct|sq|hwy)\b\.?/iu,
  /\b[A-Z]{2}[.,]?\s?\d{5}(?:-\d{4})?\b/,
  /\bp\.?\s?o\.?\s?box\b/i,
];

const CREDITS = [
  /\b(?:directed|produced|written|illustrated|edited|translated|adapted|designed|distributed|published|manufactured|imported|printed|music|screenplay|story|photograph(?:s|y)?|cover|foreword|introduction)\s?(?:by|for)(?:\b|(?=[A-Z]))/i,
  // The end of a credit that goes over two lines.
  /^by\s?[A-Z .]+$/i,
  /\ba\s?film\s?by|\bexecutive\s?producer|\bdirector\s?of\b|\bstarring\b/i,
  /©|\(c\)\s?\d|\bcopyright|\ball\s?rights\s?reserved|\b(?:registered\s?)?trademarks?\b/i,
  /\b(?:made|printed|assembled|manufactured)\s?in(?:\b|(?=[A-Z]))|\bproduct\s?of\b/i,
];

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const DATES = [
  /\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b/,
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?\\s?${MONTH},?\\s?(?:\\d{4}|\\d{2})\\b`, 'i'),
  new RegExp(`\\b${MONTH}\\s?(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s?)?\\d{4}\\b`, 'i'),
  /\b\d{1,2}:\d{2}\b/,
  /\b(?:exp|mfg|mfd|best\s?before|use\s?by|sell\s?by)\b/i,
];

const UNWANTED = [...ADDRESSES, ...CREDITS, ...DATES];
/** A year is a title where it is the largest text ("1984"), and a date elsewhere. */
const YEAR = /^(?:19|20)\d\d$/;
/** A bare number of this length is a code or a serial number. */
const LONG_NUMBER = /^[\d\s.-]{8,}$/;

/** Chooses the lines that may say what an item is: no addresses, credits, dates and codes, and each only once. */
export function chooseLines(lines: readonly string[]): string[] {
  const chosen = new Map<string, string>();
  // A sign in front, such as ©, can be what tells a credit.
  for (const line of lines.filter(isFree).map(tidy).filter(isWanted)) {
    const key = line.toLowerCase();
    const isDate = YEAR.test(line) && chosen.size > 0;
    if (!isDate && !chosen.has(key)) chosen.set(key, line);
  }
  return [...chosen.values()].slice(0, WRITING_LIMITS.lines);
}

/** One line of whole characters, without spaces and signs at its ends. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[^\p{L}\p{N}"'(#$€£]+|[^\p{L}\p{N}"')!?.%+]+$/gu, '')
    .slice(0, WRITING_LIMITS.lineLength)
    .trim();

/** Whether a line is free of addresses, credits and dates. */
const isFree = (line: string): boolean => !UNWANTED.some((pattern) => pattern.test(line));

const isWanted = (line: string): boolean =>
  line.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= MIN_CHARACTERS &&
  !LONG_NUMBER.test(line) &&
  codeInText(line) === null &&
  !/\bISBN\b/i.test(line) &&
  isFree(line);
