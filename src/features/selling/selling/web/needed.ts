import type { ListingForm } from '../../../items/listings/web/listings.ts';

/** Maximum number of missing fields to name. */
const MAX_NAMED = 3;

/** Returns the labels of required fields that are blank. */
export function neededFields(form: ListingForm, asksWhatItIs: boolean): string[] {
  const blank = (text: string) => text.trim() === '';
  // The answer to "What is it?" fills in title, description and category.
  if (asksWhatItIs) {
    return [
      'what it is',
      ...(blank(form.price) ? ['price'] : []),
      ...(form.condition === '' ? ['condition'] : []),
    ];
  }
  return [
    ...(blank(form.title) ? ['title'] : []),
    ...(blank(form.price) ? ['price'] : []),
    ...(form.condition === '' ? ['condition'] : []),
    ...(form.category === '' ? ['category'] : []),
    ...(blank(form.description) ? ['description'] : []),
  ];
}

/** Such as "Still needed: price, condition". */
export function neededText(fields: readonly string[]): string {
  const more = fields.length - MAX_NAMED;
  const named = fields.slice(0, MAX_NAMED).join(', ');
  return `Still needed: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
