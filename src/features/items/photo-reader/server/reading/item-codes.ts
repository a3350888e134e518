import { type ItemCode, WRITING_LIMITS } from '../../contract/photo-writing.ts';

/**
 * The code of an article or book with its valid check digit; null otherwise.
 * @param digits 8, 12 or 13 digits, as a barcode has them.
 */
export function articleCode(digits: string): ItemCode | null {
  if (!/^(\d{8}|\d{12,13})$/.test(digits) || !hasCheckDigit(digits)) return null;
  // 979-0 is sheet music.
  if (/^97(8\d|9[1-9])\d{9}$/.test(digits)) return { kind: 'isbn', digits, tag: `isbn ${digits}` };
  // Readers write an American code with a zero in front.
  const american = /^0\d{12}$/.test(digits) ? digits.slice(1) : digits;
  const kind = american.length === 12 ? 'upc' : 'ean';
  return { kind, digits: american, tag: `${kind} ${american}` };
}

/** An ISBN of ten digits with its valid check digit, as the one of 13 digits that it became; null otherwise. */
export function oldIsbn(digits: string): ItemCode | null {
  if (!/^\d{9}[\dX]$/.test(digits)) return null;
  const sum = [...digits].reduce(
    (total, digit, index) => total + (10 - index) * (digit === 'X' ? 10 : Number(digit)),
    0,
  );
  if (sum % 11 !== 0) return null;
  const core = `978${digits.slice(0, 9)}`;
  return articleCode(`${core}${checkDigitOf(core)}`);
}

const hasCheckDigit = (digits: string): boolean =>
  checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1));

/** Digits count three times and once in turn; the last one before the check digit three times. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** An ISBN may have its word, and hyphens or spaces between its groups. */
const ISBN = /ISBN(?:-1[03])?[:\s]*((?:97[89][-\s]?)?(?:\d[-\s]?){9}[\dXx])(?!\d)/i;
/** The digits below a barcode stand alone. */
const DIGITS_ALONE = /^[\d\s]{12,18}$/;

/** The code that a line of text contains in digits; null without one. */
export function codeInText(line: string): ItemCode | null {
  const isbn = ISBN.exec(line)?.[1];
  if (isbn !== undefined) {
    const digits = isbn.replaceAll(/[-\s]/g, '').toUpperCase();
    return digits.length === 10 ? oldIsbn(digits) : articleCode(digits);
  }
  return DIGITS_ALONE.test(line) ? articleCode(line.replaceAll(/\s/g, '')) : null;
}

/** Each code once, at most as many as are suggested. */
export function distinctCodes(candidates: readonly (ItemCode | null)[]): ItemCode[] {
  const codes = candidates.filter((code) => code !== null);
  return [...new Map(codes.map((code) => [code.digits, code])).values()].slice(0, WRITING_LIMITS.codes);
}
