import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newDeal } from '../../../../../tests/support/deals.ts';
import { createSystemMessages } from '../../messages/server/messages.ts';
import { dealMessages } from './deals.ts';
import { endExpiredDeals } from './end-expired.ts';
import { remindOfMeetups } from './remind-of-meetups.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

/** Services that count their statements and recorded signals. */
function countedServices() {
  const statements = vi.fn();
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => (statements(), node),
    transformResult: async ({ result }) => result,
  };
  const record = vi.fn();
  const services = {
    db: app.db.withPlugin(counter),
    jobs: { record } as never,
    live: { publish: vi.fn(), publishTo: vi.fn() } as never,
    systemMessages: createSystemMessages(dealMessages),
    reviewsOf: () => Promise.resolve({ open: false, published: false }),
    withdrawReview: () => Promise.resolve(null),
  };
  return { services, statements, record };
}

/** Creates listings with an expired reservation and an expired earlier offer, both of one buyer. */
async function expiredDeals(count: number) {
  const deals = await Promise.all(Array.from({ length: count }, () => newDeal(app)));
  for (const { buyer, seller } of deals) {
    await buyer.offer(2000);
    await seller.reserve();
  }
  // Expires all of them in one statement, so that the site's schedule can't end any before the test does.
  const ids = deals.map(({ listing }) => listing.id);
  const over = new Date(Date.now() - 1000);
  await app.db.transaction().execute(async (trx) => {
    await trx.updateTable('listings').set({ reserved_until: over }).where('id', 'in', ids).execute();
    await trx.updateTable('offers').set({ expires_at: over }).where('listing_id', 'in', ids).execute();
  });
  return deals;
}

it('Everything that has expired ends at once, in each chat in order, at the cost of one (A-39)', async () => {
  await expiredDeals(1);
  const one = countedServices();
  await endExpiredDeals(one.services);

  const deals = await expiredDeals(3);
  const three = countedServices();
  await endExpiredDeals(three.services);
  for (const { buyer, seller } of deals) {
    const cards = ['offer-made', 'reserved', 'reservation-ended', 'offer-expired'];
    expect([await buyer.cards(), await seller.cards()]).toEqual([cards, cards]);
  }
  const [, , ...signals] = three.record.mock.lastCall ?? [];
  const steps = signals.map(({ step }: { step: string }) => step).toSorted();
  expect(steps).toEqual([
    ...Array<string>(3).fill('offer-expired'),
    ...Array<string>(6).fill('reservation-ended'),
  ]);
  expect(three.record).toHaveBeenCalledTimes(one.record.mock.calls.length);
  expect(three.statements).toHaveBeenCalledTimes(one.statements.mock.calls.length);
  expect(one.statements.mock.calls.length).toBeGreaterThan(0);
});

it('Everybody with a meet-up tomorrow is reminded at the cost of one (A-39)', async () => {
  const planned = async (count: number) => {
    for (let nr = 0; nr < count; nr += 1) {
      const { buyer, seller } = await newDeal(app);
      const { body } = await buyer.meet('Library', new Date(Date.now() + 48 * 3_600_000).toISOString());
      expect((await seller.confirm(body.meetup?.id ?? '')).status).toBe(200);
    }
    await app.db
      .updateTable('meetups')
      .set({ starts_at: new Date(Date.now() + 20 * 3_600_000) })
      .where('day_notified', '=', false)
      .execute();
  };
  await planned(1);
  const one = countedServices();
  await remindOfMeetups(one.services);
  await planned(3);
  const three = countedServices();
  await remindOfMeetups(three.services);
  const reminded = three.record.mock.calls.flatMap(([, , ...signals]) => signals);
  expect(reminded).toHaveLength(6);
  expect(three.statements).toHaveBeenCalledTimes(one.statements.mock.calls.length);
});
