/** Abbreviations whose period does not end a sentence. */
const ABBREVIATION =
  /(?:\b(?:approx|incl|orig|ca|dr|mr|mrs|ms|st|vs|etc|no|vol|ft|in|lb|lbs|oz|e\.g|i\.e|a\.m|p\.m)|\b\p{L})\.$/iu;
const END = /[.!?…。！？؟۔]["')\]]*$/u;
/** A run with more words than this was spoken without pauses for punctuation. */
const MAX_WORDS_WITHOUT_STOP = 12;

/** Words that begin a new sentence in speech, unless the word before them continues. */
const OPENERS =
  /(?<!\b(?:a|an|the|my|our|your|this|that|which|and|or|but|so|if|when|since|because|cause|cuz|as|than|of|on|in|at|to|for|from|with|by|under|over|near|it|i|we|they|you|is|are|was|were|has|have|not|no|just|only|also|will|would|might|may|can|could|think|know|say|says|still|really|very|otherwise|besides|although|though|while|until|where|what|how|whether|then|plus|got|get|need|want|love|like|paid|keep|include|includes)) +(?:(?:and|but|so) )?(?=(?:it(?:'s| (?:is|isn't|has|was|comes|works|runs|needs|can|will|does|fits|looks|had|also|still))|they(?:'re| (?:are|have|were|work|come))|there(?:'s| (?:is|are))|i(?:'m|'d|'ll|'ve| (?:am|have|bought|paid|want|can|will|would|just|do|don't|didn't|never|got|think (?:it|they|the|that|there)))|we(?:'re|'ve| (?:are|have|bought|can|do))|the (?:screen|battery|only|price|seat|back|front|top|frame|cover|charger|case|rest)|comes with|includes|barely (?:used|touched|worn)|never (?:used|worn)|got (?:the|a|all|two)|runs (?:good|great|well|fine)|asking|looking for|pick ?up|must|cash only|no (?:returns|delivery|shipping|low)|works|would take|will take|you (?:can|would|have)|message me|contact me|please|selling (?:it|them|this|because)|bought (?:it|them)|retail|needs? (?:a|some|new)|has (?:a|some|no|been|two|three|one)|smoke)\b)/gi;

/** Splits a text into trimmed sentences. Long runs without punctuation are split where speech starts anew. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap(splitAtPunctuation)
    .flatMap((sentence) => (isRun(sentence) ? splitAtOpeners(sentence) : [sentence]));
}

export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)?.length ?? 0;

function splitAtPunctuation(line: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of line.split(/(?<=[.!?…。！？؟۔]["')\]]*)\s+/u)) {
    open = open === '' ? part.trim() : `${open} ${part.trim()}`;
    if (ABBREVIATION.test(open)) continue;
    if (open !== '') sentences.push(open);
    open = '';
  }
  return open === '' ? sentences : [...sentences, open];
}

const isRun = (sentence: string): boolean =>
  wordCount(sentence) > MAX_WORDS_WITHOUT_STOP && !/[,;:]/.test(sentence.slice(0, -1));

/** Splits before words that open a sentence, but leaves no piece of one or two words. */
function splitAtOpeners(run: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { 0: gap, index } of run.matchAll(OPENERS)) {
    const before = run.slice(start, index);
    if (wordCount(before) < 3) continue;
    pieces.push(before.trim());
    start = index + gap.length;
  }
  const last = run.slice(start).trim();
  const previous = pieces.at(-1);
  return wordCount(last) < 2 && previous !== undefined
    ? [...pieces.slice(0, -1), `${previous} ${last}`.trim()]
    : [...pieces, last];
}

/** Formats a sentence: an initial capital, "I" as a word, and final punctuation. */
export function asSentence(text: string): string {
  const normalized = withoutAllCaps(text.trim())
    .replace(/[\s,;:–-]+$/u, '')
    .replace(/(?<![\p{L}\p{N}'.-])i(?=[\s,.!?]|$|'(?:m|ve|ll|d)\b)/gu, 'I');
  if (normalized === '') return '';
  // Other scripts have their own punctuation.
  const last = /\p{L}(?=[^\p{L}]*$)/u.exec(normalized)?.[0] ?? 'a';
  const isWhole = END.test(normalized) || !/\p{Script=Latin}/u.test(last);
  return capitalized(isWhole ? normalized : `${normalized}.`);
}

/** Capitalizes the first letter, except in names like "iPhone". */
export const capitalized = (text: string): string =>
  text.replace(
    /^(["'(]*)(\p{Ll})(?!\p{Lu})/u,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en-US'),
  );

/** Lowercases a sentence written in capitals. Single words in capitals are names or sizes and stay. */
function withoutAllCaps(sentence: string): string {
  const letters = sentence.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  const isAllCaps = letters.length > 12 && capitals.length / letters.length > 0.7;
  return isAllCaps ? sentence.toLocaleLowerCase('en-US') : sentence;
}
