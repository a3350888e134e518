import type { Sentence } from './fact.ts';
import { type Owner, ownerOf } from './owner.ts';

/** Maximum length of a sentence. People often write without periods. */
const MAX_SENTENCE_LENGTH = 400;
/** Maximum number of sentences to read. */
const MAX_SENTENCES = 120;

/** Returns the title and the sentences of the description as written. */
export function sentencesOf(title: string, description: string): Sentence[] {
  const described = description
    .replaceAll(/[^\S\n\r]+/g, ' ')
    .split(
      /(?<=[!?…]|(?<!\b(?:approx|incl|inc|in|ft|lbs?|oz|vs|etc|e\.g|i\.e|gen|mr|mrs|dr|st|no|yrs?|mos?|w|sq|cu|apt|orig|ex|max|min))\.)["”’)]*\s+|(?<=\.)\s+(?=[A-Z\d])|[\n\r]+|\s*[•·▪]\s*|\s*;\s+/,
    )
    .map((text) => text.replace(/^[-*–—\s]+/, '').trim())
    .flatMap(shorter)
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, MAX_SENTENCES);
  return [
    { text: title.trim(), from: 'title' },
    ...described.map((text): Sentence => ({ text, from: 'description' })),
  ];
}

/** Splits a long text without periods at commas. */
function shorter(text: string): string[] {
  if (text.length <= MAX_SENTENCE_LENGTH) return [text];
  const pieces: string[] = [];
  for (const part of text.split(/,\s+/)) {
    const last = pieces.at(-1);
    const joined = `${last}, ${part}`;
    if (last !== undefined && joined.length <= MAX_SENTENCE_LENGTH) pieces[pieces.length - 1] = joined;
    else pieces.push(part.slice(0, MAX_SENTENCE_LENGTH));
  }
  return pieces;
}

/** A part of a sentence with one statement, whether it is negated, and what it is about. */
export interface Clause {
  text: string;
  negated: boolean;
  owner: Owner;
}

/** A negation that applies to a whole list: 'no box, charger or cable'. */
const NEGATED_LIST =
  /\b(?:no|without|neither|not|w\/o)\b(?:(?!\b(?:comes?|with|includ\w+|works?|is|has|have|but)\b)[^,.:]){1,30}(?:,(?:(?!\b(?:comes?|with|includ\w+|works?|is|has|have|but)\b)[^,.:]){1,25}){0,4},?\s+(?:or|nor)\b/gi;
const CLAUSE_ENDS =
  /[,;]\s+|(?<!\b(?:mileage|miles|odometer|title|size|colou?r|brand|year|storage|memory|ram|warranty))\s[-–—|/]\s|\s+(?:but|however|though|although|except|yet)\s+|\s+and\s+(?=(?:an?(?! half)|some|a few|few|several|light|minor|small|one|two|has|have|had|it|it's|its|the|is|are|was|comes?|includes?|no|not|never|without|I|works?|still|in|with)\b)|(?<!\b(?:is|are|was|were|has|have|had|got|with|there['’]?s|it['’]?s|and|or|nor|of|in|at|on|for|absolutely|virtually|basically|almost|practically|the|an?|needs?|requires?|shows?|really|literally|to|by|there|had|means|still|or|under|makes?))\s+(?=no\s+(?!longer|more|less|problem|one|matter)[a-z])|(?<!\b(?:with|has|have|had|is|are|was|it['’]?s|there['’]?s))\s+(?=just\s+(?:an?|some|one|two|few|light|minor|small|normal)\b)|(?<!n['’]t|\b(?:not|will|to|also|does|price|never|still))\s+(?=(?:comes? with|with no|without|including|includes)\b)/i;
const NEGATION =
  /\b(?:no|not|never|without|w\/o|none|zero|nothing|isn['’]?t|aren['’]?t|wasn['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|won['’]?t|can['’]?t|cannot|hasn['’]?t|haven['’]?t|nor|neither|minus|lacks?|lacking|missing|lost|free of|sold separately|threw|needs an?)\b/i;

/** Idioms with "no" or "not" that negate nothing about the item. */
const IDIOMS =
  /\b(?:at )?no (?:extra )?(?:charge|cost|problem|doubt|matter|rush|regrets?|need|wonder|idea)\b|\bnot only\b|\b(?:can['’]?t|cannot|can not|won['’]?t|will not|don['’]?t|doesn['’]?t|does not|didn['’]?t|never|not) (?:even |really |at all )*(?:see|seen|notice\w*|tell|affect\w*|bother\w*|mind|interfer\w*|visible|obvious|noticeable|detract\w*)\b|\bno longer (?:need|used?|wanted|fits?)\b|\b(?:don['’]?t|do not|never) (?:need|use|used|play|ride|wear)\b|\bnever (?:had|have) to\b|\bnever (?:even |been |ever )*(?:worn|used|opened|played|driven|ridden|installed|touched|assembled)\b/gi;

/** Questions to buyers, which state nothing: "Don't need the charger?" */
const ASKS =
  /^(?:(?:so|and|or|but) )?(?:do|does|did|don['’]?t|doesn['’]?t|need|want|looking|would|wouldn['’]?t|could|can|tired|why|what|who|how|where|interested|questions|any)\b[^.!]*\?["”’)]*$/i;

/** Splits a sentence into clauses. */
export function clausesOf(sentence: string, title: string): Clause[] {
  const joined = sentence.replace(NEGATED_LIST, (list) => list.replaceAll(/,\s+/g, ' or '));
  return joined
    .split(CLAUSE_ENDS)
    .map((text) => text.trim().replace(/[.!?…]+$/, ''))
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      negated: NEGATION.test(text.replaceAll(IDIOMS, ' ')),
      owner: ASKS.test(sentence) ? 'request' : ownerOf(text, title),
    }));
}

/** Whether a clause negates what it names. "A stain that won't come out" does not. */
export function deniesBefore({ text, negated }: Clause, named: RegExp): boolean {
  if (!negated) return false;
  const index = named.exec(text)?.index ?? text.length;
  return NEGATION.test(text.slice(0, index).replaceAll(IDIOMS, ' ')) || NO_AFTER.test(text.slice(index));
}
/** A negation after the name: "Scratches: none." */
const NO_AFTER = /(?::|-|\?|\bare)\s*(?:none|no|zero|n\/a)\b/i;

/** Capitalizes a text for a table cell. */
export const asValue = (text: string): string => {
  const plain = text.replace(/[.!,;:\s]+$/, '').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};
