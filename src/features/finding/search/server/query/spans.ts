/** A part of a text. */
export type Span = readonly [from: number, to: number];

/** Returns the location of a match. */
export const spanOf = ({ index, 0: text }: RegExpExecArray): Span => [index, index + text.length];

/** Replaces parts of a text with spaces, so that locations stay valid. */
export const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((left, [from, to]) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text);

/** Removes parts of a text, and the words that connected them. */
export function textWithout(text: string, spans: readonly Span[]): string {
  return blanked(text, spans)
    .replace(/\s+(?=[,;])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .replace(/,(?:\s*,)+/g, ',');
}
