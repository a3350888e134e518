import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { notificationCatalog } from '../../../../../tests/support/notification-catalog.ts';
import type { Viewer } from '../../../people/accounts/contract/viewer.ts';
import type { Notifications } from '../../../talking/notifications/contract/notification.ts';
import { notifyOfTrends } from './notify-of-trends.ts';

const MONDAY = new Date('2026-11-16T13:29:00Z');
const NEXT_MONDAY = new Date('2026-11-23T13:29:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(() => app.db.deleteFrom('category_insights').execute());

/** Inserts the actions of a category in the week before and in this one. */
async function counted(category: string, before: number, now: number) {
  const weeks = [0, 0, 0, 0, 0, 0, before, now];
  await app.db
    .insertInto('category_insights')
    .values({ category, weeks, computed_at: new Date() })
    // Each hour, the site itself counts meanwhile.
    .onConflict((conflict) => conflict.column('category').doUpdateSet({ weeks }))
    .execute();
}

async function newSubscriber(planType = 'premium_plus_monthly'): Promise<Member> {
  const member = await newMember(app);
  const { body } = await member.get<Viewer>('/api/viewer');
  await app.db
    .insertInto('subscriptions')
    .values({
      profile_id: body.account?.id ?? '',
      email: member.details.email,
      plan_type: planType,
      status: 'active',
    })
    .execute();
  return member;
}

/** Runs the job like a separate process. */
const run = (now = MONDAY) =>
  notifyOfTrends(
    {
      db: app.db,
      config: app.config,
      live: { publish: () => undefined } as never,
      jobs: {} as never,
      pushDue: async () => undefined,
      notificationCatalog,
    },
    now,
  );

async function alertsOf(member: Member): Promise<string[]> {
  const { body } = await member.get<Notifications>('/api/notifications');
  return body.notifications.filter(({ link }) => link === '/ai-insights').map(({ title }) => title);
}

test('With Premium Plus I am notified of a trending category that I sell in or saved a listing of (PLAN-14, A-65)', async () => {
  const [seller, saver, other, premium] = [
    await newSubscriber(),
    await newSubscriber(),
    await newSubscriber(),
    await newSubscriber('premium_monthly'),
  ];
  const { id } = await newListing(seller, { category: 'electronics' });
  await newListing(premium, { category: 'electronics' });
  await newListing(other, { category: 'clothing' });
  await saver.put(`/api/favourites/${id}`);
  await counted('electronics', 100, 134);
  await counted('clothing', 100, 110);
  await run();
  expect(await alertsOf(seller)).toEqual(['Electronics is trending']);
  expect(await alertsOf(saver)).toEqual(['Electronics is trending']);
  // It does not rise enough, or the plan does not include it.
  expect(await alertsOf(other)).toEqual([]);
  expect(await alertsOf(premium)).toEqual([]);
});

test('A sample that is too small notifies nobody (PLAN-14)', async () => {
  const seller = await newSubscriber();
  await newListing(seller, { category: 'vehicles' });
  await counted('vehicles', 10, 29);
  await run();
  expect(await alertsOf(seller)).toEqual([]);
});

test('I am notified of each category once a week, however often and wherever the job runs (PLAN-14)', async () => {
  const seller = await newSubscriber();
  await newListing(seller, { category: 'collectibles' });
  await counted('collectibles', 60, 90);
  const unread = async () => (await alertsOf(seller)).length;
  await Promise.all([run(), run()]);
  await run();
  expect(await unread()).toBe(1);
  await seller.post('/api/notifications/read');
  await run();
  expect(await unread()).toBe(1);
  await run(NEXT_MONDAY);
  expect(await unread()).toBe(2);
});
