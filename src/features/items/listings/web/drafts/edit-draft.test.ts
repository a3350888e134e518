import { expect, test } from 'vitest';
import type { Photo } from '../../../photos/contract/photo.ts';
import type { PhotoUpload } from '../../../photos/web/photos.ts';
import { EMPTY_FORM, type ListingForm } from '../listing-form.ts';
import {
  baseOf,
  editDraftOf as editDraft,
  isStale,
  type ListingContent,
  readEditDraft,
} from './edit-draft.ts';
import { contentOf } from './sell-draft.ts';

const [A, B, C] = ['a', 'b', 'c'].map((one) => one.repeat(8) + '-aaaa-4aaa-8aaa-aaaaaaaaaaaa') as [
  string,
  string,
  string,
];
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
  alt: one.alt,
  state: { kind: 'done', photo: one },
});
const added = (id: string): PhotoUpload => ({ ...stored(photo(id)), key: `key of ${id}` });
const uploading: PhotoUpload = {
  key: 'u',
  file: null,
  preview: '',
  alt: 'From the side',
  state: { kind: 'uploading', progress: 0.5 },
};

const LISTING = '00000000-0000-4000-8000-000000000000';
const editDraftOf = (now: ListingContent, typed: ListingForm, uploads: readonly PhotoUpload[]) =>
  editDraft(LISTING, now, contentOf(typed), uploads);

const form = { ...EMPTY_FORM, title: 'Kite', price: '12' };
const before: ListingContent = { form, photos: [photo(A, 'From above'), photo(B)] };
const untouched = before.photos.map(stored);

test('A listing that is not changed makes no draft (CREATE-28)', () => {
  expect(editDraftOf(before, { ...form }, untouched)).toBeNull();
});

test.each([
  ['removed', [stored(photo(B))], [B]],
  ['moved', untouched.toReversed(), [B, A]],
  ['added', [...untouched, added(C)], [A, B, C]],
  ['described', [stored(photo(A, 'From below')), ...untouched.slice(1)], [A, B]],
  ['being uploaded', [...untouched, uploading], [A, B, null]],
])('A photo that is %s makes a draft, which keeps all photos in order (CREATE-28)', (_, uploads, ids) => {
  const draft = editDraftOf(before, form, uploads);
  expect(draft?.photos.map(({ id }) => id)).toEqual(ids);
  expect(readEditDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('A photo that is being uploaded again keeps its description in the draft (CREATE-28)', () => {
  const draft = editDraftOf(before, form, [...untouched, uploading]);
  expect(draft?.photos.map(({ alt }) => alt)).toEqual(['From above', '', 'From the side']);
});

test('A draft with changed words alone leaves the photos to the listing', () => {
  const draft = editDraftOf(before, { ...form, title: '' }, untouched);
  expect(draft).toMatchObject({ photosChanged: false, form: { title: '' } });
  expect(readEditDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('A draft in which every photo was removed says so', () => {
  expect(readEditDraft(JSON.parse(JSON.stringify(editDraftOf(before, form, []))))).toMatchObject({
    photos: [],
    photosChanged: true,
  });
});

test('A draft whose photos are still being restored keeps them, although the form shows those of the listing', () => {
  const awaited = [{ key: 'key of c', id: C, alt: '' }];
  expect(editDraft(LISTING, before, contentOf(form), untouched, awaited)).toMatchObject({
    photos: awaited,
    photosChanged: true,
  });
});

test('A draft is older than the listing once its words or photos were changed', () => {
  const draft = readEditDraft(editDraftOf(before, { ...form, title: 'Red kite' }, untouched));
  expect(draft && isStale(draft, { ...before })).toBe(false);
  expect(draft && isStale(draft, { ...before, form: { ...form, price: '10' } })).toBe(true);
  expect(draft && isStale(draft, { ...before, photos: before.photos.slice(1) })).toBe(true);
  expect(baseOf(before)).not.toBe(baseOf({ ...before, photos: [] }));
});

test('Nothing that makes sense makes no draft', () => {
  for (const value of [null, 7, '', {}, { form: null }, { form: {} }])
    expect(readEditDraft(value)).toBeNull();
});
