import { expect, test } from 'vitest';
import { DomainError } from '../../../../shared/errors.ts';
import { CATEGORIES, CONDITIONS } from '../../../../shared/taxonomy.ts';
import type { NewListing } from './listing.ts';
import { checkListing, mayRenew } from './listing-rules.ts';

const valid: NewListing = {
  title: 'Green velvet armchair',
  description: 'Sat in maybe twenty times.',
  price: '140',
  category: 'home-garden',
  condition: 'like-new',
  tags: [],
  area: '',
  position: null,
  pickupHours: null,
  photos: [],
  aiGenerated: false,
};

function refusal(input: Partial<NewListing>): DomainError {
  try {
    checkListing({ ...valid, ...input });
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('was not refused');
}

test.each(['title', 'description', 'price', 'category', 'condition'] as const)(
  'A listing without %s says that information is missing (CREATE-07)',
  (field) => {
    const { spec, fields } = refusal({
      [field]: field === 'category' || field === 'condition' ? '' : ' \n ',
    });
    expect([spec.title, spec.detail]).toEqual(['Missing information', 'Please fill in all required fields']);
    expect(fields.map((fieldError) => fieldError.field)).toEqual([field]);
  },
);

test('A title or description with nothing to see is missing (CREATE-07)', () => {
  const { fields } = refusal({ title: '\u200B\u3164\u00AD', description: '\u2800\n\u202E' });
  expect(fields).toEqual([
    { field: 'title', message: 'Give it a title, even a short one.' },
    { field: 'description', message: 'Add a few words about it.' },
  ]);
});

test('A price that cannot be read is named with its fix (CREATE-08, CREATE-28)', () => {
  const { spec, fields } = refusal({ price: '-5' });
  expect([spec.title, spec.detail]).toEqual(['Error posting listing', "Price can't be below 0."]);
  expect(fields).toEqual([{ field: 'price', message: "Price can't be below 0." }]);
});

test('More than five images are too many (CREATE-09)', () => {
  const photos = Array.from({ length: 6 }, () => ({ id: crypto.randomUUID(), alt: '' }));
  const { spec } = refusal({ photos });
  expect([spec.title, spec.detail]).toEqual(['Too many images', 'You can only upload up to 5 images']);
});

test('Tags are trimmed and kept once, whatever their case (CREATE-12, CREATE-13)', () => {
  expect(checkListing({ ...valid, tags: [' a ', 'A', '', 'b  c'] }).tags).toEqual(['a', 'b c']);
});

test('An eleventh tag is refused (CREATE-14)', () => {
  const tags = Array.from({ length: 11 }, (_, index) => `tag ${index}`);
  expect(refusal({ tags }).fields).toEqual([{ field: 'tags', message: 'Use at most 10 tags.' }]);
});

test('Control and direction characters are removed, line breaks stay', () => {
  const { title, description } = checkListing({
    ...valid,
    title: 'Red\u0000 \u202Ebike\n',
    description: 'One\r\ntwo\u0007',
  });
  expect(title).toBe('Red bike');
  expect(description).toBe('One\ntwo');
});

test('A description of 200,000 characters is refused', () => {
  expect(refusal({ description: 'x'.repeat(200_000) }).fields[0]?.field).toBe('description');
});

test('The form offers the specified categories with Other, and the five conditions (CREATE-16, CREATE-17, BROWSE-05, BROWSE-06, DATA-15, DATA-16)', () => {
  expect(CATEGORIES.map(({ label }) => label)).toEqual([
    'Electronics',
    'Home & Garden',
    'Vehicles',
    'Clothing',
    'Sporting Goods',
    'Collectibles',
    'Musical Instruments',
    'Jewelry & Watches',
    'Other',
  ]);
  expect(CONDITIONS.map(({ label }) => label)).toEqual(['New', 'Like New', 'Good', 'Fair', 'Poor']);
});

test('A listing can go to the top again after a week, to the second', () => {
  const listed = new Date('2026-11-01T12:00:00Z');
  expect(mayRenew(listed, new Date('2026-11-08T11:59:59Z'))).toBe(false);
  expect(mayRenew(listed, new Date('2026-11-08T12:00:00Z'))).toBe(true);
});
