import type { ListingForm } from '../../../items/listings/web/listings.ts';

/** How many missing fields are named where there is little room. */
const MAX_NAMED = 3;

/** The required fields that are still blank, as they are called on the screen. */
export function neededFields(form: ListingForm, asksWhatItIs: boolean): string[] {
  const blank = (text: string) => text.trim() === '';
  // The answer to "What is it?" brings title, description and category.
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

/** As "Still needed: price, condition". */
export function neededText(fields: readonly string[]): string {
  const more = fields.length - MAX_NAMED;
  const named = fields.slice(0, MAX_NAMED).join(', ');
  return `Still needed: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
