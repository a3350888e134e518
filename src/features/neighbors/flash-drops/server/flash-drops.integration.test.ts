import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { newFlashDrop, stopSchedules } from '../../../../../tests/support/flash-drops.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { FlashDrop, FlashDrops, RunningFlashDrop } from '../contract/flash-drop.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await stopSchedules(app);
});
afterAll(() => app?.close());

test('Events are listed as current, upcoming and past, each with its theme and picture (FLASH-01..03, FLASH-14, FLASH-18)', async () => {
  const now = await newFlashDrop(app, { title: 'On now', startsIn: -24, endsIn: 24 });
  const soon = await newFlashDrop(app, { title: 'Soon', theme: 'kitchen', startsIn: 24, endsIn: 48 });
  const later = await newFlashDrop(app, { title: 'Later', startsIn: 200, endsIn: 248 });
  const over = await newFlashDrop(app, { title: 'Over', startsIn: -100, endsIn: -50 });
  const called = await newFlashDrop(app, { title: 'Called off', startsIn: 3, endsIn: 5 });
  await app.db.updateTable('flash_drops').set({ finished_at: new Date() }).where('id', '=', over).execute();
  await app.db
    .updateTable('flash_drops')
    .set({ cancelled_at: new Date() })
    .where('id', '=', called)
    .execute();

  const { body } = await app.client().get<FlashDrops>('/api/flash-drops');
  // The site also plans events for the next weekends, at any time.
  const ours = (events: FlashDrop[]) =>
    events.filter(({ id }) => [now, soon, later, over, called].includes(id));
  const [current, upcoming, past] = [ours(body.current), ours(body.upcoming), ours(body.past)];
  expect(current.map(({ id }) => id)).toEqual([now]);
  expect(upcoming.map(({ id }) => id)).toEqual([soon, later]);
  expect(past.map(({ id }) => id)).toEqual([over]);
  expect(current[0]).toMatchObject({ phase: 'running', progress: 50, participants: 0 });
  expect(current[0]?.timeRemaining).toBeGreaterThan(23 * 3600);
  expect(upcoming[0]).toMatchObject({
    phase: 'upcoming',
    theme: 'kitchen',
    image: '/flash-drops/kitchen.svg',
    progress: 0,
  });
  expect(past[0]).toMatchObject({ phase: 'over', progress: 100, timeRemaining: 0 });
});

test('Other pages mention one running event: the one I take part in, or the one with the most participants (ZONE-27)', async () => {
  await app.db.updateTable('flash_drops').set({ cancelled_at: new Date() }).execute();
  const running = async (client: TestClient) =>
    (await client.get<{ event: RunningFlashDrop | null }>('/api/flash-drops/running')).body.event;
  await newFlashDrop(app, { title: 'Soon', startsIn: 24, endsIn: 48 });
  await newFlashDrop(app, { title: 'Being counted', startsIn: -50, endsIn: -1 });
  // On a weekend, the site may start an event of its own meanwhile.
  expect(['Soon', 'Being counted']).not.toContain((await running(app.client()))?.title);

  const [quiet, busy] = [await newFlashDrop(app, { title: 'Quiet' }), await newFlashDrop(app)];
  const [nora, sam, wren] = [await newMember(app), await newMember(app), await newMember(app)];
  await Promise.all([sam, wren].map((member) => member.post(`/api/flash-drops/${busy}/participation`)));
  await nora.post(`/api/flash-drops/${quiet}/participation`);
  expect(await running(app.client())).toMatchObject({ id: busy, phase: 'running', joined: false });
  expect(await running(nora)).toMatchObject({ id: quiet, title: 'Quiet', joined: true });
});

