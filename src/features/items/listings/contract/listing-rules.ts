import { DomainError, type FieldError } from '../../../../shared/errors.ts';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { parsePrice } from '../../../../shared/money.ts';
import { type Position, roundPosition } from '../../../../shared/position.ts';
import {
  type CategorySlug,
  CONDITION_SLUGS,
  type ConditionSlug,
  findCategoryBySlug,
} from '../../../../shared/taxonomy.ts';
import { cleanText } from '../../../../shared/text.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import { PHOTO_LIMITS } from '../../photos/contract/photo-limits.ts';
import { listingErrors } from './errors.ts';
import type { EditedListing } from './listing.ts';
import { minuteOf, type PickupHours } from './pickup-hours.ts';

/** A listing that is ready to be stored. */
export interface CheckedListing {
  title: string;
  description: string;
  priceCents: number;
  category: CategorySlug;
  condition: ConditionSlug;
  tags: string[];
  area: string | null;
  position: Position | null;
  pickupHours: PickupHours | null;
}

/**
 * Brings what was typed into the form it is stored in.
 * @throws DomainError with a text for each field that has to be corrected.
 */
export function checkListing(input: EditedListing): CheckedListing {
  const title = oneLine(input.title);
  const description = cleanText(input.description).trim();
  const price = parsePrice(input.price);
  const category = findCategoryBySlug(input.category)?.slug;
  const condition = CONDITION_SLUGS.find((slug) => slug === input.condition);
  const tags = distinctTags(input.tags);
  const area = oneLine(input.area);

  const missing: FieldError[] = [];
  if (title === '') missing.push({ field: 'title', message: 'Give it a title, even a short one.' });
  if (description === '') missing.push({ field: 'description', message: 'Add a few words about it.' });
  if (input.price.trim() === '') missing.push({ field: 'price', message: 'Enter a price. 0 means free.' });
  if (input.category === '') missing.push({ field: 'category', message: 'Choose a category.' });
  if (input.condition === '') missing.push({ field: 'condition', message: 'Choose a condition.' });
  if (missing.length > 0) throw new DomainError(listingErrors.LISTING_INCOMPLETE, { fields: missing });

  if (input.photos.length > PHOTO_LIMITS.perListing) throw new DomainError(photoErrors.TOO_MANY_IMAGES);
  const fields: FieldError[] = [];
  if (title.length > LISTING_LIMITS.title) {
    fields.push({ field: 'title', message: `Use at most ${LISTING_LIMITS.title} characters.` });
  }
  if (description.length > LISTING_LIMITS.description) {
    fields.push({ field: 'description', message: 'Use at most 5,000 characters.' });
  }
  if ('problem' in price) fields.push({ field: 'price', message: price.problem });
  if (category === undefined) fields.push({ field: 'category', message: 'Choose one of the categories.' });
  if (condition === undefined) fields.push({ field: 'condition', message: 'Choose one of the conditions.' });
  if (tags.length > LISTING_LIMITS.tags) {
    fields.push({ field: 'tags', message: `Use at most ${LISTING_LIMITS.tags} tags.` });
  }
  if (tags.some((tag) => tag.length > LISTING_LIMITS.tagLength)) {
    fields.push({ field: 'tags', message: `Use at most ${LISTING_LIMITS.tagLength} characters for a tag.` });
  }
  if (area.length > LISTING_LIMITS.area) {
    fields.push({ field: 'area', message: `Use at most ${LISTING_LIMITS.area} characters.` });
  }
  const { pickupHours } = input;
  if (pickupHours !== null && minuteOf(pickupHours.from) >= minuteOf(pickupHours.to)) {
    fields.push({ field: 'pickupHours', message: 'Choose an end that is later than the start.' });
  }
  if ('problem' in price || category === undefined || condition === undefined || fields.length > 0) {
    const detail = fields[0]?.message ?? listingErrors.LISTING_REFUSED.detail;
    throw new DomainError({ ...listingErrors.LISTING_REFUSED, detail }, { fields });
  }
  const position = input.position && roundPosition(input.position);
  return {
    title,
    description,
    priceCents: price.cents,
    category,
    condition,
    tags,
    area: area || null,
    position,
    pickupHours: pickupHours && { ...pickupHours, days: [...new Set(pickupHours.days)].sort() },
  };
}

/**
 * Requires that a category can be chosen for a listing.
 * @throws DomainError LISTING_REFUSED if it is hidden. Listings that have it already can keep it.
 */
export function requireOffered(slug: CategorySlug): void {
  const category = findCategoryBySlug(slug);
  if (!category?.isHidden) return;
  const detail = `“${category.label}” isn’t offered anymore. Choose another category.`;
  throw new DomainError(
    { ...listingErrors.LISTING_REFUSED, detail },
    {
      fields: [{ field: 'category', message: detail }],
    },
  );
}

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

function distinctTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags.map(oneLine)) {
    if (tag !== '' && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()];
}

/** Whether enough time has passed since a listing was last at the top to renew it. */
export function mayRenew(listedAt: Date, now: Date): boolean {
  return now.getTime() - listedAt.getTime() >= LISTING_LIMITS.renewAfterDays * DAY_MS;
}
