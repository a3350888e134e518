import { LISTING_LIMITS } from '../../../listings/contract/listing-limits.ts';
import type { CategorySlug } from '../../../listings/contract/taxonomy.ts';
import { categoryLabel } from '../../../listings/contract/taxonomy.ts';
import { DRAFT_LIMITS } from '../../contract/draft-limits.ts';
import type { DraftSource, ListingDraft } from '../../contract/listing-draft.ts';
import { cleanText } from '../engine/clean-text.ts';
import { type KnownFacts, knownFacts } from './known-facts.ts';
import { categoryOf, conditionOf, type ListingAnswer, type PhotoAnswer } from './listing-answer.ts';

/** From here on the engine's own category is certain enough to stay, whatever a model says. */
const CERTAIN = 0.7;
/** Of a category that only the model names. */
const MODELS_GUESS = 0.5;
/** Markings on an item are short; a longer text is a note, which could be written for the model. */
const MARKING_LENGTH = 40;
const MARKINGS = 12;
/** Of an answer with thousands. */
const TAGS_READ = 30;

type Check = KnownFacts['cover'];

/**
 * Takes from a model's answer what the seller's words cover, into the draft that the engine made from the same words.
 * The price stays the engine's: it is read from the words and nowhere else.
 */
export function mergeWords(said: string, engine: ListingDraft, answer: ListingAnswer): ListingDraft {
  const { cover } = knownFacts(said);
  const { areKeptIn } = knownFacts(`${engine.title}. ${engine.description}`);
  const found = read(answer, cover);
  // An answer that loses a flaw or a number is not better than the seller's own words.
  const isWhole = areKeptIn(`${found.title}. ${found.description}`);
  return merge(engine, {
    ...found,
    title: isWhole ? found.title : '',
    description: isWhole ? found.description : '',
    seen: 'said',
  });
}

/** The same for a photo, beside which the seller may have said something. */
export function mergePhoto(said: string, engine: ListingDraft, answer: PhotoAnswer): ListingDraft {
  const markings = answer.markings
    .slice(0, MARKINGS)
    .map((marking) => marking.trim())
    .filter(({ length }) => length > 0 && length <= MARKING_LENGTH);
  const { coverSeen } = knownFacts(said, markings);
  const found = read(answer, coverSeen);
  const { areKeptIn } = knownFacts(engine.description);
  // What the seller said beside the photo comes first, unless the model has taken it up.
  const description = areKeptIn(found.description)
    ? found.description
    : [engine.description, found.description].filter((text) => text !== '').join(' ');
  return merge(engine, { ...found, description, seen: 'photo' });
}

interface Found {
  title: string;
  description: string;
  category: CategorySlug | null;
  condition: ListingDraft['condition'];
  tags: string[];
}

/** The part of an answer that the check lets pass, within the limits of listings. */
function read(answer: ListingAnswer, check: Check): Found {
  const category = categoryOf(answer.category);
  const title = oneLine(answer.title).replace(/[.\s]+$/, '');
  const label = category === null ? '' : categoryLabel(category).toLowerCase();
  const tags = answer.tags
    .slice(0, TAGS_READ)
    .map((tag) => oneLine(tag).replace(/^#/, '').toLowerCase())
    .filter((tag) => tag !== '' && tag.length <= LISTING_LIMITS.tagLength)
    .filter((tag) => label.includes(tag) || check(tag));
  return {
    title: title.length <= LISTING_LIMITS.title && check(title) ? title : '',
    description: sentencesOf(answer.description).filter(check).join(' ').slice(0, LISTING_LIMITS.description),
    category,
    condition: conditionOf(answer.condition),
    tags: [...new Set(tags)].slice(0, LISTING_LIMITS.tags),
  };
}

const oneLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim();

/** Sentences with their full stop; a point inside a number or an address ends none. */
const sentencesOf = (text: string): string[] =>
  cleanText(text)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^[-*•]\s*/, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

function merge(
  engine: ListingDraft,
  { title, description, category, condition, tags, seen }: Found & { seen: 'said' | 'photo' },
): ListingDraft {
  const [best] = engine.categoryCandidates;
  const isCertain = engine.category !== null && (best?.probability ?? 1) >= CERTAIN;
  const chosen = isCertain || category === null ? engine.category : category;
  const sourceOf = (own: boolean, source: DraftSource, kept: DraftSource) => (own ? source : kept);
  const ownCategory = chosen !== engine.category;
  const ownCondition = engine.condition === null && condition !== null;
  return {
    ...engine,
    title: title || engine.title,
    description: description || engine.description,
    category: chosen,
    condition: engine.condition ?? condition,
    tags: tags.length > 0 ? tags : engine.tags,
    categoryCandidates: candidatesOf(chosen, engine.categoryCandidates),
    sources: {
      title: sourceOf(title !== '', seen, engine.sources.title),
      description: sourceOf(description !== '', seen, engine.sources.description),
      price: engine.sources.price,
      category: sourceOf(ownCategory, seen === 'photo' ? 'photo' : 'guess', engine.sources.category),
      // Neither words that do not say it nor a photo make it more than a guess.
      condition: sourceOf(ownCondition, 'guess', engine.sources.condition),
      tags: sourceOf(tags.length > 0, seen, engine.sources.tags),
    },
    writtenBy: title + description !== '' || ownCategory || ownCondition ? 'model' : 'engine',
  };
}

/** The candidates with the chosen category first. */
function candidatesOf(
  chosen: CategorySlug | null,
  known: ListingDraft['categoryCandidates'],
): ListingDraft['categoryCandidates'] {
  if (chosen === null) return known;
  const own = known.find(({ category }) => category === chosen);
  const others = known.filter((candidate) => candidate !== own);
  return [own ?? { category: chosen, probability: MODELS_GUESS }, ...others].slice(
    0,
    DRAFT_LIMITS.categoryCandidates,
  );
}
