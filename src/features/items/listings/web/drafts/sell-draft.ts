import { dollarsForInput } from '../../../../../shared/money.ts';
import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import type {
  BuyerQuestion,
  BuyerQuestionId,
} from '../../../../selling/listing-drafts/contract/buyer-questions.ts';
import type { ListingDraft } from '../../../../selling/listing-drafts/contract/listing-draft.ts';
import {
  type Answers,
  type DraftInput,
  type FieldMarks,
  type MarkedField,
  marksOf,
  questionsOf,
  withChecked,
  withoutMark,
} from '../../../../selling/listing-drafts/web/listing-drafts.ts';
import { EMPTY_FORM, type FormField, type ListingForm } from '../listing-form.ts';

/** What is known about a form that was filled in from a generated listing. */
export interface DraftNotes {
  /** Where each field came from, until it is edited. */
  marks: FieldMarks;
  /** The likeliest categories, where the first is only a suggestion. */
  candidates: readonly CategorySlug[];
  /** What buyers will ask, and the answers so far. */
  questions: readonly BuyerQuestion[];
  answers: Answers;
}

/** What the person said or typed to have the listing written from it. */
export interface Words {
  text: string;
  /** A part of it was spoken. */
  said: boolean;
}

/** A chosen photo. Its file is stored under the key. */
export interface DraftPhoto {
  key: string;
  /** Of the uploaded photo; null until it is uploaded. */
  id: string | null;
  alt: string;
}

/** Where a listing is shown beside Browse. */
export interface PostTo {
  zoneId?: string;
  eventId?: string;
}

/** What a person gave in words and fields. */
export interface DraftContent {
  words: Words;
  form: ListingForm;
  notes: DraftNotes;
  /** Fields that the person wrote, chose or confirmed. Nothing else overwrites them. */
  touched: readonly FormField[];
}

/** Everything a person gave for one listing that is not posted yet. */
export interface SellDraft extends DraftContent {
  /** Goes with the listing that is posted from it, so that two tabs or two tries post it once. */
  id: string;
  /** In order. */
  photos: readonly DraftPhoto[];
  savedAt: number;
  /** Post it when the connection is back, also to these; null while the person has not asked for it. */
  queued: PostTo | null;
  /** The own listing that it started from. */
  like: string | null;
}

export const NO_NOTES: DraftNotes = { marks: {}, candidates: [], questions: [], answers: {} };
export const NO_WORDS: Words = { text: '', said: false };

/** Nothing given yet. */
export const contentOf = (form: ListingForm = EMPTY_FORM): DraftContent => ({
  words: NO_WORDS,
  form,
  notes: NO_NOTES,
  touched: [],
});

const TEXTS = ['title', 'description', 'price', 'area'] as const;

/**
 * Whether a draft is not worth keeping.
 * @param start The form as it starts.
 */
export function isBlank(
  { form, photos, words }: Pick<SellDraft, 'form' | 'photos' | 'words'>,
  start: ListingForm = EMPTY_FORM,
): boolean {
  return (
    photos.length === 0 &&
    words.text.trim() === '' &&
    form.tags.length === 0 &&
    form.position === null &&
    form.pickupHours === null &&
    (form.category === '' || form.category === start.category) &&
    (form.condition === '' || form.condition === start.condition) &&
    TEXTS.every((name) => form[name].trim() === '')
  );
}

/** The person writes a field. */
export function changeField<F extends FormField>(
  content: DraftContent,
  field: F,
  value: ListingForm[F],
): DraftContent {
  return {
    ...touch(content, field),
    form: { ...content.form, [field]: value },
    notes: { ...content.notes, marks: withoutMark(content.notes.marks, field) },
  };
}

/** The person picks a value from a list: a suggestion becomes a checked one, kept or changed. */
export function chooseField<F extends 'category' | 'condition'>(
  content: DraftContent,
  field: F,
  value: ListingForm[F],
): DraftContent {
  const changed = changeField(content, field, value);
  return content.notes.marks[field] === 'guess' ? withMark(changed, field, 'checked') : changed;
}

/** The person confirms a suggestion. */
export function keepSuggestion(content: DraftContent, field: MarkedField): DraftContent {
  const { notes } = content;
  return { ...touch(content, field), notes: { ...notes, marks: withChecked(notes.marks, field) } };
}

export function answerQuestion(content: DraftContent, id: BuyerQuestionId, answer: string): DraftContent {
  const { notes } = content;
  return { ...content, notes: { ...notes, answers: { ...notes.answers, [id]: answer } } };
}

/** Adds what was just said to what was given before. */
export const addSaid = ({ text }: Words, said: string): Words => ({
  text: [text.trim(), said.trim()].filter((part) => part !== '').join('\n'),
  said: true,
});

/**
 * Puts a generated listing into the form. Touched fields stay as they are. Fields that an earlier generation filled in
 * and this one leaves out are emptied.
 * @param start The form as it starts.
 */
export function fillIn(
  content: DraftContent,
  generated: ListingDraft,
  input: DraftInput,
  start: ListingForm = EMPTY_FORM,
): { content: DraftContent; filled: FormField[] } {
  const { form, notes, touched } = content;
  const isOpen = (field: string) => !touched.some((one) => one === field);
  const known = entriesOf(valuesOf(generated)).filter(([field]) => isOpen(field));
  const filled = known.map(([field]) => field);
  const emptied = Object.keys(notes.marks).filter((field) => isOpen(field)) as MarkedField[];
  const unchanged = Object.entries(notes.marks).filter(([field]) => !isOpen(field));
  const marks = Object.entries(marksOf(generated, input)).filter(([field]) =>
    filled.some((one) => one === field),
  );
  const isGuessed = marks.some(([field, mark]) => field === 'category' && mark === 'guess');
  const likeliest = generated.categoryCandidates.map(({ category }) => category).slice(0, 2);
  return {
    filled,
    content: {
      ...content,
      form: {
        ...form,
        ...Object.fromEntries(emptied.map((field) => [field, start[field]])),
        ...Object.fromEntries(known),
        aiGenerated: form.aiGenerated || filled.includes('title') || filled.includes('description'),
      },
      notes: {
        marks: Object.fromEntries([...unchanged, ...marks]),
        candidates: isGuessed ? likeliest : [],
        questions: questionsOf(generated),
        answers: notes.answers,
      },
    },
  };
}

/** What a generated listing says, without what it leaves open. */
function valuesOf({ title, description, priceCents, category, condition, tags }: ListingDraft) {
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(priceCents !== null && { price: dollarsForInput(priceCents) }),
    ...(category && { category }),
    ...(condition && { condition }),
    ...(tags.length > 0 && { tags }),
  } satisfies Partial<ListingForm>;
}

const entriesOf = (values: Partial<ListingForm>) =>
  Object.entries(values) as [MarkedField, ListingForm[MarkedField]][];

const touch = (content: DraftContent, field: FormField): DraftContent =>
  content.touched.includes(field) ? content : { ...content, touched: [...content.touched, field] };

function withMark(content: DraftContent, field: MarkedField, mark: 'checked'): DraftContent {
  const { notes } = content;
  return { ...content, notes: { ...notes, marks: { ...notes.marks, [field]: mark } } };
}

/** A draft that has no category or condition yet gets those that the form starts with. */
export function withStart(draft: SellDraft, start: ListingForm): DraftContent {
  const { words, form, notes, touched } = draft;
  return {
    words,
    notes,
    touched,
    form: {
      ...form,
      category: form.category || start.category,
      condition: form.condition || start.condition,
    },
  };
}
