/** A fact of a comparison in words, and the item it is about; another one may be named in it. */
export interface StatedFact {
  item: number;
  text: string;
}

/** Words that state nothing. Every other word has to be in a fact about the items of its sentence. */
const GLUE = new Set(
  `a an the this that these it its is are was has have with and or as at of for to in on from than by so because since
  while also plus too if you your want go get choose choice item items offer offers come comes seller's seller price
  priced who which there overall score scores scored comparing compared three two look looks value`.split(
    /\s+/,
  ),
);
/** Only of the recommended item. */
const PRAISE = ['best', 'better', 'recommend', 'recommended', 'pick', 'top', 'winner'];
const LONGEST = 400;

/**
 * Whether a text says nothing but these facts, each of the item that its sentence is about: every number stands where it
 * stands in a fact, every word that says something is in one, and only the recommended item is praised.
 */
export function saysOnly(text: string, facts: readonly StatedFact[], recommended: number): boolean {
  if (text.length > LONGEST || !text.includes(`Item ${recommended}`)) return false;
  let subject = recommended;
  return text.split(/(?<=[.!?])\s+/).every((sentence) => {
    const named = /\bItem (\d+)\b/.exec(sentence)?.[1];
    if (named !== undefined && !/^It\b/.test(sentence)) subject = Number(named);
    const stated = facts.filter(({ item }) => item === subject).map((fact) => tokensOf(fact.text));
    return sentenceSays(tokensOf(sentence), stated, [
      `item-${subject}`,
      ...(subject === recommended ? PRAISE : []),
    ]);
  });
}

function sentenceSays(
  tokens: readonly string[],
  stated: readonly string[][],
  allowed: readonly string[],
): boolean {
  const known = new Set([END, ...GLUE, ...allowed, ...stated.flat()]);
  return tokens.every((token, index) =>
    isNumber(token) ? stated.some((fact) => standsAlike(tokens, index, fact)) : known.has(token),
  );
}

/** Where a clause ends. */
const END = '.';

/** Words, numbers and ends of clauses; 'Item 2' is a word. */
function tokensOf(text: string): string[] {
  const found = text
    .replaceAll(/\bItem (\d+)(?:['’]s)?/g, ' item-$1 ')
    .toLowerCase()
    .matchAll(
      /item-\d|\d[\d,]*(?:\.\d+)?|[\p{L}][\p{L}'’-]*|[.,;:!?](?=\s|$)|[^\s\p{L}\d$%.,;:!?'’"“”()<-]/gu,
    );
  return [...found].map(([token]) => {
    if (/^\d/.test(token)) return String(Number(token.replaceAll(',', '')));
    return /^[.,;:!?]$/.test(token) ? END : token;
  });
}

const isNumber = (token: string): boolean => /^\d/.test(token);

/** Whether a number has the same word before it or after it as in a fact: '$62 below', 'middle of $345'. */
function standsAlike(tokens: readonly string[], index: number, fact: readonly string[]): boolean {
  return fact.some((token, at) => {
    if (token !== tokens[index]) return false;
    const after = neighbor(fact, at, 1);
    if (after !== END) return after === neighbor(tokens, index, 1);
    const before = neighbor(fact, at, -1);
    return before !== END && before === neighbor(tokens, index, -1);
  });
}

/** The next word that says something, within the clause. */
function neighbor(tokens: readonly string[], from: number, step: 1 | -1): string {
  for (let at = from + step; at >= 0 && at < tokens.length; at += step) {
    const token = tokens[at] ?? END;
    if (token === END || !GLUE.has(token)) return token;
  }
  return END;
}
