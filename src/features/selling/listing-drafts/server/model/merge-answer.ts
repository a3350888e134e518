import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import type { CategorySlug, ReaderCategory } from '../../../../../shared/taxonomy.ts';
import { categoryLabel } from '../../../../../shared/taxonomy.ts';
import { namedItemOf, spellNames } from '../../../../items/item-language/server/item-language.ts';
import { BUYER_QUESTIONS } from '../../contract/buyer-questions.ts';
import { DRAFT_LIMITS } from '../../contract/draft-limits.ts';
import type { DraftSource, ListingDraft } from '../../contract/listing-draft.ts';
import { findCategory } from '../engine/category.ts';
import { cleanText } from '../engine/clean-text.ts';
import { capitalizeUnlessBrand } from '../engine/title.ts';
import { answerContext } from './answer-context.ts';
import type { Claim } from './claims.ts';
import { ADDRESS, type KnownFacts, knownFacts } from './known-facts.ts';
import { categoryOf, conditionOf, type ListingAnswer, type PhotoAnswer } from './listing-answer.ts';
import { plainText } from './plain-text.ts';
import { coverSentences } from './seen-sentences.ts';
import { coverSaidTitle, coversTag, coverTitle, namesNoItem } from './seen-title.ts';

/** From this probability, the engine's category overrides the model's. */
const MIN_CERTAIN = 0.7;
/** Probability given to a category that only the model names. */
const MODEL_PROBABILITY = 0.5;
/** Maximum length of a marking. Longer text is a note, possibly an instruction to the model. */
const MAX_MARKING_LENGTH = 40;
const MAX_MARKINGS = 12;
/** Words of a note addressed to the model. */
const NOTE =
  /\b(?:ignore|disregard|(?:previous|new|these) instructions?|prompt|(?:set|change) the (?:title|price)|visit|call|text|click|e-?mail|buy now)\b/i;
const CALL = /\b\d{3}[ .-]\d{3,4}(?:[ .-]\d{4})?\b|\b\d{10,}\b/;
const isNote = (text: string): boolean => NOTE.test(text) || ADDRESS.test(text) || CALL.test(text);
/** Maximum tags to read from an answer. */
const MAX_TAGS_READ = 30;

/**
 * Merges the parts of a model's answer that the seller's words support into the engine's draft. The price always comes
 * from the engine.
 */
export function mergeWords(sellerText: string, engine: ListingDraft, answer: ListingAnswer): ListingDraft {
  const { arePreservedIn } = knownFacts(`${engine.title}. ${engine.description}`);
  const fields = readSaid(sellerText, answer, knownFacts(sellerText));
  // Reject an answer that loses a flaw or a number.
  const isWhole = arePreservedIn(`${fields.title}. ${fields.description}`);
  const merged = merge(engine, {
    ...fields,
    title: isWhole ? fields.title : '',
    description: isWhole ? fields.description : '',
    seen: 'said',
  });
  // Questions depend on the category, which may have changed. They are added later.
  return { ...merged, questions: [] };
}

/** Merges an answer about a photo, optionally with the seller's words. Claims become questions. */
export function mergePhoto(
  sellerText: string,
  engine: ListingDraft,
  answer: PhotoAnswer,
  categories: readonly ReaderCategory[] = [],
): ListingDraft {
  if (namesNoItem(answer.title)) return engine;
  const markings = answer.markings
    .slice(0, MAX_MARKINGS)
    .map(oneLine)
    .filter((marking) => marking !== '' && marking.length <= MAX_MARKING_LENGTH)
    .filter((marking) => !isNote(marking));
  const category = categoryOf(answer.category);
  const context = answerContext(sellerText, markings, { ...answer, category });
  const sentences = coverSentences(answer.description, context);
  const heading = coverTitle(answer.title, context);
  const isInstructed = isNote(answer.title) || answer.markings.some(isNote);
  const isLost = heading.claims.length + heading.names.length > 0;
  // If the photo contains a note, its title cannot be trusted. Name the item by the description instead.
  const title = (isInstructed ? '' : heading.text) || (isInstructed || isLost ? nameOf(sentences.text) : '');
  const seen = sentences.text || (title === '' ? '' : `${title}.`);
  const { arePreservedIn } = knownFacts(engine.description);
  // Put the seller's words first, unless the model's text already contains them.
  const description = arePreservedIn(seen)
    ? seen
    : [engine.description, seen].filter((text) => text !== '').join(' ');
  const claims = [...heading.claims, ...sentences.claims];
  const condition =
    conditionOf(answer.condition) ?? claims.find((claim) => claim.condition)?.condition ?? null;
  const guessed = category ?? findCategory(`${title}. ${seen}`, categories).category;
  const draft = merge(engine, {
    title,
    description,
    category: guessed,
    condition,
    tags: tagsOf(answer.tags, category, (tag) => coversTag(tag, context)),
    seen: 'photo',
  });
  const sources =
    category === null && guessed !== null ? { ...draft.sources, category: 'guess' as const } : draft.sources;
  return { ...draft, sources, questions: questionsFrom(claims, [...heading.names, ...sentences.names]) };
}

