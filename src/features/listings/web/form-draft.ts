import { parsePosition } from '../../../shared/position.ts';
import { PHOTO_LIMITS } from '../../photos/contract/photo-limits.ts';
import { CATEGORY_SLUGS, CONDITION_SLUGS } from '../contract/taxonomy.ts';
import { EMPTY_FORM, type ListingForm } from './listing-form.ts';

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
}

const TEXTS = ['title', 'description', 'price', 'area'] as const;

/** One name per person, because several may use a device. */
export const draftName = (owner: string): string => `listing-draft:${owner}`;

export function isBlank({ form, photos }: FormDraft): boolean {
  return (
    photos.length === 0 &&
    form.tags.length === 0 &&
    form.position === null &&
    [form.category, form.condition, ...TEXTS.map((name) => form[name].trim())].every((text) => text === '')
  );
}

/**
 * Reads the draft of an earlier visit, perhaps written by an older version of the page; null when it has no
 * content.
 */
export function parseFormDraft(value: unknown): FormDraft | null {
  const stored = asRecord(value);
  const draft = { form: readForm(stored.form), photos: readPhotos(stored.photos) };
  return isBlank(draft) ? null : draft;
}

/** Reads a stored form as far as it makes sense. */
export function readForm(value: unknown): ListingForm {
  const kept = asRecord(value);
  const form: ListingForm = { ...EMPTY_FORM, aiGenerated: kept.aiGenerated === true };
  for (const name of TEXTS) form[name] = asText(kept[name]);
  form.category = CATEGORY_SLUGS.find((slug) => slug === kept.category) ?? '';
  form.condition = CONDITION_SLUGS.find((slug) => slug === kept.condition) ?? '';
  const { latitude, longitude } = asRecord(kept.position);
  form.position = parsePosition(`${latitude},${longitude}`);
  form.tags = asList(kept.tags).flatMap((tag) => asText(tag) || []);
  return form;
}

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
