import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startOffhand } from '../../src/app/server/start.ts';
import { favoriteSaved } from '../../src/features/finding/favorites/contract/signals.ts';
import { startSeparateApp, type TestApp } from '../support/app.ts';
import { newListing, newMember } from '../support/factories.ts';
import { recordSignal } from '../support/record-signal.ts';
import { personOf } from '../support/sales.ts';
import { settle } from '../support/settle.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeparateApp({ LOG_LEVEL: 'silent' });
});
afterAll(() => app?.close());

test('A process that a newer schema leaves behind runs no jobs anymore: they wait for the new version', async () => {
  const [seller, fan] = [await newMember(app), await newMember(app)];
  const { id: listingId } = await newListing(seller);
  const profileId = (await personOf(app, fan)).profileId ?? '';
  await app.settle();
  const warn = vi.spyOn(app.services.log, 'warn');
  await app.db
    .insertInto('schema_migrations')
    .values({ name: '9999-less.sql', checksum: 'x', needs: '9999-less.sql' })
    .execute();
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith('this process does no background work until it is replaced'),
  );

  const publish = vi.spyOn(app.services.live, 'publish');
  await app.db.insertInto('favourites').values({ profile_id: profileId, listing_id: listingId }).execute();
  await recordSignal(app, favoriteSaved, { profileId, listingId });
  await app.services.jobs.poll();
  // The new version knows the migration.
  await app.db.deleteFrom('schema_migrations').where('name', '=', '9999-less.sql').execute();
  const next = await startOffhand(app.config, { polling: 0.2, pages: async (c) => c.text('Not found', 404) });
  try {
    await settle(next.services);
  } finally {
    await next.stop();
  }
  const notified = await app.db.selectFrom('notifications').select('type').execute();
  expect(notified).toEqual([{ type: 'like' }]);
  expect(publish).not.toHaveBeenCalled();
}, 60_000);
