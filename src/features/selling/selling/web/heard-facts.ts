/** Which facts of a listing were said so far. */
export interface HeardFacts {
  item: boolean;
  condition: boolean;
  price: boolean;
}

const CONDITION =
  /\b(new|used|mint|good|great|fair|poor|excellent|perfect|works?|working|broken|worn|scratch\w*|scuff\w*|chip\w*|dent\w*|stain\w*|crack\w*|condition|sealed|unopened)\b/i;
const PRICE =
  /[$£€]\s?\d|\b\d+([.,]\d+)?\s?(dollars?|bucks?|usd)\b|\b(asking|want|price\w*|for|sell\w* for)\s+(only\s+|about\s+|around\s+)?(\$?\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|free)|\b(dollars?|bucks?|hundred|grand|free|give away|giving away)\b/i;
const FILLER =
  /\b(um+|uh+|so|well|okay|i|i'm|im|am|we|my|the|a|an|this|it|is|its|it's|selling|sell|got|have|to|here|hi)\b/gi;

/**
 * Detects in unfinished speech which facts were said, without reading their values. The server writes the draft once
 * the recording ends.
 */
export function heardFacts(words: string): HeardFacts {
  const rest = words
    .replace(FILLER, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .trim();
  return { item: rest.length >= 3, condition: CONDITION.test(words), price: PRICE.test(words) };
}
