import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import type { CategorySlug, ConditionSlug, ReaderCategory } from '../../../../../shared/taxonomy.ts';
import {
  type CorrectedText,
  MATERIALS,
  namedItemOf,
  PEOPLE,
  readCondition,
  removeCorrections,
  spellNames,
} from '../../../../items/item-language/server/item-language.ts';
import { findCategory, isSure } from './category.ts';
import { withoutChatter } from './chatter.ts';
import { punctuate } from './clauses.ts';
import { calmText, cleanText } from './clean-text.ts';
import { findPrice } from './price.ts';
import { joinSpelled } from './spelled-letters.ts';
import { COLORS, makeTags } from './tags.ts';
import { capitalizeUnlessBrand, makeTitle } from './title.ts';
import { namesMaker } from './title-words.ts';

export interface ReadDescription {
  title: string;
  description: string;
  /** US cents; 0 is free, null without a price. */
  priceCents: number | null;
  category: CategorySlug | null;
  condition: ConditionSlug | null;
  tags: string[];
  /** The source of each field: stated in the text, or guessed from it. Null for empty fields. */
  sources: Record<DraftField, 'said' | 'guess' | null>;
  /** The two most probable categories, best first. */
  categoryCandidates: { category: CategorySlug; probability: number }[];
}

const NOTHING: ReadonlySet<string> = new Set();
const wordsOf = (kind: string | null): ReadonlySet<string> => new Set(kind?.split(' '));

type DraftField = 'title' | 'description' | 'price' | 'category' | 'condition' | 'tags';

/**
 * Converts a typed or spoken description into a draft, without an external service. Fields that the text does not
 * clearly state stay null.
 * @param options.numbers Whether number words in the title become digits or stay as said.
 * @param options.categories Those of the site, with the words that mean them.
 */
export function readDescription(
  text: string,
  {
    numbers = 'digits',
    categories,
  }: { numbers?: 'digits' | 'said'; categories?: readonly ReaderCategory[] } = {},
): ReadDescription {
  const corrected = withoutCorrections(joinSpelled(calmText(cleanText(text))));
  // Removing the price may also remove the item's name: "giving this desk away". So the category is read before.
  const { category, kind, maker, candidates, isWanted } = findCategory(
    withoutStory(punctuate(corrected.text, NOTHING)),
    categories,
  );
  const item = wordsOf(kind);
  // In a wanted ad, price and condition are the writer's wishes.
  const {
    cents,
    said,
    rest: spoken,
  } = isWanted ? { cents: null, said: false, rest: corrected.text } : findPrice(corrected, category, item);
  const rest = punctuate(spoken, item);
  const title = makeTitle(withoutStory(rest), { kind, maker, numbers });
  const description = makeDescription(rest);
  const state = isWanted ? { condition: null, said: false } : readCondition(spoken, item, description);
  const tags = makeTags(spellNames(rest), kind);
  return {
    title,
    description,
    priceCents: cents,
    category,
    condition: state.condition,
    tags,
    sources: {
      title: title === '' ? null : 'said',
      description: description === '' ? null : 'said',
      price: cents === null ? null : said ? 'said' : 'guess',
      category: category === null ? null : isSure(candidates) ? 'said' : 'guess',
      condition: state.condition === null ? null : state.said ? 'said' : 'guess',
      tags: tags.length === 0 ? null : 'said',
    },
    categoryCandidates: candidates,
  };
}

const MODEL = /^([a-z]+)\d+$/;

/** Whether both are colors, materials, makers, or models of one series: "t7, sorry, t6". */
const isAlike = (a: string, b: string, takesBack: boolean): boolean =>
  (COLORS.has(a) && COLORS.has(b)) ||
  (takesBack && MATERIALS.includes(a) && MATERIALS.includes(b)) ||
  (takesBack && namesMaker(a) && namesMaker(b)) ||
  (MODEL.exec(a)?.[1] !== undefined && MODEL.exec(a)?.[1] === MODEL.exec(b)?.[1]);

/** Applies spoken corrections: "size ten sorry size nine" becomes "size nine". */
const withoutCorrections = (text: string): CorrectedText => removeCorrections(text, isAlike);

const ABBREVIATIONS: [RegExp, string][] = [
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\bthx\b/gi, 'thanks'],
  [/\bgonna\b/gi, 'going to'],
  [/\bcond\b\.?/gi, 'condition'],
  [/\bexc\b\.?(?= condition)/gi, 'excellent'],
  [/\bincl\b\.?/gi, 'including'],
  [/\b(do|does|did|is|are|was|has|have|would|could|should)nt\b/gi, "$1n't"],
  [/\bdont\b/gi, "don't"],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\bive\b/gi, "I've"],
  [/\bim\b/gi, "I'm"],
];

