import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffhand } from '../../src/app/server/start.ts';
import { createStandings } from '../../src/features/neighbors/flash-drops/server/standings.ts';
import { startSeparateApp, type TestApp } from '../support/app.ts';
import { newMember } from '../support/factories.ts';
import { newFlashDrop, stopSchedules } from '../support/flash-drops.ts';

/** How many people of a board are cached here, instead of 10,000. */
const CACHED = 2;

let app: TestApp;
beforeAll(async () => {
  app = await startSeparateApp();
  await stopSchedules(app);
});
afterAll(() => app?.close());

test('Processes share the counts behind ranks: one of them counts, however many ask (FLASH-06)', async () => {
  const event = await newFlashDrop(app);
  for (let people = 0; people < 4; people += 1) await newMember(app);
  await sql`
    insert into flash_drop_participants (flash_drop_id, profile_id, points)
    select ${event}, id, 5 from profiles`.execute(app.db);
  const other = await startOffhand(app.config, { pages: async (c) => c.text('Not found', 404) });
  try {
    let counts = 0;
    const processes = [app.db, other.services.db, app.db, other.services.db].map((db) => {
      const watched = db.withPlugin({
        transformQuery: ({ node }) => {
          if (JSON.stringify(node).includes('insert into flash_drop_point_counts')) counts += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      return createStandings(watched, CACHED);
    });
    const totals = await Promise.all(
      processes.map(async (standings) => (await standings.of({ event })).total),
    );
    expect({ totals, counts }).toEqual({ totals: [4, 4, 4, 4], counts: 1 });
  } finally {
    await other.stop();
  }
});
