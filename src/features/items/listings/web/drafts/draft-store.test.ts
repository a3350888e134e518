import { expect, test, vi } from 'vitest';
import { postedName, queuedName } from './draft-names.ts';
import { createDraftStore } from './draft-store.ts';
import { contentOf, type SellDraft } from './sell-draft.ts';

function stores() {
  const texts = new Map<string, unknown>();
  const files = new Map<string, unknown>();
  const text = {
    read: (name: string) => texts.get(name) ?? null,
    save: (name: string, value: unknown) =>
      value === null ? texts.delete(name) : texts.set(name, value).has(name),
    names: (start: string) => [...texts.keys()].filter((name) => name.startsWith(start)),
    onChange: () => () => undefined,
  };
  const room = { isFull: false };
  const file = {
    save: async (name: string, value: unknown) => !room.isFull && files.set(name, value).has(name),
    remove: async (name: string) => void files.delete(name),
    read: async (start: string) => [...files].filter(([name]) => name.startsWith(start)),
  };
  return Object.assign((person: string) => createDraftStore(text, file, person), { files, room });
}

const draft = (number: number, title: string): SellDraft => {
  const content = contentOf();
  const id = `00000000-0000-4000-8000-00000000000${number}`;
  return {
    ...content,
    form: { ...content.form, title },
    id,
    photos: [],
    savedAt: number,
    queued: null,
    like: null,
  };
};

test('Drafts of new listings are listed newest first, without blank ones, edits and piles', () => {
  const store = stores()('nora');
  for (const one of [draft(1, 'Lamp'), draft(3, 'Desk'), draft(2, 'Rug'), draft(4, '')])
    store.save('listing', one.id, one);
  store.save('edit', 'l', draft(5, 'Edited'));
  store.save('pile', 'pile', { items: [] });
  expect(store.list().map(({ form }) => form.title)).toEqual(['Desk', 'Rug', 'Lamp']);
  store.save('listing', draft(3, '').id, null);
  expect(store.list().map(({ form }) => form.title)).toEqual(['Rug', 'Lamp']);
});

test("Each person's drafts and photos are their own", async () => {
  const of = stores();
  const photo = new File(['x'], 'a.jpg');
  of('Guest-AB12C').save('listing', draft(1, '').id, draft(1, 'Lamp'));
  of('Guest-AB12C').savePhoto('a', photo);
  expect(of('Guest-XY34Z').list()).toEqual([]);
  expect((await of('Guest-XY34Z').readPhotos()).size).toBe(0);
  expect([...(await of('Guest-AB12C').readPhotos())]).toEqual([['a', photo]]);
  of('Guest-AB12C').removePhoto('a');
  expect((await of('Guest-AB12C').readPhotos()).size).toBe(0);
});

test('A draft that the service worker posted goes, and one that was changed since stays (CREATE-28)', async () => {
  const of = stores();
  const store = of('nora');
  const posted = { ...draft(1, 'Lamp'), queued: {} };
  const changed = draft(2, 'Rug, 2 m');
  for (const one of [posted, changed]) {
    store.save('listing', one.id, one);
    of.files.set(postedName('nora', one.id), `listing of ${one.form.title}`);
  }
  expect(await of('sam').removePosted()).toEqual([]);
  expect(await store.removePosted()).toEqual([{ draft: posted, listingId: 'listing of Lamp' }]);
  expect(store.list()).toEqual([changed]);
  expect(await store.removePosted()).toEqual([]);
});

test('Where storage is full, a photo says so, and the service worker does not post an earlier version (CREATE-28)', async () => {
  const of = stores();
  const store = of('nora');
  const queued = { ...draft(1, 'Lamp'), queued: {} };
  expect(await store.savePhoto('a', new File(['x'], 'a.jpg'))).toBe(true);
  store.save('listing', queued.id, queued);
  const record = queuedName('nora', queued.id);
  expect(of.files.has(record)).toBe(true);
  of.room.isFull = true;
  expect(await store.savePhoto('b', new File(['x'], 'b.jpg'))).toBe(false);
  store.save('listing', queued.id, { ...queued, savedAt: 2 });
  await vi.waitFor(() => expect(of.files.has(record)).toBe(false));
});
