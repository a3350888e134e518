/**
 * Control characters except line breaks. PostgreSQL can't store NUL, and none of them is useful in a text.
 */
// oxlint-disable-next-line no-control-regex -- removing control characters is the point
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Any visible character: not a space, format character, mark without a letter, or letter that renders blank
 * (Hangul fillers, Braille blank).
 */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Cleans typed text for storing and showing: whole characters, plain line breaks, no bidirectional controls.
 * A text without visible characters becomes empty, so that it is rejected like an empty one.
 */
export function cleanText(text: string): string {
  const cleaned = text.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROL, ' ');
  return VISIBLE.test(cleaned) ? cleaned : '';
}

/** Cleans typed text, and makes one line of it. */
export const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

export const capitalize = (text: string): string => {
  // By code point: a letter may be a pair of surrogates.
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
