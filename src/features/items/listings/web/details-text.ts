import { counted } from '../../../../shared/counted.ts';
import { WEEKDAYS } from '../contract/pickup-hours.ts';
import type { ListingForm } from './listing-form.ts';

/** Summarizes the folded details: the values, or the names of empty fields. */
export function detailsText(
  { description, tags, pickupHours }: Pick<ListingForm, 'description' | 'tags' | 'pickupHours'>,
  extra = '',
): string {
  const isEmpty = description.trim() === '' && tags.length === 0 && pickupHours === null;
  if (isEmpty && extra === '') return 'Description, tags, pickup hours';
  const tagsText = tags.length === 0 ? '' : counted(tags.length, 'tag');
  const days = pickupHours?.days.map((day) => WEEKDAYS[day]?.slice(0, 3)).join(' ');
  return [
    extra,
    description.trim() === '' ? 'no description' : 'description',
    tagsText,
    days === undefined ? 'pickup any time' : `pickup ${days}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase());
}
