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
  withoutMark,
} from '../../../../selling/listing-drafts/web/listing-drafts.ts';
import { EMPTY_FORM, type FormField, type ListingForm } from '../listing-form.ts';

/** Notes about a form that was filled in from a generated listing. */
export interface DraftNotes {
  /** Where each field came from, until it is edited. */
  marks: FieldMarks;
  /** The likeliest categories, where the first is only a suggestion. */
  candidates: readonly CategorySlug[];
  /** Questions of buyers, and the answers so far. */
  questions: readonly BuyerQuestion[];
  answers: Answers;
}

/** The words from which the listing is written. */
export interface Words {
  text: string;
  /** Whether a part of it was spoken. */
  said: boolean;
}

/** A chosen photo. Its file is stored under the key. */
export interface DraftPhoto {
  key: string;
  /** Id of the uploaded photo; null until it is uploaded. */
  id: string | null;
  alt: string;
}

/** Where a listing appears besides Browse. */
export interface PostTo {
  zoneId?: string;
  eventId?: string;
}

/** The words and fields of a draft. */
export interface DraftContent {
  words: Words;
  form: ListingForm;
  notes: DraftNotes;
  /** Fields that the person wrote, chose or confirmed. Nothing else overwrites them. */
  touched: readonly FormField[];
}

/** The draft of a listing that is not posted yet. */
export interface SellDraft extends DraftContent {
  /** Sent with the listing, so that two tabs or two attempts post it once. */
  id: string;
  /** In order. */
  photos: readonly DraftPhoto[];
  savedAt: number;
  /** Where to post it once the connection is back; null if the person has not asked for that. */
  queued: PostTo | null;
  /** Why it was not posted when its person wanted to, until they change it. */
  problem?: string;
  /** The own listing that it started from. */
  like: string | null;
}

export const NO_NOTES: DraftNotes = { marks: {}, candidates: [], questions: [], answers: {} };
export const NO_WORDS: Words = { text: '', said: false };

/** Returns the content of an untouched form. */
export const contentOf = (form: ListingForm = EMPTY_FORM): DraftContent => ({
  words: NO_WORDS,
  form,
  notes: NO_NOTES,
  touched: [],
});

const TEXTS = ['title', 'description', 'price', 'area'] as const;

/**
 * Whether a draft is not worth saving.
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

/** Sets a field that the person wrote. */
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

/** Sets a field that the person chose from a list, which also confirms a suggestion. */
export function chooseField<F extends 'category' | 'condition'>(
  content: DraftContent,
  field: F,
  value: ListingForm[F],
): DraftContent {
  const changed = changeField(content, field, value);
  return content.notes.marks[field] === 'guess' ? withMark(changed, field, 'checked') : changed;
}

export function answerQuestion(content: DraftContent, id: BuyerQuestionId, answer: string): DraftContent {
  const { notes } = content;
  return { ...content, notes: { ...notes, answers: { ...notes.answers, [id]: answer } } };
}

/** Appends spoken words. */
export const addSaid = ({ text }: Words, spoken: string): Words => ({
  text: [text.trim(), spoken.trim()].filter((part) => part !== '').join('\n'),
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
  const isOpen = (field: string) => !touched.some((formField) => formField === field);
  const known = entriesOf(valuesOf(generated)).filter(([field]) => isOpen(field));
  const filled = known.map(([field]) => field);
  const emptied = Object.keys(notes.marks).filter((field) => isOpen(field)) as MarkedField[];
  const unchanged = Object.entries(notes.marks).filter(([field]) => !isOpen(field));
  const marks = Object.entries(marksOf(generated, input)).filter(([field]) =>
    filled.some((name) => name === field),
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

/** Returns the fields that a generated listing fills in. */
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

/** Fills in the category and condition that the form starts with, if a draft has none. */
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