/** Returns the name of the item in a description; empty if there is none. */
const nameOf = (description: string): string =>
  capitalizeUnlessBrand(spellNames(namedItemOf(description).named ?? ''));

/** Returns the distinct questions raised by claims. The brand comes first, because it is part of the title. */
function questionsFrom(claims: readonly Claim[], names: readonly string[]): ListingDraft['questions'] {
  const [name] = names.filter(({ length }) => length <= MAX_MARKING_LENGTH);
  const raised = [
    ...(name === undefined ? [] : [{ id: 'brand' as const, suggestion: name }]),
    ...claims.flatMap(({ asks }) => asks ?? []),
  ];
  const once = raised.filter(({ id }, index) => raised.findIndex((other) => other.id === id) === index);
  return once.map(({ id, suggestion }) => ({
    id,
    question: BUYER_QUESTIONS[id].question,
    label: BUYER_QUESTIONS[id].label,
    ...(suggestion !== null && { suggestion }),
  }));
}

interface Found {
  title: string;
  description: string;
  category: CategorySlug | null;
  condition: ListingDraft['condition'];
  tags: string[];
}

/** Returns the part of an answer that the seller's words support, within the limits of listings. */
function readSaid(sellerText: string, answer: ListingAnswer, facts: KnownFacts): Found {
  const category = categoryOf(answer.category);
  return {
    title: coverSaidTitle(answer.title, sellerText, facts),
    description: sentencesOf(answer.description)
      .filter(facts.cover)
      .join(' ')
      .slice(0, LISTING_LIMITS.description),
    category,
    condition: conditionOf(answer.condition),
    tags: tagsOf(answer.tags, category, facts.cover),
  };
}

function tagsOf(
  answered: readonly string[],
  category: CategorySlug | null,
  check: (tag: string) => boolean,
): string[] {
  const label = category === null ? '' : categoryLabel(category).toLowerCase();
  const tags = answered
    .slice(0, MAX_TAGS_READ)
    .map((tag) => oneLine(tag).replace(/^#/, '').toLowerCase())
    .filter((tag) => tag !== '' && tag.length <= LISTING_LIMITS.tagLength)
    .filter((tag) => label.includes(tag) || check(tag));
  return [...new Set(tags)].slice(0, LISTING_LIMITS.tags);
}

const oneLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim();

/** Splits text into sentences. Periods in numbers and addresses do not end a sentence. */
const sentencesOf = (text: string): string[] =>
  plainText(text)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

function merge(
  engine: ListingDraft,
  { title, description, category, condition, tags, seen }: Found & { seen: 'said' | 'photo' },
): ListingDraft {
  const [best] = engine.categoryCandidates;
  const isCertain = engine.category !== null && (best?.probability ?? 1) >= MIN_CERTAIN;
  const chosen = isCertain || category === null ? engine.category : category;
  const sourceOf = (isFromModel: boolean, source: DraftSource, engineSource: DraftSource) =>
    isFromModel ? source : engineSource;
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
      // Without the seller's statement, a condition is always a guess.
      condition: sourceOf(ownCondition, 'guess', engine.sources.condition),
      tags: sourceOf(tags.length > 0, seen, engine.sources.tags),
    },
    writtenBy: title + description !== '' || ownCategory || ownCondition ? 'model' : 'engine',
  };
}

/** Returns the candidates with the chosen category first. */
function candidatesOf(
  chosen: CategorySlug | null,
  known: ListingDraft['categoryCandidates'],
): ListingDraft['categoryCandidates'] {
  if (chosen === null) return known;
  const chosenCandidate = known.find(({ category }) => category === chosen);
  const others = known.filter((candidate) => candidate !== chosenCandidate);
  return [chosenCandidate ?? { category: chosen, probability: MODEL_PROBABILITY }, ...others].slice(
    0,
    DRAFT_LIMITS.categoryCandidates,
  );
}
