import { isAlike, removeCorrections } from '../../../../items/item-language/server/item-language.ts';
import { withoutFillers, withoutHesitations } from './fillers.ts';
import { asSentence, capitalized, sentencesOf } from './sentences.ts';

/** Phrases addressed to the reader that say nothing about the item. */
const CHATTER: readonly RegExp[] = [
  /^(?:(?:hi|hello|hey|howdy|yo|what's up|good (?:morning|afternoon|evening))\b(?: (?:there|all|everyone|everybody|guys|folks|y'all|neighbou?rs?|people|friends)\b)*[,.! ]*)+/i,
  /(?:^|(?<=[\s,]))(?:lol|lmao|haha+|hehe|omg|wtf|smh)(?=[\s,.!?]|$)[,.!]?/gi,
  /[,.]? *(?:thanks for (?:looking|watching|reading|listening)|thank you for (?:looking|reading)|have a (?:nice|good|great) (?:day|one)|god bless|peace out|cheers)[.! ]*$/i,
  /(?<=^|[.!?] ?)(?:let me know|lmk) ?(?:guys)?[.!]*$/i,
];

/** Slang with a plain equivalent of the same meaning and degree. */
const PLAIN_WORDS: readonly [RegExp, string][] = [
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\blemme\b/gi, 'let me'],
  [/\bgimme\b/gi, 'give me'],
  [/\bkinda\b/gi, 'somewhat'],
  [/\bsorta\b/gi, 'somewhat'],
  [/\bdunno\b/gi, 'do not know'],
  [/(?<!')\b(?:cuz|coz|'cause|cause(?= (?:i|i'm|we|we're|it|it's|my|the|they|they're)\b))/gi, 'because'],
  [/\by'?all\b/gi, 'you'],
  [/\bya\b/gi, 'you'],
  [/\bu\b(?= (?:can|could|need|want|get|like|have|will|may|pick|are))/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bthx\b/gi, 'thank you'],
  [/\bbucks?\b/gi, 'dollars'],
  [/\bobo\b/gi, 'or best offer'],
  [/\bcond\b\.?/gi, 'condition'],
  [/\b(?:hit me up|hmu)\b/gi, 'contact me'],
  [/\b(?:shoot|send|drop) me an? (?:dm|pm|text|message)\b/gi, 'message me'],
  [/\b(?:dm|pm) me\b/gi, 'message me'],
  [/\bno low ?ballers?(?: please)?\b/gi, 'no low offers'],
  [
    /\b(?:super|crazy|mad|hella)(?= (?:good|nice|clean|comfy|comfortable|fast|cheap|soft|light|heavy|easy|quiet|rare|warm|cute|solid)\b)/gi,
    'very',
  ],
  [/\bcomfy\b/gi, 'comfortable'],
  [/\bawesome\b/gi, 'great'],
  [/\bkiddos?\b/gi, 'children'],
  [/\bmeet ?up\b/gi, 'meet'],
];

/** Contractions written out. "It's been" is "it has been"; possessive 's stays. */
const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bwon't\b/gi, 'will not'],
  [/\bcan't\b/gi, 'cannot'],
  [/\bain't\b/gi, 'is not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n't\b/gi, '$1 not'],
  [/\bI'm\b/gi, 'I am'],
  [/\b(I|you|we|they)'ve\b/gi, '$1 have'],
  [/\b(I|you|we|they|it)'ll\b/gi, '$1 will'],
  [/\b(you|we|they)'re\b/gi, '$1 are'],
  [
    /\b(it|that|there|he|she|what)'s(?= (?:been|got|had|seen|never been|only been|always been)\b)/gi,
    '$1 has',
  ],
  [/\b(it|that|there|he|she|what|here)'s\b/gi, '$1 is'],
];

/** Endings that begin an unfinished thought. */
const DANGLING = /[\s,]+(?:and|but|so|or|because|like|um|yeah|with)$/i;

/** Rewrites a transcript in full sentences without fillers, slang and chatter, in the seller's own words. */
export const makeProfessional = (corrected: string): string =>
  plainSentences(corrected)
    .map((sentence) => writtenOut(sentence))
    .join(' ');

/** Returns the sentences of a text without fillers, slang and chatter. Contractions stay. */
export function plainSentences(corrected: string): string[] {
  const sentences: string[] = [];
  for (const raw of sentencesOf(plain(withoutFillers(withoutChatter(corrected))))) {
    const sentence = asSentence(whole(withoutFillers(withoutChatter(raw))));
    if (/[\p{L}\p{N}]/u.test(sentence) && sentences.at(-1) !== sentence) sentences.push(sentence);
  }
  return sentences;
}

/** Removes what the seller took back, and words that only fill pauses. */
export const withoutTalk = (text: string): string =>
  text
    .split('\n')
    .map((line) => withoutFillers(removeCorrections(withoutHesitations(withoutChatter(line)), isAlike).text))
    .join('\n');

const withoutChatter = (text: string): string =>
  CHATTER.reduce((rest, pattern) => rest.replace(pattern, ''), text.trim()).trim();

const replaced = (text: string, by: readonly [RegExp, string][]): string =>
  by.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
const plain = (text: string): string => replaced(text, PLAIN_WORDS);
/** Writes out the contractions of a sentence. */
export const writtenOut = (sentence: string): string => capitalized(replaced(sentence, CONTRACTIONS));

const whole = (sentence: string): string =>
  sentence
    .replace(/!+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/[.\s]+$/, '')
    .replace(DANGLING, '');
