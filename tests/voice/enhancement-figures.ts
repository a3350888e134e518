import { readFileSync } from 'node:fs';
import { spokenNumber } from '../../src/features/items/item-language/server/numbers/number-words.ts';
import { tokensOf } from '../../src/features/items/item-language/server/numbers/tokens.ts';
import {
  ENHANCEMENT_TYPES,
  type EnhancementType,
} from '../../src/features/selling/voice/contract/enhancements.ts';
import type { CheckGrammar } from '../../src/features/selling/voice/server/enhancement/check-grammar.ts';
import { enhanceByRules } from '../../src/features/selling/voice/server/enhancement/enhance-by-rules.ts';

export interface JudgedText {
  group: string;
  text: string;
  /** What must be true of its enhancements, such as `flaw: ['scratches']`; alternatives in a string with slashes. */
  expected: Map<string, string[]>;
  half: 'tuned' | 'held out';
}

/** What is wrong with an enhancement. */
interface EnhancementFailure {
  type: EnhancementType;
  check: string;
  detail: string;
}

export interface JudgedEnhancement {
  text: JudgedText;
  written: ReadonlyMap<EnhancementType, string | null>;
  failures: EnhancementFailure[];
}

export function readTranscripts(): JudgedText[] {
  const file = readFileSync(new URL('transcripts.txt', import.meta.url), 'utf8');
  return file
    .split(/^## /m)
    .slice(1)
    .map((block, index) => {
      const [group = '', ...lines] = block.trimEnd().split('\n');
      const expected = lines.filter((line) => line.startsWith('= '));
      return {
        group,
        text: lines
          .filter((line) => !line.startsWith('= '))
          .join('\n')
          .trim(),
        expected: new Map(expected.map(expectation)),
        half: index % 2 === 0 ? 'tuned' : 'held out',
      };
    });
}

function expectation(line: string): [name: string, values: string[]] {
  const [, name = '', values = ''] = /^= (\w+) (.*)$/.exec(line) ?? [];
  return [name, values.split('; ')];
}

/** Enhances a text in the four ways and says what is wrong. */
export async function judgeTranscript(
  text: JudgedText,
  checkGrammar: CheckGrammar,
): Promise<JudgedEnhancement> {
  const written = new Map<EnhancementType, string | null>();
  for (const type of ENHANCEMENT_TYPES)
    written.set(type, await enhanceByRules({ checkGrammar }, text.text, type));
  const failures = ENHANCEMENT_TYPES.flatMap((type) =>
    failuresOf(text, type, written.get(type) ?? null).map((failure) => ({ type, ...failure })),
  );
  return { text, written, failures };
}

type Failure = Omit<EnhancementFailure, 'type'>;

function failuresOf(judged: JudgedText, type: EnhancementType, answer: string | null): Failure[] {
  if (answer === null) {
    const isShort = type === 'summary' && wordsOf(judged.text).length <= MAX_WORDS_WHOLE;
    return isShort ? [] : [{ check: 'length', detail: 'not offered' }];
  }
  const has = (value: string) => value.split('/').some((one) => says(answer, one));
  const all = (name: string): string[] => judged.expected.get(name) ?? [];
  const missing = (name: string): Failure[] =>
    all(name).flatMap((value) => (has(value) ? [] : [{ check: name, detail: value }]));
  const present = (name: string): Failure[] =>
    all(name).flatMap((value) => (has(value) ? [{ check: name, detail: value }] : []));
  const isProse = type === 'grammar' || type === 'professional';
  return [
    ...priceFailures(all('price')[0] ?? 'none', type, answer),
    ...missing('flaw'),
    ...(type === 'summary' ? [] : missing('fact')),
    ...(type === 'grammar' ? [] : present('taken')),
    ...(isProse ? missing('fixed') : []),
    ...present('never'),
    ...(isProse ? languageFailures(answer) : []),
    ...newWords(judged.text, answer),
    ...(type === 'summary' ? lengthFailures(judged.text, answer) : []),
    ...(type === 'structure' ? structureFailures(judged, answer) : []),
  ];
}

/** A text of at most so many words may have nothing to leave out. */
const MAX_WORDS_WHOLE = 12;

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text has some words, with any capitals; "!!!" is looked for as it is. */
function says(text: string, words: string): boolean {
  // Capitals are looked for as such.
  const [within, what] =
    words === words.toUpperCase() && /[A-Z]{3}/.test(words) ? [text, words] : [plain(text), plain(words)];
  const [start, end] = [
    /^\w/.test(what) ? String.raw`(?<![\w'])` : '',
    /[a-z]$/.test(what) ? String.raw`(?![\w'])` : '',
  ];
  return new RegExp(start + escaped(what) + end).test(within);
}

function priceFailures(price: string, type: EnhancementType, answer: string): Failure[] {
  if (price === 'none') return [];
  const amounts = price.split('/');
  const isRight =
    type === 'structure'
      ? amounts.some((amount) =>
          new RegExp(
            String.raw`^Price: ${amount === 'free' ? 'Free' : String.raw`\$${amount}`}(?:,|$)`,
            'm',
          ).test(answer.replaceAll(/(?<=\d),(?=\d{3})/g, '')),
        )
      : amounts.some((amount) =>
          amount === 'free' ? says(answer, 'free') : numbersOf(answer).has(Number(amount)),
        );
  return isRight ? [] : [{ check: 'price', detail: price }];
}

/** The numbers of a text, in digits and words. */
function numbersOf(text: string): Set<number> {
  const tokens = tokensOf(text);
  return new Set(
    tokens.flatMap((token, index) => [
      ...(token.kind === 'number' ? [Number(token.text.replaceAll(',', ''))] : []),
      ...(spokenNumber(tokens, index)?.value === undefined ? [] : [spokenNumber(tokens, index)?.value ?? 0]),
    ]),
  );
}

/** No sentence ends with them. */
const NO_END =
  /\b(?:an?|the|my|our|your|of|and|or|but|with|to|from|it's|that's|there's|they're|we're|i'm|i've|we've|they've|very|(?<!(?:ty|seats|sleeps|fits|size) )(?:two|three|four|five|six|seven|eight))\.(?= [A-Z])/gi;
const DISAGREES =
  /(?<!\b(?:make|makes|made|let|lets|did|does|do|would|will|could|should|if|to|help|had|have) )\b(?:(?:it|he|she) (?:do|don't|have|haven't|are|were)|(?:they|we|you) (?:was|is|has|does|doesn't))\b/gi;

const languageFailures = (answer: string): Failure[] => [
  ...(answer.match(NO_END) ?? []).map((detail) => ({ check: 'split', detail })),
  ...(answer.match(DISAGREES) ?? []).map((detail) => ({ check: 'agreement', detail })),
];

/** Words that an enhancement may bring: other forms of small words, plain words for slang. */
const OTHER_WORDS = new Set(
  `i am is are was were be been it has have had do does did not will would could should can cannot going to want because
  very somewhat dollars or best offer please you your comfortable great children meet contact me message let give know
  condition thank than there their that's it's i'm they're we're you're don't doesn't isn't a an and lot price item
  details free firm negotiable cash each with they we them one includes pickup of`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words and numbers that nobody said. */
function newWords(text: string, answer: string): Failure[] {
  const knownRoots = new Set(wordsOf(text).map(rootOf));
  const numbers = numbersOf(text);
  return wordsOf(answer)
    .filter((word) =>
      /^\d/.test(word)
        ? !numbers.has(Number.parseFloat(word.replaceAll(',', ''))) && !knownRoots.has(rootOf(word))
        : !knownRoots.has(rootOf(word)) &&
          !word.split("'").every((part) => OTHER_WORDS.has(part) || knownRoots.has(rootOf(part))) &&
          !OTHER_WORDS.has(word),
    )
    .map((detail) => ({ check: 'new word', detail }));
}

function lengthFailures(text: string, answer: string): Failure[] {
  const isShorter = answer.length < text.length && wordsOf(answer).length < wordsOf(text).length;
  return isShorter
    ? []
    : [{ check: 'length', detail: `${wordsOf(answer).length} words of ${wordsOf(text).length}` }];
}

/** A heading may have at most so much of a speech of some length under it. */
const MAX_SHARE = 0.65;
const SPEECH_WORDS = 30;
const MAX_ITEM_WORDS = 10;
/** Headings of what may stand under Details too. */
const MORE: ReadonlySet<string> = new Set(['Includes', 'Pickup']);

function structureFailures({ text, expected }: JudgedText, answer: string): Failure[] {
  const sections = new Map(
    answer
      .split(/^(?=(?:Item|Condition|Details|Includes|Pickup|Price):)/m)
      .map((section): [string, string] => [
        section.split(':')[0] ?? '',
        section.slice(section.indexOf(':') + 1),
      ]),
  );
  const failures: Failure[] = [];
  const hasMore = [...sections.keys()].some((name) => MORE.has(name));
  for (const name of expected.get('headings') ?? []) {
    if (!name.endsWith('/-') && !sections.has(name) && !(name === 'Details' && hasMore))
      failures.push({ check: 'headings', detail: `no ${name}` });
  }
  for (const name of sections.keys()) {
    if (!MORE.has(name) && expected.get('headings')?.every((one) => one.replace('/-', '') !== name) === true)
      failures.push({ check: 'headings', detail: `${name} too` });
  }
  if (wordsOf(sections.get('Item') ?? '').length > MAX_ITEM_WORDS)
    failures.push({ check: 'item', detail: sections.get('Item')?.trim() ?? '' });
  const all = wordsOf(answer).length;
  for (const [name, words] of sections) {
    if (wordsOf(text).length > SPEECH_WORDS && wordsOf(words).length / all > MAX_SHARE)
      failures.push({ check: 'one heading', detail: name });
  }
  const condition = sections.get('Condition') ?? '';
  for (const flaw of expected.get('flaw') ?? []) {
    if (!flaw.split('/').some((one) => says(condition, one)))
      failures.push({ check: 'flaw heading', detail: flaw });
  }
  return failures;
}

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+(?:[',][\p{L}\p{N}]+)*/gu) ?? [];
const rootOf = (word: string): string =>
  word.replaceAll("'", '').replace(/(?<=\w{3})(?:es|s|ed|d|ing|e)$/, '');