test('The home page counts down to an event that starts within a day if none is running, and says how many take part', async () => {
  await app.db.updateTable('flash_drops').set({ cancelled_at: new Date() }).execute();
  const announced = async (query = '?soon=1') =>
    (await app.client().get<{ event: RunningFlashDrop | null }>(`/api/flash-drops/running${query}`)).body
      .event;
  await newFlashDrop(app, { title: 'In two days', startsIn: 48, endsIn: 50 });
  expect(await announced()).toBeNull();
  const soon = await newFlashDrop(app, { title: 'Tonight', startsIn: 5, endsIn: 9 });
  const sam = await newMember(app);
  await sam.post(`/api/flash-drops/${soon}/participation`);
  expect(await announced()).toMatchObject({ id: soon, phase: 'upcoming', participants: 1 });
  expect(await announced('')).toBeNull();
  const running = await newFlashDrop(app, { title: 'On now', endsIn: 20 });
  expect(await announced()).toMatchObject({ id: running, phase: 'running', participants: 0 });
  expect(await announced('')).toMatchObject({ id: running, participants: null });
});

test('A listing shows its event while that is running, and whether I take part (FLASH-08, FLASH-16)', async () => {
  await app.db.updateTable('flash_drops').set({ cancelled_at: new Date() }).execute();
  const [seller, nora] = [await newMember(app), await newMember(app)];
  const [other, event] = [await newFlashDrop(app), await newFlashDrop(app)];
  const inEvent = await newListing(seller, { eventId: event });
  const elsewhere = await newListing(seller);
  const eventOf = async (client: TestClient, listingId: string) =>
    (await client.get<{ event: RunningFlashDrop | null }>(`/api/flash-drops/running?listingId=${listingId}`))
      .body.event;
  // The event with more participants isn't chosen.
  await nora.post(`/api/flash-drops/${other}/participation`);
  expect(await eventOf(app.client(), inEvent.id)).toMatchObject({ id: event, joined: false });
  expect(await eventOf(nora, inEvent.id)).toMatchObject({ id: event, joined: false });
  expect(await eventOf(seller, inEvent.id)).toMatchObject({ id: event, joined: true });
  expect(await eventOf(seller, elsewhere.id)).toBeNull();
  expect(await eventOf(seller, randomUUID())).toBeNull();
  expect((await nora.get('/api/flash-drops/running?listingId=1')).status).toBe(422);

  await app.db.updateTable('flash_drops').set({ ends_at: new Date() }).where('id', '=', event).execute();
  expect(await eventOf(seller, inEvent.id)).toBeNull();
});

test('Joining or leaving twice at the same time counts once, and I can rejoin (FLASH-13)', async () => {
  const id = await newFlashDrop(app);
  const nora = await newMember(app);
  const path = `/api/flash-drops/${id}/participation`;

  const joined = await Promise.all([1, 2, 3].map(() => nora.post<FlashDrop>(path)));
  expect(joined.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(joined[0]?.body).toMatchObject({
    participants: 1,
    userParticipation: { rank: null, points: 0, listings: 0, sales: 0, tiedWith: 0, next: null, prizes: [] },
    can: { join: false, leave: true },
  });

  const left = await Promise.all([1, 2].map(() => nora.delete<FlashDrop>(path)));
  expect(left.map(({ status }) => status)).toEqual([200, 200]);
  expect(left[0]?.body).toMatchObject({ participants: 0, userParticipation: null, can: { join: true } });
  expect((await nora.post<FlashDrop>(path)).body).toMatchObject({ participants: 1 });
});

test('Only members join, and nobody joins an event that is over or does not exist (FLASH-13)', async () => {
  const id = await newFlashDrop(app);
  const over = await newFlashDrop(app, { startsIn: -50, endsIn: -1 });
  const nora = await newMember(app);
  const guest = await newGuest(app);
  for (const client of [app.client(), guest]) {
    const { status, body } = await client.post(`/api/flash-drops/${id}/participation`);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: flashDropErrors.SIGN_IN_TO_JOIN.code });
  }
  expect((await nora.post(`/api/flash-drops/${over}/participation`)).body).toMatchObject({
    code: 'FLASH_DROP_OVER',
  });
  expect((await nora.delete(`/api/flash-drops/${over}/participation`)).status).toBe(409);
  const none = '00000000-0000-4000-8000-000000000000';
  expect((await nora.post(`/api/flash-drops/${none}/participation`)).status).toBe(404);
  expect((await nora.get(`/api/flash-drops/${none}`)).status).toBe(404);
  expect((await nora.get(`/api/flash-drops/${none}/leaderboard`)).status).toBe(404);
});
