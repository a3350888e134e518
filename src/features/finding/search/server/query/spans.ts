/** A part of a text. */
export type Span = readonly [from: number, to: number];

/** Where a match stands. */
export const spanOf = ({ index, 0: text }: RegExpExecArray): Span => [index, index + text.length];

/** The text with blanks in place of some parts, so that places in it stay places in the text. */
export const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((left, [from, to]) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text);

/** The text without some parts, and without what only joined them to the rest. */
export function textWithout(text: string, spans: readonly Span[]): string {
  return blanked(text, spans)
    .replace(/\s+(?=[,;])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .replace(/,(?:\s*,)+/g, ',');
}
