import { stem } from '../../../../items/item-language/server/item-language.ts';

/** Common verbs that are said without their ending: "it make a noise". */
const BARE =
  'make|need|come|work|run|spin|walk|look|smell|hold|keep|fold|turn|start|leak|stick|say|open|close|charge|take|play|ride|drive|weigh|seat|sit|stand|show|last|sound|feel|include|measure|get|go';
/** Excludes words after which a verb has no ending: "does it work", "make it run". */
const NO_ENDING =
  '(?<!\\b(?:makes?|made|let|lets|help|helps|watch|see|hear|does|do|did|would|will|could|can|should|might|may|must|to|get|had|have|has|keep|than|neither) )';
const SINGULAR_VERB: ReadonlyMap<string, string> = new Map(
  Object.entries({
    do: 'does',
    "don't": "doesn't",
    dont: "doesn't",
    have: 'has',
    "haven't": "hasn't",
    are: 'is',
    "aren't": "isn't",
  }),
);
const PLURAL_VERB: ReadonlyMap<string, string> = new Map(
  Object.entries({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
  }),
);

const ONE = new RegExp(
  `${NO_ENDING}\\b(it|he|she)( (?:still|also|really|just|only|always|never))? (don't|dont|do|haven't|have|aren't|are)(?= )`,
  'gi',
);
/** "I used it last week." */
const LAST_TIME = '(?! (?:week|month|year|summer|winter|spring|fall|night|time|christmas)\\b)';
const ONE_BARE = new RegExp(`${NO_ENDING}\\b(it|he|she) (${BARE})${LAST_TIME}(?=[ ,.!?]|$)`, 'gi');
const SEVERAL = /\b(they|we|you) (is|was|has|isn't|wasn't|hasn't|doesn't|does)(?= )/gi;
const ONE_OF =
  /\b((?:one|each|none) of (?:them|these|those|the \p{L}+|my \p{L}+))( (?:still|also|really|just|only|always))? (don't|dont|do|haven't|have|aren't|are)(?= )/giu;
/** A subject with a determiner: "the lid have a crack", "the doors is fine". */
const NAMED =
  /(^|[.,!?] |\n|\b(\p{L}+) )((?:the|my|his|her|our|this|that|these|those|them|both|all) (?:(?!(?:of|and|or|nor|with|in|on|for|to|that|who|which|is|are|was|has|have|it|i|we|they|you)\b)[\p{L}-]+ ){0,3}?)((?!(?:of|and|or|it|i|we|they|you|them|one|two|both|all)\b)[\p{L}-]+)( (?:always|still|also|really))? (don't|dont|do|have|is|was|has|isn't|doesn't|does)(?= )/giu;
/** Words that can precede a whole clause. */
const BEFORE_CLAUSE =
  /^(?:but|so|because|cause|cuz|and|since|while|except|though|although|if|when|only|now)$/i;
/** "And" joins two clauses only if the first one has a verb. */
const HAS_VERB = /\b(?:is|are|was|were|has|have|had|works?|comes?|needs?|runs?|got|it's|there's|they're)\b/i;
/** Nouns with one form for singular and plural, or that only look plural. */
const UNSURE =
  /^(?:\p{L}*(?:ss|us|is|ics)|series|rest|pair|set|most|some|other|lot|couple|bunch|kind|people|family|news|jeans|mercedes|hermes|adidas|levis|atlas|gas|canvas|glass)$/iu;

/** Makes verbs agree with their subject: "it don't leak" becomes "it doesn't leak", "they was" "they were". */
export function withAgreement(text: string): string {
  return text
    .replace(
      ONE,
      (_, who: string, adverb: string | undefined, verb: string) =>
        `${who}${adverb ?? ''} ${SINGULAR_VERB.get(verb.toLowerCase()) ?? verb}`,
    )
    .replace(ONE_BARE, (_, who: string, verb: string) => `${who} ${thirdPerson(verb)}`)
    .replace(
      SEVERAL,
      (_, who: string, verb: string) => `${who} ${PLURAL_VERB.get(verb.toLowerCase()) ?? verb}`,
    )
    .replace(
      ONE_OF,
      (_, who: string, adverb: string | undefined, verb: string) =>
        `${who}${adverb ?? ''} ${SINGULAR_VERB.get(verb.toLowerCase()) ?? verb}`,
    )
    .replace(NAMED, withNamed);
}

function withNamed(
  phrase: string,
  lead: string,
  before: string | undefined,
  determined: string,
  noun: string,
  adverb: string | undefined,
  verb: string,
  index: number,
  whole: string,
): string {
  const isThem = /^(?:these|those|them)\b/i.test(determined);
  if (before !== undefined && !isThem && !canOpen(before, whole.slice(0, index))) return phrase;
  // A name may only look like a plural.
  if (UNSURE.test(noun) || /^\p{Lu}/u.test(noun)) return phrase;
  const several = stem(noun.toLowerCase()) !== noun.toLowerCase() || isThem;
  const right = several ? PLURAL_VERB.get(verb.toLowerCase()) : SINGULAR_VERB.get(verb.toLowerCase());
  return right === undefined ? phrase : `${lead}${determined}${noun}${adverb ?? ''} ${right}`;
}

function canOpen(word: string, before: string): boolean {
  if (/^and$/i.test(word)) return HAS_VERB.test(before.split(/[.!?\n]/).at(-1) ?? '');
  return BEFORE_CLAUSE.test(word);
}

/** "Make" becomes "makes". */
const thirdPerson = (verb: string): string => (/(?:o|ch|sh|ss|x)$/i.test(verb) ? `${verb}es` : `${verb}s`);
