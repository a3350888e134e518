import { expect, test } from 'vitest';
import type { Photo } from '../../photos/contract/photo.ts';
import type { PhotoUpload } from '../../photos/web/photos.ts';
import { baseOf, editDraftOf, isStale, type ListingContent, parseEditDraft } from './edit-draft.ts';
import { EMPTY_FORM } from './listing-form.ts';

const photo = (id: string, alt = ''): Photo => ({
  id,
  alt,
  width: 4,
  height: 3,
  placeholder: '',
  base: `/files/${id}`,
});
const stored = (one: Photo): PhotoUpload => ({
  key: one.id,
  file: null,
  preview: '',
  state: { kind: 'done', photo: one },
});
const added = (id: string): PhotoUpload => ({ ...stored(photo(id)), key: `key of ${id}` });
const uploading: PhotoUpload = {
  key: 'u',
  file: null,
  preview: '',
  state: { kind: 'uploading', progress: 0.5 },
};

const form = { ...EMPTY_FORM, title: 'Kite', price: '12' };
const before: ListingContent = { form, photos: [photo('a', 'From above'), photo('b')] };
const untouched = before.photos.map(stored);

test('A listing that is not changed makes no draft (CREATE-28)', () => {
  expect(editDraftOf(before, { ...form }, untouched)).toBeNull();
});

test.each([
  ['removed', [stored(photo('b'))], ['b']],
  ['moved', untouched.toReversed(), ['b', 'a']],
  ['added', [...untouched, added('c')], ['a', 'b', 'c']],
  ['described', [stored(photo('a', 'From below')), ...untouched.slice(1)], ['a', 'b']],
  ['being uploaded', [...untouched, uploading], ['a', 'b']],
])('A photo that is %s makes a draft, which keeps all photos in order (CREATE-28)', (_, uploads, ids) => {
  const draft = editDraftOf(before, form, uploads);
  expect(draft?.photos?.map(({ id }) => id)).toEqual(ids);
  expect(parseEditDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('A draft with changed words alone leaves the photos to the listing', () => {
  const draft = editDraftOf(before, { ...form, title: '' }, untouched);
  expect(draft).toMatchObject({ photos: null, form: { title: '' } });
  expect(parseEditDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('A draft in which every photo was removed says so', () => {
  expect(parseEditDraft(JSON.parse(JSON.stringify(editDraftOf(before, form, []))))).toMatchObject({
    photos: [],
  });
});

test('A draft is older than the listing once its words or photos were changed', () => {
  const draft = parseEditDraft(editDraftOf(before, { ...form, title: 'Red kite' }, untouched));
  expect(draft && isStale(draft, { ...before })).toBe(false);
  expect(draft && isStale(draft, { ...before, form: { ...form, price: '10' } })).toBe(true);
  expect(draft && isStale(draft, { ...before, photos: before.photos.slice(1) })).toBe(true);
  expect(baseOf(before)).not.toBe(baseOf({ ...before, photos: [] }));
});

test('A draft from before photos were kept is still read, and nothing makes no draft', () => {
  const old = parseEditDraft({ form: { ...form, title: 'Old kite' }, photos: [] });
  expect(old).toMatchObject({ form: { title: 'Old kite' }, photos: null, base: null });
  expect(old && isStale(old, before)).toBe(false);
  for (const value of [null, 7, '', {}, { form: null }]) expect(parseEditDraft(value)).toBeNull();
});
