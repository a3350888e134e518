import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type GuestClient,
  newConversation,
  newGuest,
  newListing,
  newMember,
  newMessage,
  PASSWORD,
} from '../../../../../tests/support/factories.ts';
import { type MailServer, startMailServer } from '../../../../../tests/support/mail-server.ts';
import { notificationCatalog } from '../../../../../tests/support/notification-catalog.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { createLog } from '../../../../platform/server/log.ts';
import { createMailer } from '../../../../platform/server/mail/mailer.ts';
import { findListingsInMails } from '../../../items/listings/server/listings.ts';
import { mailDue } from './mail-due.ts';
import { sweepNotifications } from './notifications.feature.ts';

const PATH = '/api/notifications/guest-alerts';
const NONE = { state: 'none', address: null };
let app: TestApp;
let mail: MailServer;
/** Addresses that the mail server rejects. */
const refused = new Set<string>();

beforeAll(async () => {
  mail = await startMailServer(({ to }) => {
    if (refused.has(to)) throw new Error('No such mailbox');
  });
  app = await startTestApp({ SMTP_URL: mail.url, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await app?.close();
  await mail?.close();
});

let addresses = 0;
const newAddress = (): string => `guest.${(addresses += 1)}@example.com`;

const alertsOf = async (client: TestClient) => (await client.get(PATH)).body;
const set = (client: TestClient, email: string) => client.put(PATH, { email });
const mailsTo = (address: string) => mail.received.filter(({ to }) => to === address);
/** Returns the alerts without the confirmation mail. */
const alertsTo = (address: string) => mailsTo(address).filter(({ headers }) => headers['list-unsubscribe']);
const tokenTo = (address: string): string =>
  new URL(mailsTo(address).at(-1)?.link ?? '').searchParams.get('token') ?? '';
const confirm = (token: string) => app.client().post(`${PATH}/confirm`, { token });

/** Creates a guest with a confirmed alert address. */
async function alertedGuest(): Promise<{ guest: GuestClient; address: string }> {
  const [guest, address] = [await newGuest(app), newAddress()];
  expect((await set(guest, address)).status).toBe(200);
  expect((await confirm(tokenTo(address))).status).toBe(204);
  return { guest, address };
}

/** Asks a guest about one of their listings. */
async function startConversation(guest: GuestClient) {
  const listing = await newListing(guest, { title: 'Brass lamp', price: '40' });
  const buyer = await newMember(app);
  return { buyer, listing, conversation: await newConversation(buyer, listing) };
}

const waiting = (guest: GuestClient) =>
  app.db
    .selectFrom('notifications')
    .innerJoin('guest_sessions', 'guest_sessions.key', 'notifications.guest_key')
    .select(['notifications.title', 'notifications.count', 'notifications.read'])
    .where('guest_sessions.guest_id', '=', guest.credentials.guestId)
    .orderBy('notifications.created_at')
    .execute();

/** Checks that there are this many unread notifications. */
async function notified(guest: GuestClient, count: number): Promise<void> {
  await app.settle();
  const unread = (await waiting(guest)).filter(({ read }) => !read);
  expect(unread.reduce((sum, one) => sum + one.count, 0)).toBe(count);
}

/** Runs the every-minute job after this interval. */
async function later(interval: string): Promise<void> {
  await sql`
    update notifications set mail_due_at = mail_due_at - ${interval}::interval,
      mailed_at = mailed_at - ${interval}::interval`.execute(app.db);
  const log = createLog({ logLevel: 'silent' });
  await mailDue({
    db: app.db,
    config: app.config,
    log,
    mailer: createMailer(app.config, log).mailer,
    notificationCatalog,
    mailBodyOf: () => Promise.resolve(null),
    findListingsInMails: (ids) => findListingsInMails({ db: app.db, publicUrl: app.config.publicUrl }, ids),
  });
}

test('I add an address as a guest, confirm it by the mailed link, change and remove it (GUEST-01)', async () => {
  const [guest, address] = [await newGuest(app), newAddress()];
  expect(await alertsOf(guest)).toEqual(NONE);
  expect((await set(guest, ` ${address.toUpperCase()} `)).body).toEqual({ state: 'waiting', address });
  const [asking] = mailsTo(address);
  expect(asking?.subject).toBe('Turn on alerts from Offhand');
  expect(asking?.link).toMatch(/^http:\/\/offhand\.test\/guest-alerts\/confirm\?token=[\w-]{43}$/);
  expect(asking?.html).toContain('Turn on alerts</a>');
  expect(`${asking?.text}${asking?.html}`).not.toContain(guest.credentials.guestId);
  expect((await confirm(tokenTo(address))).status).toBe(204);
  expect(await alertsOf(guest)).toEqual({ state: 'on', address });
  expect((await set(guest, address)).body).toEqual({ state: 'on', address });
  expect(mailsTo(address)).toHaveLength(1);

  const other = newAddress();
  expect((await set(guest, other)).body).toEqual({ state: 'waiting', address: other });
  expect((await guest.delete(PATH)).status).toBe(204);
  expect(await alertsOf(guest)).toEqual(NONE);
  expect((await confirm(tokenTo(other))).status).toBe(410);
});

test.each(['', 'guest', 'a@b', 'a@b.co, b@c.de', 'x,a@b.co', 'a@b.co\r\nBcc: all@example.com'])(
  '%j is no address to mail me at, and I read why (GUEST-01)',
  async (email) => {
    const guest = await newGuest(app);
    expect(await set(guest, email)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email', message: 'Enter an address like name@example.com.' }] },
    });
    expect(await alertsOf(guest)).toEqual(NONE);
  },
);

test('A link works once, for a day, and only while its address is the one I gave (GUEST-01)', async () => {
  const [guest, address] = [await newGuest(app), newAddress()];
  await set(guest, address);
  const first = tokenTo(address);
  await set(guest, address);
  const second = tokenTo(address);
  expect(await confirm(first)).toMatchObject({ status: 410, body: { title: 'This link no longer works' } });
  await sql`update guest_alerts set token_expires_at = now() where email = ${address}`.execute(app.db);
  expect((await confirm(second)).status).toBe(410);
  expect(await alertsOf(guest)).toEqual(NONE);
  await sweepNotifications(app.db);
  expect(await app.db.selectFrom('guest_alerts').select('id').where('email', '=', address).execute()).toEqual(
    [],
  );
  await set(guest, address);
  const uses = await Promise.all([1, 2, 3].map(() => confirm(tokenTo(address))));
  expect(uses.map(({ status }) => status).toSorted()).toEqual([204, 410, 410]);
  for (const token of ['', 'x', 'null']) expect((await confirm(token)).status).toBe(410);
});

test('The link is stored as a hash only (DATA-03)', async () => {
  const [guest, address] = [await newGuest(app), newAddress()];
  await set(guest, address);
  const rows = await app.db.selectFrom('guest_alerts').selectAll().where('email', '=', address).execute();
  expect(JSON.stringify(rows)).not.toContain(tokenTo(address));
});

test('Nobody else sees or changes where I am mailed (PERM-14)', async () => {
  const { guest, address } = await alertedGuest();
  const listing = await newListing(guest);
  const [foreign, member, visitor] = [await newGuest(app), await newMember(app), app.client()];
  expect(await alertsOf(foreign)).toEqual(NONE);
  expect((await foreign.delete(PATH)).status).toBe(204);
  for (const client of [member, visitor]) {
    const answers = [await client.get(PATH), await set(client, newAddress()), await client.delete(PATH)];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  }
  expect(await alertsOf(guest)).toEqual({ state: 'on', address });
  const conversation = await newConversation(member, listing);
  for (const path of [
    `/api/listings/${listing.id}`,
    `/api/conversations/${conversation}`,
    '/api/conversations',
  ]) {
    expect(JSON.stringify((await member.get(path)).body)).not.toContain(address);
  }
});

test('Nobody’s mailbox can be flooded: limits apply per guest and per mailbox, even to parallel requests (GUEST-01)', async () => {
  const guest = await newGuest(app);
  const byGuest = await Promise.all(Array.from({ length: 9 }, () => set(guest, newAddress())));
  expect(byGuest.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(byGuest.filter(({ status }) => status === 429)).toHaveLength(4);
  const address = newAddress();
  const guests = await Promise.all(Array.from({ length: 6 }, () => newGuest(app)));
  const toMailbox = await Promise.all(guests.map((guestClient) => set(guestClient, address)));
  expect(toMailbox.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(mailsTo(address)).toHaveLength(4);
});

test('If the link cannot be mailed, I see an error and my previous address stays (GUEST-01)', async () => {
  const { guest, address } = await alertedGuest();
  const wrong = newAddress();
  refused.add(wrong);
  expect(await set(guest, wrong)).toMatchObject({ status: 503, body: { title: 'Email not sent' } });
  expect(await alertsOf(guest)).toEqual({ state: 'on', address });
});

test('Ten unread messages are one mail, and more are none until I read; then there is a mail again (NOTIF-08, GUEST-01)', async () => {
  const { guest, address } = await alertedGuest();
  const { buyer, conversation } = await startConversation(guest);
  for (let n = 1; n <= 10; n += 1) await newMessage(buyer, conversation, `Question <b>${n}</b>`);
  await notified(guest, 10);
  await later('90 seconds');
  expect(alertsTo(address)).toEqual([]);
  await later('1 minute');
  const [alert] = alertsTo(address);
  expect(alert?.subject).toBe(`10 messages from ${buyer.details.username} about Brass lamp`);
  expect(alert?.text).toContain(`Question <b>10</b>\n\nOpen: http://offhand.test/messages/${conversation}\n`);
  expect(alert?.html).toContain('Question &lt;b&gt;10&lt;/b&gt;');
  expect(alert?.text).toContain(
    `Sent to ${address} because alerts for a guest of Offhand are on. Stop alerts <`,
  );
  expect(`${alert?.text}${alert?.html}`).not.toMatch(/settings|Guest-/);
  expect(alert?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

  const { seq } = await newMessage(buyer, conversation, 'Hello?');
  await notified(guest, 11);
  await later('12 hours');
  expect(alertsTo(address)).toHaveLength(1);
  await guest.put(`/api/conversations/${conversation}/read`, { seq });
  await notified(guest, 0);
  await newMessage(buyer, conversation, 'And now?');
  await notified(guest, 1);
  await later('3 minutes');
  expect(alertsTo(address).map(({ subject }) => subject)).toEqual([
    `10 messages from ${buyer.details.username} about Brass lamp`,
    `${buyer.details.username} wrote about Brass lamp`,
  ]);
});

test('An offer for my listing is mailed, and what I read in the chat before is not (GUEST-01)', async () => {
  const { guest, address } = await alertedGuest();
  const { buyer, conversation } = await startConversation(guest);
  const offer = { id: randomUUID(), priceCents: 3500 };
  expect((await buyer.post(`/api/conversations/${conversation}/offers`, offer)).status).toBeLessThan(300);
  await notified(guest, 1);
  await later('3 minutes');
  const [alert] = alertsTo(address);
  expect(alert?.subject).toBe(`${buyer.details.username} offers $35 for Brass lamp`);
  expect(alert?.text).toContain('New offer: $35\n\nBrass lamp\n\nListed at $40\n');
  const { seq } = await newMessage(buyer, conversation, 'What do you say?');
  await notified(guest, 2);
  await guest.put(`/api/conversations/${conversation}/read`, { seq });
  await notified(guest, 0);
  await later('1 day');
  expect(alertsTo(address)).toHaveLength(1);
});

test('An offer that I declined as a guest is not mailed to me minutes later (GUEST-01)', async () => {
  const { guest, address } = await alertedGuest();
  const { buyer, conversation } = await startConversation(guest);
  const at = `/api/conversations/${conversation}/offers`;
  for (const priceCents of [3000, 3500]) {
    const id = randomUUID();
    await buyer.post(at, { id, priceCents });
    // The first offer is answered before its notification was sent, the second one after.
    if (priceCents === 3500) await notified(guest, 1);
    expect((await guest.post(`${at}/${id}/decline`)).status).toBeLessThan(300);
  }
  await notified(guest, 0);
  expect((await waiting(guest)).map(({ title }) => title)).toEqual(['New offer: $35']);
  await later('1 day');
  expect(alertsTo(address)).toEqual([]);
});

test('Before the address is confirmed, and after it is removed, nothing is mailed (GUEST-01)', async () => {
  const [guest, address] = [await newGuest(app), newAddress()];
  await set(guest, address);
  const { buyer, conversation } = await startConversation(guest);
  await newMessage(buyer, conversation, 'Before');
  const marker = await alertedGuest();
  const markerConversation = await startConversation(marker.guest);
  await newMessage(markerConversation.buyer, markerConversation.conversation, 'Marker');
  await notified(marker.guest, 1);
  expect(await waiting(guest)).toEqual([]);
  await marker.guest.delete(PATH);
  await later('3 minutes');
  expect([alertsTo(address), alertsTo(marker.address)]).toEqual([[], []]);
});

test('One click in a mail program ends the alerts and forgets my address; an older mail’s ends no other (GUEST-01)', async () => {
  const { guest, address } = await alertedGuest();
  const { buyer, conversation } = await startConversation(guest);
  await newMessage(buyer, conversation, 'First');
  await notified(guest, 1);
  await later('3 minutes');
  const linkIn = (to: string) =>
    new URL(alertsTo(to).at(-1)?.headers['list-unsubscribe']?.slice(1, -1) ?? '');
  const unsubscribe = ({ pathname, search }: URL) =>
    // As mail programs send it: a form without Origin or cookies.
    fetch(app.url + pathname + search, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const old = linkIn(address);
  const page = await app.client().get(old.pathname + old.search);
  expect([page.status, page.headers.get('Location')]).toEqual([302, `/unsubscribe${old.search}`]);
  expect(old.search).not.toContain(guest.credentials.guestId);
  const subscription = async ({ search }: URL) =>
    (await app.client().get(`/api/notifications/mail-subscription${search}`)).body;
  expect(await subscription(old)).toEqual({ kinds: ['Messages', 'Deals'], subscribed: true, final: true });

  const next = newAddress();
  await set(guest, next);
  await confirm(tokenTo(next));
  expect((await unsubscribe(old)).status).toBe(204);
  expect(await alertsOf(guest)).toEqual({ state: 'on', address: next });

  const { seq } = await newMessage(buyer, conversation, 'Second');
  await notified(guest, 2);
  await guest.put(`/api/conversations/${conversation}/read`, { seq });
  await notified(guest, 0);
  await newMessage(buyer, conversation, 'Third');
  await notified(guest, 1);
  await later('3 minutes');
  const current = linkIn(next);
  expect((await unsubscribe(current)).status).toBe(204);
  expect(await alertsOf(guest)).toEqual(NONE);
  expect(await waiting(guest)).toEqual([]);
  expect(await subscription(current)).toMatchObject({ subscribed: false });
  const back = await app.client().put(`/api/notifications/mail-subscription${current.search}`);
  expect(back.status).toBe(410);
});

test('When my account takes over, the address goes with the guest; the account is notified by its own settings (GUEST-01)', async () => {
  const { guest, address } = await alertedGuest();
  const { buyer, conversation } = await startConversation(guest);
  await newMessage(buyer, conversation, 'Before the account');
  await notified(guest, 1);
  const username = `taker.${addresses}`;
  const email = `${username}@example.com`;
  expect((await guest.post('/api/accounts/sign-up', { email, password: PASSWORD, username })).status).toBe(
    201,
  );
  expect(await app.db.selectFrom('guest_alerts').where('email', '=', address).selectAll().execute()).toEqual(
    [],
  );
  await newMessage(buyer, conversation, 'After');
  await app.settle();
  const { body } = await guest.get<{ unread: number }>('/api/notifications/unread');
  expect(body.unread).toBe(1);

  await later('3 minutes');
  expect(alertsTo(address)).toEqual([]);
  expect(alertsTo(email)).toHaveLength(1);
});
