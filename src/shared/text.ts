/**
 * Removes control characters, as PostgreSQL cannot store NUL and none of them is useful in a text; line breaks stay.
 */
// oxlint-disable-next-line no-control-regex -- removing control characters is the point
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Anything but spaces, formats, marks without a letter, and letters made to be blank (Hangul fillers, Braille). */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Prepares typed text for storing and showing: whole characters, plain line breaks, no bidirectional controls. A text
 * with nothing to see is none, so that it is refused like an empty one.
 */
export function cleanText(text: string): string {
  const cleaned = text.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROL, ' ');
  return VISIBLE.test(cleaned) ? cleaned : '';
}
