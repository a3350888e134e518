/** A fact in words, and the item it is about. The text may name another item. */
export interface StatedFact {
  item: number;
  text: string;
}

/** Words without factual content. Every other word must occur in a fact about an item of the same sentence. */
const STOP_WORDS = new Set(
  `a an the this that these it its is are was has have with and or as at of for to in on from than by so because since
  while also plus too if you your want go get choose choice item items offer offers come comes seller's seller price
  priced who which there overall score scores scored comparing compared three two look looks value`.split(
    /\s+/,
  ),
);
/** Words allowed only in sentences about the recommended item. */
const PRAISE_WORDS = ['best', 'better', 'recommend', 'recommended', 'pick', 'top', 'winner'];
const MAX_LENGTH = 400;

/**
 * Whether a text contains nothing but the given facts. Each number must have the same neighboring word as in a fact
 * about the sentence's item, each other content word must occur in one, and only the recommended item may be praised.
 */
export function saysOnly(text: string, facts: readonly StatedFact[], recommended: number): boolean {
  if (text.length > MAX_LENGTH || !text.includes(`Item ${recommended}`)) return false;
  let subject = recommended;
  return text.split(/(?<=[.!?])\s+/).every((sentence) => {
    const named = /\bItem (\d+)\b/.exec(sentence)?.[1];
    if (named !== undefined && !/^It\b/.test(sentence)) subject = Number(named);
    const stated = facts.filter(({ item }) => item === subject).map((fact) => tokensOf(fact.text));
    return sentenceSays(tokensOf(sentence), stated, [
      `item-${subject}`,
      ...(subject === recommended ? PRAISE_WORDS : []),
    ]);
  });
}

function sentenceSays(
  tokens: readonly string[],
  stated: readonly string[][],
  allowed: readonly string[],
): boolean {
  const known = new Set([END, ...STOP_WORDS, ...allowed, ...stated.flat()]);
  return tokens.every((token, index) =>
    isNumber(token) ? stated.some((fact) => hasSameContext(tokens, index, fact)) : known.has(token),
  );
}

/** Token for the end of a clause. */
const END = '.';

/** Splits a text into words, numbers and clause ends. 'Item 2' is one word. */
function tokensOf(text: string): string[] {
  const words = text
    .replaceAll(/\bItem (\d+)(?:['’]s)?/g, ' item-$1 ')
    .toLowerCase()
    .matchAll(
      /item-\d|\d[\d,]*(?:\.\d+)?|[\p{L}][\p{L}'’-]*|[.,;:!?](?=\s|$)|[^\s\p{L}\d$%.,;:!?'’"“”()<-]/gu,
    );
  return [...words].map(([token]) => {
    if (/^\d/.test(token)) return String(Number(token.replaceAll(',', '')));
    return /^[.,;:!?]$/.test(token) ? END : token;
  });
}

const isNumber = (token: string): boolean => /^\d/.test(token);

/** Whether a number has the same next or previous word as in a fact: '$62 below', 'price of $345'. */
function hasSameContext(tokens: readonly string[], index: number, fact: readonly string[]): boolean {
  return fact.some((token, factIndex) => {
    if (token !== tokens[index]) return false;
    const after = neighbor(fact, factIndex, 1);
    if (after !== END) return after === neighbor(tokens, index, 1);
    const before = neighbor(fact, factIndex, -1);
    return before !== END && before === neighbor(tokens, index, -1);
  });
}

/** Returns the nearest content word within the clause, or END. */
function neighbor(tokens: readonly string[], from: number, step: 1 | -1): string {
  for (let index = from + step; index >= 0 && index < tokens.length; index += step) {
    const token = tokens[index] ?? END;
    if (token === END || !STOP_WORDS.has(token)) return token;
  }
  return END;
}
