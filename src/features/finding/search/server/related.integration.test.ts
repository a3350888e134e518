import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';

let app: TestApp;
let seller: Member;
let other: Member;

beforeAll(async () => {
  app = await startTestApp();
  seller = await newMember(app);
  other = await newMember(app);
});
afterAll(() => app?.close());

interface Related {
  fromSeller: ListingCard[];
  similar: ListingCard[];
}

async function related(id: string) {
  const { body } = await app.client().get<Related>(`/api/listings/${id}/related`);
  const titles = (cards: ListingCard[]) => cards.map(({ title }) => title);
  return { fromSeller: titles(body.fromSeller), similar: titles(body.similar) };
}

const sell = (id: string) =>
  app.db.updateTable('listings').set({ status: 'sold' }).where('id', '=', id).execute();

test("A listing page shows the seller's six newest other listings, without sold ones", async () => {
  const category = 'vehicles';
  const { id } = await newListing(seller, { title: 'Cargo bike', category });
  for (let number = 1; number <= 7; number += 1) await newListing(seller, { title: `Thing ${number}` });
  await sell((await newListing(seller, { title: 'Sold thing' })).id);
  await newListing(other, { title: "Somebody else's thing", category: 'other' });
  const titles = ['Thing 7', 'Thing 6', 'Thing 5', 'Thing 4', 'Thing 3', 'Thing 2'];
  expect(await related(id)).toEqual({ fromSeller: titles, similar: [] });
});

test('Similar listings from other sellers share words of the title in any category, followed by listings of the same category', async () => {
  const category = 'musical-instruments';
  const { id } = await newListing(seller, { title: 'Fender acoustic guitar', price: '200', category });
  await newListing(seller, { title: 'My other acoustic guitar', price: '200', category });
  await newListing(other, { title: 'Drum kit', price: '900', category });
  await newListing(other, { title: 'Violin', price: '210', category });
  await newListing(other, { title: 'Yamaha acoustic guitar', price: '900', category });
  await newListing(other, { title: 'Acoustic guitar, Fender', price: '190', category });
  await sell((await newListing(other, { title: 'Fender acoustic guitar, sold', price: '200', category })).id);
  await newListing(other, { title: 'Fender acoustic guitar poster', price: '200', category: 'collectibles' });
  expect((await related(id)).similar).toEqual([
    'Acoustic guitar, Fender',
    'Fender acoustic guitar poster',
    'Yamaha acoustic guitar',
    'Violin',
    'Drum kit',
  ]);
});

test('Similar listings share the rarest words of the title', async () => {
  const { id } = await newListing(seller, { title: 'Brompton folder', category: 'vehicles' });
  await newListing(other, { title: 'Brompton bag', category: 'clothing' });
  await newListing(other, { title: 'Folder for paper', category: 'electronics' });
  const titles = ['Brompton bag', 'Folder for paper'];
  expect((await related(id)).similar).toEqual(expect.arrayContaining(titles));
  // Both words together exceed the number of listings read per page.
  await app.db.updateTable('search_words').set({ listings: 400 }).where('word', '=', 'brompton').execute();
  await app.db.updateTable('search_words').set({ listings: 700 }).where('word', '=', 'folder').execute();
  const { similar } = await related(id);
  expect(similar).toContain('Brompton bag');
  expect(similar).not.toContain('Folder for paper');
});

test("A guest's listings are not linked to each other, but are similar to those of other guests", async () => {
  const [guest, another] = [await newGuest(app), await newGuest(app)];
  const category = 'jewelry-watches';
  const { id } = await newListing(guest, { title: 'Silver ring', category });
  await newListing(guest, { title: 'Silver ring, the second', category });
  await newListing(another, { title: 'Silver ring of another guest', category });
  expect(await related(id)).toEqual({ fromSeller: [], similar: ['Silver ring of another guest'] });
});

test('A sold listing still shows similar ones; a deleted listing is not found', async () => {
  const { id } = await newListing(seller, { title: 'Tin robot', category: 'collectibles', price: '0' });
  await newListing(other, { title: 'Tin robot, blue', category: 'collectibles', price: '0' });
  await sell(id);
  expect((await related(id)).similar[0]).toBe('Tin robot, blue');
  expect((await app.client().get(`/api/listings/${randomUUID()}/related`)).status).toBe(404);
});
