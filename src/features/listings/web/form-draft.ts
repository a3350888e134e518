import { newId } from '../../../platform/web/new-id.ts';
import { parsePosition } from '../../../shared/position.ts';
import { PHOTO_LIMITS } from '../../photos/contract/photo-limits.ts';
import { type PickupHours, TIME_OF_DAY, WEEKDAYS } from '../contract/pickup-hours.ts';
import { CATEGORY_SLUGS, CONDITION_SLUGS } from '../contract/taxonomy.ts';
import {
  isBuyerQuestion,
  BUYER_QUESTIONS,
  MOST_QUESTIONS,
} from '../../listing-drafts/contract/buyer-questions.ts';
import { MARKED_FIELDS, MARK_LOOKS, type Mark } from '../../listing-drafts/web/listing-drafts.ts';
import { type DraftNotes, EMPTY_FORM, type ListingForm } from './listing-form.ts';

/** An uploaded photo, with its description. */
export interface DraftPhoto {
  id: string;
  alt: string;
}

/** The saved state of a form that was not sent yet. */
export interface FormDraft {
  form: ListingForm;
  /** In order. */
  photos: DraftPhoto[];
  notes: DraftNotes;
  /** Goes with whatever is posted from this draft, so that two tabs or two tries post it once. */
  submissionId: string;
}

/** A draft as it is found in the browser. */
export interface StoredDraft extends FormDraft {
  /** Only on one that another page has handed over: the unfinished draft it took the place of, if there was one. */
  replaced?: FormDraft | null;
}

type Content = Pick<FormDraft, 'form' | 'photos'>;

const TEXTS = ['title', 'description', 'price', 'area'] as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stands for the person while nobody is signed in. */
export const VISITOR = 'visitor';

/** One name per person, because several may use a device. */
export const draftName = (owner: string): string => `listing-draft:${owner}`;
/** The same for the wizard. */
export const wizardDraftName = (owner: string): string => `wizard-draft:${owner}`;

/** @param untouched The form as it starts. */
export function isBlank({ form, photos }: Content, untouched: ListingForm = EMPTY_FORM): boolean {
  return (
    photos.length === 0 &&
    form.tags.length === 0 &&
    form.position === null &&
    form.pickupHours === null &&
    (form.category === '' || form.category === untouched.category) &&
    (form.condition === '' || form.condition === untouched.condition) &&
    TEXTS.every((name) => form[name].trim() === '')
  );
}

/**
 * Reads the draft of an earlier visit, perhaps written by an older version of the page; null when it has no
 * content.
 */
export function parseFormDraft(value: unknown, untouched?: ListingForm): StoredDraft | null {
  const stored = asRecord(value);
  const draft = {
    form: readForm(stored.form),
    photos: readPhotos(stored.photos),
    notes: readNotes(stored.notes),
    submissionId: UUID.exec(asText(stored.submissionId))?.[0] ?? newId(),
    ...('replaced' in stored && { replaced: parseFormDraft(stored.replaced) }),
  };
  return isBlank(draft, untouched) ? null : draft;
}

/** A draft for the form, with the stored one that it takes the place of, for whoever wants that back. */
export function replacingDraft(draft: FormDraft, stored: unknown): StoredDraft {
  const unfinished = parseFormDraft(stored);
  if (unfinished === null || contentOf(unfinished) === contentOf(draft)) return { ...draft, replaced: null };
  const { form, photos, notes } = unfinished;
  // Of one draft that was changed in two places, both may be posted.
  const submissionId = unfinished.submissionId === draft.submissionId ? newId() : unfinished.submissionId;
  return { ...draft, replaced: { form, photos, notes, submissionId } };
}

const contentOf = ({ form, photos }: Content): string => JSON.stringify([readForm(form), photos]);

/** Reads a stored form as far as it makes sense. */
export function readForm(value: unknown): ListingForm {
  const kept = asRecord(value);
  const form: ListingForm = { ...EMPTY_FORM, aiGenerated: kept.aiGenerated === true };
  for (const name of TEXTS) form[name] = asText(kept[name]);
  form.category = CATEGORY_SLUGS.find((slug) => slug === kept.category) ?? '';
  form.condition = CONDITION_SLUGS.find((slug) => slug === kept.condition) ?? '';
  const { latitude, longitude } = asRecord(kept.position);
  form.position = parsePosition(`${latitude},${longitude}`);
  form.pickupHours = readPickupHours(kept.pickupHours);
  form.tags = asList(kept.tags).flatMap((tag) => asText(tag) || []);
  return form;
}

function readPickupHours(value: unknown): PickupHours | null {
  const { days, from, to } = asRecord(value);
  const known = asList(days).flatMap((day) =>
    WEEKDAYS.some((_, index) => index === day) ? [Number(day)] : [],
  );
  const isWhole = known.length > 0 && TIME_OF_DAY.test(asText(from)) && TIME_OF_DAY.test(asText(to));
  return isWhole ? { days: known, from: asText(from), to: asText(to) } : null;
}

/** Reads stored notes as far as they make sense. */
export function readNotes(value: unknown): DraftNotes {
  const kept = asRecord(value);
  const marks = asRecord(kept.marks);
  const answers = asRecord(kept.answers);
  const questions = asList(kept.questions)
    .map((asked) => asText(asRecord(asked).id))
    .filter(isBuyerQuestion)
    .slice(0, MOST_QUESTIONS);
  return {
    marks: Object.fromEntries(
      MARKED_FIELDS.flatMap((field) => (isMark(marks[field]) ? [[field, marks[field]]] : [])),
    ),
    candidates: asList(kept.candidates).flatMap((one) => CATEGORY_SLUGS.find((slug) => slug === one) ?? []),
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

/** Reads stored photos as far as they make sense. */
export const readPhotos = (value: unknown): DraftPhoto[] =>
  asList(value)
    .map(asRecord)
    .flatMap(({ id, alt }) => (typeof id === 'string' && id !== '' ? [{ id, alt: asText(alt) }] : []))
    .slice(0, PHOTO_LIMITS.perListing);

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
