import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newDesk } from '../../../../../tests/support/desk.ts';
import { newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { CasePage } from '../contract/case-queue.ts';
import type { Statement, StatementList } from '../contract/statement.ts';
import { forgetSnapshots } from './forget-reported.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof newDesk>>;
beforeAll(async () => {
  app = await startTestApp();
  desk = await newDesk(app);
});
afterAll(() => app?.close());

const decidedAgo = (id: string, age: string) =>
  app.db
    .updateTable('cases')
    .set({ decided_at: sql<Date>`now() - ${age}::interval` })
    .where('id', '=', id)
    .execute();
const seenText = async (id: string) =>
  (await app.db.selectFrom('reports').select('seen_text').where('case_id', '=', id).executeTakeFirst())
    ?.seen_text;

test('The copy of reported content is deleted 12 months after the decision; the decision stays', async () => {
  const seller = await newMember(app);
  const listing = await newListing(seller, { title: 'Sealed phone', description: 'Pay me first.' });
  const reportedCase = await desk.reported(listing);
  expect(reportedCase.subject.before?.text).toBe('Pay me first.');
  await desk.decide(desk.operator, reportedCase);
  await app.settle();
  const [notice] = (await seller.get<StatementList>('/api/statements')).body.statements;
  const statement = async () => (await seller.get<Statement>(`/api/statements/${notice?.id}`)).body;

  await decidedAgo(reportedCase.id, '11 months');
  await forgetSnapshots(app.db);
  expect((await desk.openCase(desk.operator, reportedCase.id)).subject.before?.text).toBe('Pay me first.');
  expect((await statement()).evidence).toHaveLength(1);
  expect(await seenText(reportedCase.id)).toContain('Pay me first.');

  // Stored times are rounded to milliseconds: at 12 months sharp, it may be decided a moment later.
  await decidedAgo(reportedCase.id, '12 months 1 minute');
  await forgetSnapshots(app.db);
  const now = await desk.openCase(desk.operator, reportedCase.id);
  expect(now).toMatchObject({ title: 'Sealed phone', subject: { before: null }, evidence: [] });
  expect(await statement()).toMatchObject({ text: 'You asked for a gift card.', evidence: [] });
  expect(await seenText(reportedCase.id)).toBe('');
  const { cases } = (await desk.operator.get<CasePage>('/api/cases?tab=decided&limit=60')).body;
  expect(cases.map(({ id }) => id)).toContain(reportedCase.id);
});

test('The content of an open case or appeal is not deleted', async () => {
  const seller = await newMember(app);
  const open = await desk.reported(await newListing(seller));
  const appealed = await desk.reported(await newListing(seller));
  await desk.decide(desk.operator, appealed);
  await app.settle();
  const [statement] = (await seller.get<StatementList>('/api/statements')).body.statements;
  await seller.post(`/api/statements/${statement?.id}/appeal`, { text: 'Look again, please.' });
  await decidedAgo(appealed.id, '2 years');
  await forgetSnapshots(app.db);
  for (const { id } of [open, appealed])
    expect((await desk.openCase(desk.operator, id)).subject.before).not.toBeNull();
});
