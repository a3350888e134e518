import { randomBytes } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import { newMember } from './fixtures.ts';
import { postListing } from './post-by-api.ts';

export interface Shelf {
  /** In the title of everything on the shelf, and nowhere else. */
  word: string;
  /** Oldest first: radio, synth, coat, giveaway. */
  titles: Record<'radio' | 'synth' | 'coat' | 'giveaway', string>;
  /** Sells all but the giveaway, which is a guest's. */
  seller: string;
}

/** Four listings that differ in everything browse can filter by, with a unique word in their titles. */
export async function stockShelf(browser: Browser): Promise<Shelf> {
  const word = `q${randomBytes(4).toString('hex')}`;
  const titles = {
    radio: `Radio ${word}`,
    synth: `Synth ${word}`,
    coat: `Coat ${word}`,
    giveaway: `Giveaway ${word}`,
  };
  const headers = { Origin: process.env.JOURNEY_URL ?? '' };
  const member = newMember();
  const sellers = await browser.newContext();
  const { request } = sellers;
  expect((await request.post('/api/accounts/sign-up', { data: member, headers })).status()).toBe(201);
  await postListing(request, {
    title: titles.radio,
    description: 'A radio that still hums.',
    price: '19.99',
    category: 'electronics',
    condition: 'like-new',
    photos: 2,
  });
  await postListing(request, {
    title: titles.synth,
    price: '7200',
    category: 'musical-instruments',
    condition: 'good',
    photos: 1,
  });
  await postListing(request, {
    title: titles.coat,
    price: '60',
    category: 'clothing',
    condition: 'poor',
    tags: ['moth holes'],
    aiGenerated: true,
  });
  await sellers.clearCookies();
  expect((await request.post('/api/guests', { headers })).status()).toBe(201);
  await postListing(request, { title: titles.giveaway, price: '0', condition: 'fair' });
  await sellers.close();
  return { word, titles, seller: member.username };
}
