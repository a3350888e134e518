import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newGuest, newListing, newMember } from '../../../../../tests/support/factories.ts';
import { personOf } from '../../../../../tests/support/sales.ts';
import { SMS_TOKEN, type SmsGateway, startSmsGateway } from '../../../../../tests/support/sms-gateway.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Listing } from '../../../items/listings/contract/listing.ts';
import type { OwnPhone, Profile } from '../contract/profile.ts';

let gateway: SmsGateway;
let app: TestApp;
let lastNumber = 100;

beforeAll(async () => {
  gateway = await startSmsGateway();
  app = await startTestApp({ SMS_URL: gateway.url, SMS_TOKEN });
});
afterAll(async () => {
  await app?.close();
  await gateway?.close();
});

const ADDRESS = '/api/profiles/me/phone';
const newPhone = () => `+1503555${String((lastNumber += 1)).padStart(4, '0')}`;
const send = (client: TestClient, phone: string) => client.post(ADDRESS, { phone });
const confirm = (client: TestClient, code: string) => client.put<OwnPhone>(ADDRESS, { code });
const codeFor = (phone: string) =>
  gateway.received.findLast(({ to }) => to === phone)?.text.match(/^\d{6}/)?.[0] ?? '';
const codeOf = (answer: { body: unknown }) => (answer.body as { code: string }).code;

async function profileOf(client: TestClient): Promise<Profile> {
  const { profileId } = await personOf(app, client);
  return (await app.client().get<Profile>(`/api/profiles/${profileId}`)).body;
}

test('I confirm my phone with the code sent to it, and earn a public badge (PROFILE-09, PROD-09)', async () => {
  const member = await newMember(app);
  const phone = newPhone();
  expect((await member.get<OwnPhone>(ADDRESS)).body).toEqual({ available: true, phone: null });
  expect((await profileOf(member)).badgesToEarn).toContain('verified-phone');
  expect((await send(member, phone)).status).toBe(204);
  expect((await profileOf(member)).badges).toEqual([]);

  const confirmed = await confirm(member, ` ${codeFor(phone)} `);
  expect(confirmed.status).toBe(200);
  expect(confirmed.body).toEqual({ available: true, phone: phone.slice(-2) });
  const profile = await profileOf(member);
  expect(profile.badges).toEqual(['verified-phone']);
  expect(JSON.stringify(profile)).not.toContain(phone.slice(2));
  const { id } = await newListing(member);
  expect((await app.client().get<Listing>(`/api/listings/${id}`)).body.sellerBadges).toEqual([
    'verified-phone',
  ]);

  expect((await member.delete<OwnPhone>(ADDRESS)).body).toEqual({ available: true, phone: null });
  expect((await profileOf(member)).badges).toEqual([]);
});

test('A code works once, for ten minutes, and only for the member it was sent for (PROFILE-09)', async () => {
  const [member, other] = await Promise.all([newMember(app), newMember(app)]);
  const phone = newPhone();
  await send(member, phone);
  const code = codeFor(phone);
  expect(codeOf(await confirm(other, code))).toBe('PHONE_CODE_WRONG');
  const stored = await sql<{ row: string }>`select phone_codes::text as row from phone_codes`.execute(app.db);
  expect(JSON.stringify(stored.rows)).not.toContain(code);

  await sql`update phone_codes set expires_at = now() - interval '1 second'`.execute(app.db);
  expect(codeOf(await confirm(member, code))).toBe('PHONE_CODE_WRONG');
  await send(member, phone);
  const next = codeFor(phone);
  const answers = await Promise.all([confirm(member, next), confirm(member, next)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('Guessing codes or sending many is slowed down (PROFILE-09)', async () => {
  const member = await newMember(app);
  const phone = newPhone();
  await send(member, phone);
  const right = codeFor(phone);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) expect((await confirm(member, wrong)).status).toBe(422);
  expect(codeOf(await confirm(member, right))).toBe('TOO_MANY_CODES');
  for (let times = 1; times < 5; times += 1) expect((await send(member, phone)).status).toBe(204);
  expect((await send(member, newPhone())).status).toBe(429);
  expect((await send(await newMember(app), phone)).status).toBe(429);
});

test('A number belongs to the member who confirmed it last (PROFILE-09)', async () => {
  const [before, after] = await Promise.all([newMember(app), newMember(app)]);
  const phone = newPhone();
  for (const member of [before, after]) {
    await send(member, phone);
    expect((await confirm(member, codeFor(phone))).status).toBe(200);
  }
  expect((await profileOf(before)).badges).toEqual([]);
  expect((await profileOf(after)).badges).toEqual(['verified-phone']);
});

test('An invalid number and a failing gateway are reported with a fix (PROFILE-09)', async () => {
  const member = await newMember(app);
  expect(codeOf(await send(member, 'call me'))).toBe('PHONE_INVALID');
  gateway.answerWith(500);
  const failed = await send(member, newPhone());
  gateway.answerWith(202);
  expect([failed.status, codeOf(failed)]).toEqual([503, 'SMS_FAILED']);
});

test('Visitors and guests cannot confirm a phone', async () => {
  for (const client of [app.client(), await newGuest(app)]) {
    expect((await client.get(ADDRESS)).status).toBe(401);
    expect((await send(client, newPhone())).status).toBe(401);
    expect((await confirm(client, '000000')).status).toBe(401);
    expect((await client.delete(ADDRESS)).status).toBe(401);
  }
});

test('Without a gateway no phone can be confirmed, and the badge is not offered (PROFILE-09)', async () => {
  const silent = await startTestApp();
  try {
    const member = await newMember(silent);
    expect((await member.get<OwnPhone>(ADDRESS)).body).toEqual({ available: false, phone: null });
    expect(codeOf(await send(member, newPhone()))).toBe('PHONES_OFF');
    const { profileId } = await personOf(silent, member);
    const { body } = await member.get<Profile>(`/api/profiles/${profileId}`);
    expect(body.badgesToEarn).toEqual(['trusted-seller', 'verified-email']);
  } finally {
    await silent.close();
  }
});
