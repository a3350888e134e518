export interface Token {
  /** In lowercase. */
  text: string;
  kind: 'word' | 'number' | 'currency' | 'mark';
  start: number;
  end: number;
  /** Whether it follows the previous token without a space. */
  glued: boolean;
}

const TOKEN =
  /(?<currency>[$£€])|(?<number>(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?)|(?<word>\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*)|(?<mark>[^\s\p{L}\p{N}])/gu;

/** Splits a text into words, numbers with separators and decimals, currency signs and marks. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const hit of text.matchAll(TOKEN)) {
    const { currency, number, word } = hit.groups ?? {};
    const kind = currency ? 'currency' : number ? 'number' : word ? 'word' : 'mark';
    tokens.push({
      text: hit[0].toLowerCase(),
      kind,
      start: hit.index,
      end: hit.index + hit[0].length,
      glued: hit.index === end,
    });
    end = hit.index + hit[0].length;
  }
  return tokens;
}
