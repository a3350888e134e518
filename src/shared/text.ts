/** Control characters have no place in what people write, and PostgreSQL cannot store NUL; line breaks stay. */
// oxlint-disable-next-line no-control-regex -- removing control characters is the point
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** What somebody typed, as it can be stored and shown: whole characters, plain line breaks, nothing that turns text around. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROL, ' ');
}
