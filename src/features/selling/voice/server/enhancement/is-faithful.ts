import type { EnhancementType } from '../../contract/enhancements.ts';

/** The minimum share of an answer's words that must be the seller's own. */
const MIN_OWN_WORDS: Readonly<Record<EnhancementType, number>> = {
  grammar: 0.75,
  professional: 0.5,
  summary: 0.55,
  structure: 0.6,
};
/**
 * Maximum length of an answer relative to the transcript. Headings and short transcripts may have somewhat
 * more.
 */
const MAX_LENGTH_RATIO = 1.4;
const EXTRA_CHARACTERS = 120;

/**
 * Whether a model's answer says only what the transcript says: no new number, name, address or link, mostly
 * the seller's words, and not much longer. This also rejects the result of a prompt injection.
 * @param spoken Spoken numbers in digits, as read by the draft engine: "two fifty" is 250.
 */
export function isFaithful(
  answer: string,
  transcript: string,
  type: EnhancementType,
  spoken: readonly string[],
): boolean {
  if (answer.trim() === '' || answer.length > transcript.length * MAX_LENGTH_RATIO + EXTRA_CHARACTERS)
    return false;
  if (/https?:|www\.|@\w|<\/?[a-z]|```/i.test(answer) && !/https?:|www\.|@\w/i.test(transcript)) return false;
  const spokenText = new Set([...digitsOf(transcript), ...spoken]);
  if ([...digitsOf(answer)].some((number) => !spokenText.has(number))) return false;
  const spokenRoots = new Set(rootsOf(transcript));
  if (namesOf(answer).some((name) => !rootsOf(name).every((root) => spokenRoots.has(root)))) return false;
  const words = rootsOf(answer).filter((root) => !SMALL.has(root));
  const spokenCount = words.filter((root) => spokenRoots.has(root)).length;
  return words.length === 0 || spokenCount / words.length >= MIN_OWN_WORDS[type];
}

const HEADINGS = /^(?:item|condition|details|price|includes|pickup|size|color|brand|note|notes)\b/i;
const SMALL: ReadonlySet<string> = new Set(
  'a an the and or but of for to in on at with is are was were be been it its this that i my we our you have has had do does not no so as by from will can would item condition details price'
    .split(' ')
    .map(rootOf),
);

const digitsOf = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replaceAll(',', '').replace(/\.0+$/, ''));

/** Returns capitalized words within sentences. */
const namesOf = (answer: string): string[] =>
  answer
    .split('\n')
    .map((line) =>
      line
        .replace(/^[\s\-*•]*/, '')
        .replace(HEADINGS, '')
        .replace(/^[^:]{0,20}:\s*/, ''),
    )
    .flatMap((line) => line.match(/(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}\p{N}]+/gu) ?? []);

const rootsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(rootOf);

/** Reduces forms of a word to one: "scratches", "scratched". */
function rootOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly|er)$/, '').slice(0, 7) : word;
}
