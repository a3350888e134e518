import { parsePosition } from '../../../shared/position.ts';
import { PHOTO_LIMITS } from '../../photos/contract/photo-limits.ts';
import { CATEGORY_SLUGS, CONDITION_SLUGS } from '../contract/taxonomy.ts';
import { EMPTY_FORM, type ListingForm } from './listing-form.ts';

/** The saved state of a form that was not sent yet. */
export interface FormDraft {
  form: ListingForm;
  /** Uploaded photos in order, with their descriptions. */
  photos: { id: string; alt: string }[];
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
  const kept = asRecord(stored.form);
  const form: ListingForm = { ...EMPTY_FORM, aiGenerated: kept.aiGenerated === true };
  for (const name of TEXTS) form[name] = asText(kept[name]);
  form.category = CATEGORY_SLUGS.find((slug) => slug === kept.category) ?? '';
  form.condition = CONDITION_SLUGS.find((slug) => slug === kept.condition) ?? '';
  const { latitude, longitude } = asRecord(kept.position);
  form.position = parsePosition(`${latitude},${longitude}`);
  form.tags = asList(kept.tags).flatMap((tag) => asText(tag) || []);
  const photos = asList(stored.photos)
    .map(asRecord)
    .flatMap(({ id, alt }) => (typeof id === 'string' && id !== '' ? [{ id, alt: asText(alt) }] : []))
    .slice(0, PHOTO_LIMITS.perListing);
  const draft = { form, photos };
  return isBlank(draft) ? null : draft;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