function tidySentence(raw: string, first: boolean): string {
  let sentence = raw
    .trim()
    .replace(/^[\s,;:.*•-]+/, '')
    .replace(/[\s,;:-]+$/, '');
  if (first) sentence = withoutChatter(sentence);
  for (const [short, long] of ABBREVIATIONS) sentence = sentence.replace(short, long);
  sentence = sentence
    .replace(/\s*,(?:\s*,)+/g, ',')
    .replace(/\s+,/g, ',')
    .replace(/,\s*-\s*/g, ', ')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/\(\s*\)/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+(?:and|or|but|so|for|at|asking)$/i, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(sentence)) return '';
  sentence = capitalizeUnlessBrand(spellNames(sentence));
  return /[.!?]["')]*$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Returns all facts as sentences, without greetings, sales talk and the asking price. */
function makeDescription(text: string): string {
  const paragraphs = text.split('\n').map((line) => line.split(/(?<=[.!?])\s+(?=["'(]?[\p{L}\p{N}])/u));
  let first = true;
  const tidied: string[] = [];
  for (const sentences of paragraphs) {
    const line: string[] = [];
    for (const sentence of sentences) {
      const tidy = tidySentence(sentence, first);
      if (tidy === '') continue;
      first = false;
      if (line.at(-1) !== tidy) line.push(tidy);
    }
    if (line.length > 0) tidied.push(line.join(' '));
  }
  const whole = tidied.join('\n');
  if (whole.length <= LISTING_LIMITS.description) return whole;
  const cut = whole.slice(0, LISTING_LIMITS.description - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LISTING_LIMITS.description / 2)).trimEnd()}…`;
}

/** Words that start a sentence about what happened before the sale: "traded my car in", "after my mom moved". */
const TELLS =
  /^(?:(?:so|well|just|we just|i just) )*(?<first>\p{L}+)(?:(?:['’]\p{L}+)? (?!have\b|got\b|am\b|are\b|'?m\b)\p{L}+)/iu;
const TELLING = new Set(
  `after bought cancelled canceled downsized downsizing getting got moved moving no now put redid remodeled remodeling replaced retired since sold
  switched traded upgraded upgrading when my our`.split(/\s+/),
);

/** Words before the item that is sold: ", selling the patio heater", "so my old bed cover has to go". */
const ANNOUNCEMENTS = [
  /(?:[,.;] |\b(?:so|and|but|now) )(?:(?:i|we)(?:'m|'re| am| are)? )?(?:(?:now|just|also|have to|need to|trying to|looking to|want to) )*(?:sell(?:ing)?|getting rid of|letting go of|giving away|rehoming) (?!(?:because|it|them|for|as|at|due|since|bc|cheap|only|everything|all|this for)\b)(?<item>.+)/isu,
  /(?:[,.;] |\b(?:so|and now) )(?:(?:i|we) (?:now |still )?(?:have|got)|there(?:'?s| is| are)) (?:a|an|the|two|three|my|our|her|his|their|this|these) (?<item>.+)/isu,
  /\b(?:so|and) (?:this|these) (?<item>.+)/isu,
  /(?:[,.;] |\b(?:so|and) )(?:(?:the|this|that|these|my|our|his|her) )?(?<item>(?:(?!\b(?:so|and|i|we|it|they)\b)[\p{L}\d' -]){3,40}? (?:(?:must|has to|have to|needs to|need to|gotta) go|needs? (?:a )?(?:new|good)|(?:is |are )?(?:up )?for (?:sale|grabs)|(?:is|are) (?:just )?sitting)\b.*)/isu,
];
/** Maximum characters of a story. */
const MAX_STORY = 160;

/**
 * Leaves out what happened before the sale, which may name other items: "We bought a house with a hot tub, selling the
 * patio heater" becomes "patio heater". Other texts stay.
 */
function withoutStory(text: string): string {
  const first = TELLS.exec(text)?.groups?.['first']?.toLowerCase() ?? '';
  if (!TELLING.has(first) && !PEOPLE.has(first)) return text;
  const items = ANNOUNCEMENTS.flatMap((announcement) => {
    const item = announcement.exec(text.slice(0, 800))?.groups?.['item'];
    return item === undefined ? [] : text.slice(text.indexOf(item));
  }).filter((item) => text.length - item.length <= MAX_STORY && namedItemOf(item).isSure);
  return items.toSorted((a, b) => b.length - a.length)[0] ?? text;
}
