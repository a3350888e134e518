/** A part of a text: plain words or a link. */
export interface TextPart {
  text: string;
  /** Null for plain words. */
  href: string | null;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
/** Punctuation that may follow an address, in Latin and Arabic script. */
const TRAILING = /[.,:;!?'’”»…،؛؟]$/u;
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const;

/** Splits a text into plain words and links to http and https addresses. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentenceEnd(match);
    const href = hrefOf(address);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** Strips punctuation and unmatched closing brackets from the end of an address. */
function withoutSentenceEnd(match: string): string {
  let address = match;
  while (TRAILING.test(address) || closesMoreThanItOpens(address)) address = address.slice(0, -1);
  return address;
}

const closesMoreThanItOpens = (address: string): boolean =>
  BRACKETS.some(
    ([open, close]) => address.endsWith(close) && address.split(close).length > address.split(open).length,
  );

/** Returns null if it isn't an address, or hides its site behind a user name and password. */
function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && username === '' && password === '' ? href : null;
}
