import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../tests/support/app.ts';
import { startDemoApp } from '../../tests/support/demo.ts';
import { runErasure } from '../../tests/support/erase-for-good.ts';
import { newConversation, newListing, newMessage, signUpMember } from '../../tests/support/factories.ts';
import { settle } from '../../tests/support/settle.ts';
import { joinZone } from '../../tests/support/zones.ts';
import type { ListingSearch } from '../features/finding/search/contract/search.ts';
import type { Messages } from '../features/talking/messages/contract/message.ts';

import { removeDemo } from './remove-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
});
afterAll(() => app?.close());

const titles = async () =>
  (await app.client().get<ListingSearch>('/api/listings')).body.listings.map(({ title }) => title);

test('The operator removes the demo from a site, and its real people keep what is theirs', async () => {
  const member = await signUpMember(app);
  const mine = await newListing(member, { title: 'Walnut gramophone' });
  const [offered] = (await app.client().get<ListingSearch>('/api/listings')).body.listings.filter(
    ({ id }) => id !== mine.id,
  );
  if (offered === undefined) throw new Error('the demo has no listings');
  const chat = await newConversation(member, offered);
  await newMessage(member, chat, 'Is it still there?');
  const [joined] = await app.db
    .selectFrom('zones')
    .selectAll()
    .where('type', '<>', 'private')
    .limit(1)
    .execute();
  if (joined === undefined) throw new Error('the demo has no zones');
  await joinZone(joined.id, member);

  expect(await removeDemo(app.db)).toBeGreaterThan(10);
  expect(await titles()).toEqual(['Walnut gramophone']);

  await runErasure(app);
  await settle(app.services);
  const people = await app.db.selectFrom('users').select('email').execute();
  expect(people).toEqual([{ email: member.details.email }]);
  const zones = await app.db.selectFrom('zones').select('id').execute();
  expect(zones).toEqual([{ id: joined.id }]);
  const { body } = await member.get<Messages>(`/api/conversations/${chat}/messages`);
  expect(body.messages.map(({ text }) => text)).toContain('Is it still there?');
  expect(await removeDemo(app.db)).toBe(0);
});
