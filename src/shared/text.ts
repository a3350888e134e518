/**
 * Removes control characters, as PostgreSQL cannot store NUL and none of them is useful in a text; line breaks stay.
 */
// oxlint-disable-next-line no-control-regex -- removing control characters is the point
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Prepares typed text for storing and showing: whole characters, plain line breaks, no bidirectional controls. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROL, ' ');
}
