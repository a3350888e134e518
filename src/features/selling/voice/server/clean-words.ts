// oxlint-disable-next-line no-control-regex -- a transcript has no control characters
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/g;

/** Removes control characters from a text, but retains line breaks. */
export const cleanWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(CONTROL, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
