import { newId } from '../../../../../platform/web/new-id.ts';
import { asRecord } from '../../../../../platform/web/stored/own-store.ts';
import { parsePosition } from '../../../../../shared/position.ts';
import { CONDITION_SLUGS, findCategoryBySlug } from '../../../../../shared/taxonomy.ts';
import { asUuid } from '../../../../../shared/uuid.ts';
import {
  BUYER_QUESTIONS,
  isBuyerQuestion,
  MAX_QUESTIONS,
} from '../../../../selling/listing-drafts/contract/buyer-questions.ts';
import {
  MARK_LOOKS,
  MARKED_FIELDS,
  type Mark,
} from '../../../../selling/listing-drafts/web/listing-drafts.ts';
import { PHOTO_LIMITS } from '../../../photos/contract/photo-limits.ts';
import { type PickupHours, TIME_OF_DAY, WEEKDAYS } from '../../contract/pickup-hours.ts';
import { EMPTY_FORM, type FormField, type ListingForm } from '../listing-form.ts';
import type { DraftNotes, DraftPhoto, PostTo, SellDraft, Words } from './sell-draft.ts';

const TEXTS = ['title', 'description', 'price', 'area'] as const;

/** Reads a stored draft, perhaps written by an older version of the page, as far as it makes sense. */
export function readDraft(value: unknown): SellDraft {
  const stored = asRecord(value);
  return {
    id: asId(stored.id) ?? newId(),
    words: readWords(stored.words),
    form: readForm(stored.form),
    notes: readNotes(stored.notes),
    touched: readTouched(stored.touched),
    photos: readPhotos(stored.photos),
    savedAt: typeof stored.savedAt === 'number' ? stored.savedAt : 0,
    queued: readQueued(stored.queued),
    ...(asText(stored.problem) !== '' && { problem: asText(stored.problem) }),
    like: asId(stored.like),
  };
}

function readQueued(value: unknown): PostTo | null {
  if (typeof value !== 'object' || value === null) return null;
  const { zoneId, eventId } = asRecord(value);
  return { zoneId: asId(zoneId) ?? undefined, eventId: asId(eventId) ?? undefined };
}

function readForm(value: unknown): ListingForm {
  const stored = asRecord(value);
  const form: ListingForm = { ...EMPTY_FORM, aiGenerated: stored.aiGenerated === true };
  for (const name of TEXTS) form[name] = asText(stored[name]);
  form.category = findCategoryBySlug(stored.category)?.slug ?? '';
  form.condition = CONDITION_SLUGS.find((slug) => slug === stored.condition) ?? '';
  const { latitude, longitude } = asRecord(stored.position);
  form.position = parsePosition(`${latitude},${longitude}`);
  form.pickupHours = readPickupHours(stored.pickupHours);
  form.tags = asList(stored.tags).flatMap((tag) => asText(tag) || []);
  return form;
}

function readWords(value: unknown): Words {
  const { text, said } = asRecord(value);
  return { text: asText(text), said: said === true };
}

const FIELDS = Object.keys(EMPTY_FORM).filter((field) => field !== 'aiGenerated') as FormField[];

const readTouched = (value: unknown): FormField[] =>
  FIELDS.filter((field) => asList(value).some((entry) => entry === field));

function readPickupHours(value: unknown): PickupHours | null {
  const { days, from, to } = asRecord(value);
  const known = asList(days).flatMap((day) =>
    WEEKDAYS.some((_, index) => index === day) ? [Number(day)] : [],
  );
  const isWhole = known.length > 0 && TIME_OF_DAY.test(asText(from)) && TIME_OF_DAY.test(asText(to));
  return isWhole ? { days: known, from: asText(from), to: asText(to) } : null;
}

function readNotes(value: unknown): DraftNotes {
  const stored = asRecord(value);
  const marks = asRecord(stored.marks);
  const answers = asRecord(stored.answers);
  const questions = asList(stored.questions)
    .map((question) => asText(asRecord(question).id))
    .filter(isBuyerQuestion)
    .slice(0, MAX_QUESTIONS);
  return {
    marks: Object.fromEntries(
      MARKED_FIELDS.flatMap((field) => (isMark(marks[field]) ? [[field, marks[field]]] : [])),
    ),
    candidates: asList(stored.candidates).flatMap((slug) => findCategoryBySlug(slug)?.slug ?? []),
    questions: questions.map((id) => {
      const { question, label } = BUYER_QUESTIONS[id];
      return { id, question, label };
    }),
    answers: Object.fromEntries(
      questions.flatMap((id) => (asText(answers[id]) === '' ? [] : [[id, asText(answers[id])]])),
    ),
  };
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'string' && Object.hasOwn(MARK_LOOKS, value);

const readPhotos = (value: unknown): DraftPhoto[] =>
  asList(value)
    .map(asRecord)
    .flatMap(({ key, id, alt }) =>
      typeof key === 'string' && key !== '' ? [{ key, id: asId(id), alt: asText(alt) }] : [],
    )
    .slice(0, PHOTO_LIMITS.perListing);

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asId = (value: unknown): string | null => asUuid(asText(value));
