import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newGuest, newListing, newMember, newPhoto } from '../support/factories.ts';

let app: TestApp;
beforeAll(async () => { const s = performance.now(); app = await startTestApp(); console.log('app', performance.now() - s); });
afterAll(() => app.close());

it('works', async () => {
  const m = await newMember(app);
  const mail = await app.mailTo(m.details.email);
  console.log(mail);
  const photo = await newPhoto(m);
  const listing = await newListing(m, { photos: [photo] });
  const g = await newGuest(app);
  await newListing(g);
  for (const c of [m, g, app.client()]) {
    for (const p of ['/api/viewer', '/api/listings', '/api/listings/own', `/api/listings/${listing.id}`, '/api/listings/count', '/api/accounts/devices', '/api/listings?limit=x', '/api/listings/nix'])
      console.log(p, (await c.get(p)).status);
  }
  console.log((await m.delete(`/api/listings/${listing.id}`)).status, (await m.post('/api/accounts/sign-out')).status, m.cookies, (await m.get('/api/viewer')).body);
  const { data } = await g.api.GET('/api/listings');
  expect(data?.listings.length).toBe(1);
});
