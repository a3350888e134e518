import type { Sentence } from './fact.ts';

/** Longer, and it is no one sentence: people write without full stops. */
const LONGEST = 400;
/** More say nothing new. */
const MOST = 120;

/** The title and the sentences of the description, each as written. */
export function sentencesOf(title: string, description: string): Sentence[] {
  const said = description
    .replaceAll(/[^\S\n\r]+/g, ' ')
    .split(/(?<=[.!?…])["”’)]*\s+(?![a-z])|[\n\r]+|\s*[•·▪]\s*|\s*;\s+/)
    .map((text) => text.replace(/^[-*–—\s]+/, '').trim())
    .flatMap(shorter)
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, MOST);
  return [
    { text: title.trim(), from: 'title' },
    ...said.map((text): Sentence => ({ text, from: 'description' })),
  ];
}

/** A text without full stops in pieces of a sentence's length, cut at commas. */
function shorter(text: string): string[] {
  if (text.length <= LONGEST) return [text];
  const pieces: string[] = [];
  for (const part of text.split(/,\s+/)) {
    const last = pieces.at(-1);
    const joined = `${last}, ${part}`;
    if (last !== undefined && joined.length <= LONGEST) pieces[pieces.length - 1] = joined;
    else pieces.push(part.slice(0, LONGEST));
  }
  return pieces;
}

/** A part of a sentence that says one thing, with whether it says that something is not so. */
export interface Clause {
  text: string;
  negated: boolean;
}

/** 'no box, charger or cable': the word before a list holds for all of it. */
const NEGATED_LIST =
  /\b(?:no|without|neither|not|w\/o)\b(?:(?!\b(?:comes?|with|includ\w+|works?|is|has|have|but)\b)[^,.:]){1,30}(?:,(?:(?!\b(?:comes?|with|includ\w+|works?|is|has|have|but)\b)[^,.:]){1,25}){0,4},?\s+(?:or|nor)\b/gi;
const CLAUSE_ENDS =
  /[,;]\s+|\s[-–—|/]\s|\s+(?:but|however|though|although|except|yet)\s+|\s+and\s+(?=(?:an?(?! half)|some|a few|few|several|light|minor|small|one|two|has|have|had|it|it's|its|the|is|are|was|comes?|includes?|no|not|never|without|I|works?|still|in|with)\b)|\s+(?=(?:comes? with|with no|without|including|includes)\b)/i;
const NEGATION =
  /\b(?:no|not|never|without|w\/o|none|zero|nothing|isn['’]?t|aren['’]?t|wasn['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|won['’]?t|can['’]?t|cannot|hasn['’]?t|haven['’]?t|nor|neither|minus|lacks?|lacking|missing|lost|free of|sold separately|threw|needs an?)\b/i;

/** They negate nothing about the item. */
const IDIOMS =
  /\b(?:at )?no (?:extra )?(?:charge|cost|problem|doubt|matter|rush|regrets?|need|wonder|idea)\b|\bnot only\b|\bno longer (?:need|used?|wanted|fits?)\b|\b(?:don['’]?t|do not|never) (?:need|use|used|play|ride|wear)\b/gi;

/** The clauses of a sentence in order. */
export function clausesOf(sentence: string): Clause[] {
  const joined = sentence.replace(NEGATED_LIST, (list) => list.replaceAll(/,\s+/g, ' or '));
  return joined
    .split(CLAUSE_ENDS)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, negated: NEGATION.test(text.replaceAll(IDIOMS, ' ')) }));
}

/** With a capital, as the value of a table. */
export const asValue = (text: string): string => {
  const plain = text.replace(/[.!,;:\s]+$/, '').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};
