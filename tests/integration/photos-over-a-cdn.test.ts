import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Listing } from '../../src/features/items/listings/contract/listing.ts';
import { photoUrl } from '../../src/features/items/photos/contract/photo-url.ts';
import type { Profile } from '../../src/features/people/profiles/contract/profile.ts';
import type { Message } from '../../src/features/talking/messages/contract/message.ts';
import { newConversation, newListing, newPhoto, photoBytes, signUpMember } from '../support/factories.ts';
import { startSite } from '../support/running-site.ts';
import { publishSetting } from '../support/settings.ts';
import { buildPages, freePort } from '../support/site-process.ts';
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from '../support/test-databases.ts';

/** A CDN that asks the site for what it hasn't got. */
const CDN = 'https://cdn.example';

const database = `test_${randomUUID().replaceAll('-', '')}`;
let settings: Record<string, string>;
beforeAll(async () => {
  await Promise.all([buildPages(), createDatabase(inject('postgres'), database, TEMPLATE)]);
  settings = {
    DATABASE_URL: databaseUrl(inject('postgres'), database),
    DATA_DIR: await mkdtemp(join(inject('folder'), 'cdn-')),
  };
}, 120_000);
afterAll(() => dropDatabase(inject('postgres'), database));

async function makeOperator(email: string): Promise<void> {
  const client = new pg.Client(settings.DATABASE_URL);
  await client.connect();
  await client.query(
    `insert into operators (user_id, role) select id, 'operator' from users where email = $1`,
    [email],
  );
  await client.end();
}

test('With FILES_URL, pages and answers carry photos and pictures of a CDN, and those of chats stay at the site', async () => {
  const site = await startSite(await freePort(), { ...settings, FILES_URL: `${CDN}/files/` });
  const [seller, buyer] = await Promise.all([signUpMember(site), signUpMember(site)]);
  const { body: profile } = await seller.upload<Profile>('/api/profiles/me/avatar', await photoBytes());
  const { id } = await newListing(seller, { photos: [await newPhoto(seller)] });
  await makeOperator(seller.details.email);
  const picture = await seller.upload<{ address: string }>('/api/site-pictures/logo', await photoBytes());
  await publishSetting(seller, 'logo', picture.body.address);

  expect(profile.avatarUrl).toMatch(/^https:\/\/cdn\.example\/files\/avatars\/[\w-]+\.webp$/);
  expect((await seller.get('/api/viewer')).body).toMatchObject({ account: { avatarUrl: profile.avatarUrl } });
  const { body: listing } = await buyer.get<Listing>(`/api/listings/${id}`);
  const cover = photoUrl(listing.images?.[0] ?? { base: '' }, 'large');
  expect(cover).toMatch(/^https:\/\/cdn\.example\/files\/[\w-]+\/[\w-]+-1200\.webp$/);
  expect(listing.seller).toMatchObject({ avatarUrl: profile.avatarUrl });

  const pages = ['/', '/listings', `/listing/${id}`, `/profile/${profile.id}`];
  for (const path of pages) {
    const page = await fetch(site.url + path);
    const html = await page.text();
    expect(html).toContain(CDN + picture.body.address);
    expect(html.replaceAll(`${CDN}/files/`, '')).not.toContain('/files/');
    const policy = page.headers.get('Content-Security-Policy');
    expect(policy).toContain(`img-src 'self' data: blob: ${CDN};`);
    expect(policy).toContain(`connect-src 'self' ${CDN};`);
  }
  expect(await (await fetch(`${site.url}/listing/${id}`)).text()).toContain(
    `<meta property="og:image" content="${cover}"/>`,
  );

  const file = await fetch(cover.replace(CDN, site.url));
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable, s-maxage=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });

  const chat = await newConversation(buyer, { id });
  const { body: message } = await buyer.post<Message>(`/api/conversations/${chat}/messages`, {
    clientId: randomUUID(),
    photos: [(await newPhoto(buyer)).id],
  });
  const sent = photoUrl(message.photos[0] ?? { base: '' }, 'small');
  expect((await fetch(site.url + sent)).status).toBe(200);
  await site.stop();

  const without = await startSite(await freePort(), settings);
  const again = await without.client().get<Listing>(`/api/listings/${id}`);
  expect(photoUrl(again.body.images?.[0] ?? { base: '' }, 'large')).toBe(cover.replace(CDN, ''));
  const page = await fetch(`${without.url}/listing/${id}`);
  const html = await page.text();
  expect(html).not.toContain(CDN);
  expect(html).toContain(
    `<meta property="og:image" content="http://offhand.test${cover.replace(CDN, '')}"/>`,
  );
  expect(page.headers.get('Content-Security-Policy')).not.toContain(CDN);
  await without.stop();
}, 120_000);
