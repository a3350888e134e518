/** A word in the form used for comparison: without its ending, and numbers in digits. */
export interface Word {
  stem: string;
  isNumber: boolean;
  /** Whether it is capitalized within a sentence. */
  isName: boolean;
  /** Whether it follows a negation in the same clause. */
  negated: boolean;
}

const NEGATION =
  /^(?:no|not|never|without|none|nothing|zero|isnt|arent|wasnt|doesnt|dont|didnt|wont|cant|hasnt|havent|cannot|nor|neither)$/;
/** Number of words affected by a negation. */
const MAX_NEGATED_WORDS = 3;

/** Synonyms, mapped to the first word of their group. */
const SAME = new Map(
  [
    'gb gig gigabyte',
    'tb terabyte tera',
    'mb megabyte',
    'inch in',
    'foot feet ft',
    'pound lb lbs',
    'kilogram kg kilo',
    'year yr',
    'television tv',
    'refrigerator fridge',
    'couch sofa',
    'bicycle bike',
    'microphone mic',
    'telephone phone smartphone cellphone',
    'laptop notebook',
    'photo picture pic',
    'child kid children',
    'dollar buck',
    'come came includ included',
  ].flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return others.map((other) => [other, first] as const);
  }),
);

/** Removes the ending of a word, so that "scratches" and "scratched" are the same. */
export function stemOf(word: string): string {
  const bare = word.toLowerCase().replaceAll(/['’]s?/g, '');
  const stem = SAME.get(bare) ?? /^(.{3,}?)(?:ings?|ed|es|s|ly|e)$/.exec(bare)?.[1] ?? bare;
  // "Fitted" becomes "fit".
  const single = stem.replace(/([bdgklmnprt])\1$/, '$1');
  return SAME.get(single) ?? single;
}

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const clause of text.split(/[.!?;:,\n]+(?=\s|$)|\s[-–—]\s|\bbut\b/)) {
    let reach = 0;
    let first = true;
    // Separate letters from digits, so that "128GB" and "128 GB" are the same.
    for (const [token] of clause.matchAll(
      /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu,
    )) {
      const isNumber = /^\d/.test(token);
      const bare = token.toLowerCase().replaceAll(/['’]/g, '');
      const negates = NEGATION.test(bare);
      if (negates) reach = MAX_NEGATED_WORDS + 1;
      const spelled = isNumber ? String(Number(token.replaceAll(',', ''))) : stemOf(token);
      words.push({
        stem: negates ? 'not' : spelled,
        isNumber,
        isName: !isNumber && !first && /^\p{Lu}/u.test(token),
        negated: reach > 0 && reach <= MAX_NEGATED_WORDS,
      });
      reach -= 1;
      first = false;
    }
  }
  return words;
}
