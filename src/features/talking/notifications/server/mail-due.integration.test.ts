import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newConversation,
  newListing,
  newMember,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import { type MailServer, startMailServer } from '../../../../../tests/support/mail-server.ts';
import { notificationCatalog } from '../../../../../tests/support/notification-catalog.ts';
import { createLog } from '../../../../platform/server/log.ts';
import { createMailer } from '../../../../platform/server/mail/mailer.ts';
import { findListingsInMails } from '../../../items/listings/server/listings.ts';
import type { Photo } from '../../../items/photos/contract/photo.ts';
import { offerMail } from '../../deals/server/deals.ts';
import { leaseDue, markSent } from './due.queries.ts';
import { mailDue } from './mail-due.ts';
import { type NotificationInput, notify } from './notify.ts';
import { unsubscribeToken } from './unsubscribe.ts';

let app: TestApp;
let mail: MailServer;
/** Addresses whose next notification mail is rejected once. */
const refuseOnce = new Set<string>();

beforeAll(async () => {
  mail = await startMailServer(({ to, headers }) => {
    // Account mails arrive independently of the job.
    if (headers['list-unsubscribe'] && refuseOnce.delete(to)) throw new Error('Try again later');
  });
  app = await startTestApp({ SMTP_URL: mail.url, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await app?.close();
  await mail?.close();
});

const MESSAGE = {
  kind: 'message.received',
  group: 'message:1',
  title: 'Message from Lena',
  groupedTitle: '{count} messages from Lena',
  message: 'Is it <b>still</b> there & working?',
  link: '/messages/1',
} as const;

async function idOf(member: Member): Promise<string> {
  return (await member.get<{ account: { id: string } }>('/api/viewer')).body.account.id;
}

async function send(
  member: Member,
  ...notifications: Partial<Omit<NotificationInput, 'to'>>[]
): Promise<void> {
  const services = {
    db: app.db,
    live: {
      publish: () => undefined,
      publishTo: () => undefined,
      end: () => undefined,
      recheck: () => undefined,
      reload: () => undefined,
    },
    pushDue: () => Promise.resolve(),
    notificationCatalog,
  };
  const to = await idOf(member);
  for (const one of notifications) await notify(services, randomUUID(), [{ ...MESSAGE, ...one, to }]);
}

/** Runs the every-minute job after this interval. */
async function later(interval: string, config = app.config): Promise<void> {
  await sql`update notifications set mail_due_at = mail_due_at - ${interval}::interval`.execute(app.db);
  const log = createLog({ logLevel: 'silent' });
  await mailDue({
    db: app.db,
    config,
    log,
    mailer: createMailer(config, log).mailer,
    notificationCatalog,
    mailBodyOf: (one, reader) => offerMail({ db: app.db, publicUrl: config.publicUrl }, one, reader),
    findListingsInMails: (ids) => findListingsInMails({ db: app.db, publicUrl: config.publicUrl }, ids),
  });
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** Returns the mails without the address confirmation. */
const mailsTo = (member: Member) =>
  mail.received.filter(({ to, headers }) => to === member.details.email && headers['list-unsubscribe']);
const change = (member: Member, body: object) => member.api.PATCH('/api/notifications/settings', { body });

test('A mail says what happened as text and as HTML, where it leads, and how to end such mails', async () => {
  const member = await newMember(app);
  await send(member, {});
  await later('3 minutes');
  const [received] = mailsTo(member);
  expect(received?.subject).toBe('Message from Lena');
  expect(received?.text).toContain(
    'Message from Lena\n\nIs it <b>still</b> there & working?\n\nOpen: http://offhand.test/messages/1\n',
  );
  expect(received?.text).toContain(`Sent to ${member.details.email} because emails about messages are on.`);
  expect(received?.text).toContain(
    'Choose what we email you <http://offhand.test/settings/notifications> or stop emails about messages <http://offhand.test/unsubscribe?token=',
  );
  expect(received?.html).toContain('Is it &lt;b&gt;still&lt;/b&gt; there &amp; working?');
  expect(received?.html).not.toMatch(/<img|<script|<link/);
  expect(received?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(received?.headers['list-unsubscribe']).toMatch(
    /^<http:\/\/offhand\.test\/api\/notifications\/unsubscribe\?token=[\w.~-]+>$/,
  );
  expect(received?.headers['message-id']).toMatch(/@offhand\.test>$/);
});

test('A mail about a listing shows its photo, title and price, also in the text (NOTIF-08)', async () => {
  const [member, seller] = [await newMember(app), await newMember(app)];
  const photo = (await newPhoto(seller)) as Photo;
  const title = 'Trek "520" <touring> bike';
  const { id: listingId } = await newListing(seller, { title, price: '45.50', photos: [{ id: photo.id }] });
  const deletedId = randomUUID();
  await send(member, { listingId }, { listingId: deletedId, group: 'message:2' });
  await later('3 minutes');
  const [received] = mailsTo(member);
  expect(received?.text).toContain(`Message from Lena\n\n${title}\n\nListed at $45.50\n\nIs it`);
  const pictures = received?.html.match(/<img [^>]*>/g) ?? [];
  expect(pictures).toHaveLength(1);
  const { src, alt, width, height } = attributesOf(pictures[0] ?? '');
  expect([src, alt]).toEqual([
    `http://offhand.test/mail-pictures/items/${photo.base.replace('/files/', '')}.jpg`,
    'Trek &quot;520&quot; &lt;touring&gt; bike',
  ]);
  expect([width, height]).toEqual(['560', '420']);
  expect(received?.html).toContain('Listed at $45.50');
  // The other listing was deleted, so nothing of it is shown.
  expect(received?.html.match(/Listed at/g)).toHaveLength(1);
});

test('The mail of an offer says who offers how much for what, and until when where I live, with a picture that every mail program shows (NOTIF-08)', async () => {
  const [seller, buyer] = [await newMember(app), await newMember(app)];
  await change(seller, { timeZone: 'America/Los_Angeles' });
  const photos = [{ id: (await newPhoto(seller)).id }];
  const { id: listingId } = await newListing(seller, { title: 'Walnut turntable', price: '180', photos });
  const conversation = await newConversation(buyer, { id: listingId });
  const offer = { id: randomUUID(), priceCents: 15_000 };
  expect((await buyer.post(`/api/conversations/${conversation}/offers`, offer)).status).toBeLessThan(300);
  const notification = {
    kind: 'deal.offer-made',
    group: `deal:${conversation}:offer`,
    groupedTitle: undefined,
    title: 'New offer: $150',
    link: `/messages/${conversation}`,
    listingId,
  };
  await send(seller, notification);
  await later('3 minutes');
  const { html, text } = mailsTo(seller)[0] ?? { html: '', text: '' };
  expect(text).toMatch(
    new RegExp(
      `^${buyer.details.username}\\s+New offer: \\$150\\s+you ask \\$180\\s+Walnut turntable\\s+Answer in chat: `,
    ),
  );
  expect(text).toMatch(
    /You have until \w{3}, \w{3} \d+, \d+:\d\d [AP]M P[SD]T\. Accept, counter or decline\./,
  );
  const { src = '', alt } = attributesOf(html.match(/<img [^>]*>/)?.[0] ?? '');
  expect(alt).toBe('Walnut turntable');
  const picture = await fetch(app.url + new URL(src).pathname);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1120,
    height: 840,
  });
  expect((await fetch(`${app.url}/mail-pictures/items/ab/none.jpg`)).status).toBe(404);
  // Mails about several items show smaller images.
  const small = await fetch(app.url + new URL(src).pathname.replace('/items/', '/listed/'));
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 224, height: 168 });

  // A withdrawn offer no longer asks for an answer.
  await buyer.post(`/api/conversations/${conversation}/offers/${offer.id}/withdraw`);
  await seller.post('/api/notifications/read');
  await send(seller, notification);
  await later('3 minutes');
  expect(mailsTo(seller).at(-1)?.text).not.toContain('You have until');
});

test('Notifications read within two minutes are not mailed', async () => {
  const member = await newMember(app);
  await send(member, {});
  await later('90 seconds');
  expect(mailsTo(member)).toEqual([]);
  await member.post('/api/notifications/read');
  await later('5 minutes');
  expect(mailsTo(member)).toEqual([]);
});

test('Ten messages and an offer are one mail; more messages are none for six hours, another offer is', async () => {
  const member = await newMember(app);
  await send(member, ...Array.from({ length: 10 }, () => ({})));
  const offer = { kind: 'deal.offer-made', group: 'deal:1:offer', groupedTitle: undefined } as const;
  await send(member, { ...offer, title: 'New offer: $40' });
  await later('3 minutes');
  expect(mailsTo(member).map(({ subject }) => subject)).toEqual(['New offer: $40 (+1 more)']);
  expect(mailsTo(member)[0]?.text).toMatch(
    /^2 new notifications\n\nNew offer: \$40\n[^]*10 messages from Lena/,
  );
  await send(member, {}, {});
  await later('3 minutes');
  expect(mailsTo(member)).toHaveLength(1);
  await send(member, { ...offer, title: 'Offer accepted: $40' });
  await later('3 minutes');
  expect(mailsTo(member).map(({ subject }) => subject)).toEqual([
    'New offer: $40 (+1 more)',
    'Offer accepted: $40',
  ]);
  await sql`update notifications set mailed_at = mailed_at - interval '7 hours'`.execute(app.db);
  await send(member, {});
  await later('3 minutes');
  expect(mailsTo(member).at(-1)?.subject).toBe('13 messages from Lena');
});

test('Two processes that mail at the same time send one mail', async () => {
  const member = await newMember(app);
  await send(member, {});
  await Promise.all([later('3 minutes'), later('0 minutes'), later('0 minutes')]);
  expect(mailsTo(member)).toHaveLength(1);
});

test('A notification that joins a group while its mail is being sent is mailed later', async () => {
  const member = await newMember(app);
  const person = await idOf(member);
  await send(member, {});
  await sql`update notifications set mail_due_at = now() where profile_id = ${person}`.execute(app.db);
  const leased = (await leaseDue(app.db, 'mail')).filter((notification) => notification.person === person);
  expect(leased).toMatchObject([{ count: 1 }]);
  await send(member, {});
  // An unlisted notification is read once every channel has sent it.
  const unlisted = { listed: false, push_due_at: null };
  await app.db.updateTable('notifications').set(unlisted).where('profile_id', '=', person).execute();
  await markSent(app.db, 'mail', leased);
  const states = () =>
    app.db
      .selectFrom('notifications')
      .select(['count', 'mail_due_at', 'read'])
      .where('profile_id', '=', person)
      .execute();
  expect(await states()).toEqual([{ count: 2, mail_due_at: expect.any(Date), read: false }]);
  await markSent(
    app.db,
    'mail',
    leased.map((notification) => ({ ...notification, count: 2 })),
  );
  expect(await states()).toEqual([{ count: 2, mail_due_at: null, read: true }]);
});

test('A rejected mail is retried, and delays nobody else’s', async () => {
  const [unlucky, lucky] = [await newMember(app), await newMember(app)];
  refuseOnce.add(unlucky.details.email);
  await send(unlucky, {});
  await send(lucky, {});
  await later('3 minutes');
  expect([mailsTo(unlucky).length, mailsTo(lucky).length]).toEqual([0, 1]);
  await later('10 minutes');
  expect([mailsTo(unlucky).length, mailsTo(lucky).length]).toEqual([1, 1]);
});

test('A kind with mails turned off is not mailed, even if it was turned off a moment ago', async () => {
  const member = await newMember(app);
  await send(member, {}, { kind: 'review.written', group: 'review:1', title: 'Someone reviewed you' });
  await change(member, { channels: [{ group: 'message', channel: 'email', on: false }] });
  await later('3 minutes');
  expect(mailsTo(member).map(({ subject }) => subject)).toEqual(['Someone reviewed you']);
});

test('In quiet hours, mails wait until they end, and fleeting notifications are not mailed at all', async () => {
  const member = await newMember(app);
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  const quiet = { from: (minute + 1435) % 1440, until: (minute + 60) % 1440 };
  await change(member, { quiet, timeZone: 'UTC' });
  await send(member, {});
  await send(member, { kind: 'deal.meetup-in-an-hour', group: 'deal:1:meetup', title: 'Meet-up in an hour' });
  await later('10 minutes');
  expect(mailsTo(member)).toEqual([]);
  // It was due, but the quiet hours were extended in the meantime.
  await later('2 hours');
  expect(mailsTo(member)).toEqual([]);
  await change(member, { quiet: null });
  await later('2 hours');
  expect(mailsTo(member).map(({ subject }) => subject)).toEqual(['Message from Lena']);
});

test('With a daily mail, everything unread arrives at that hour, and nothing arrives if all is read', async () => {
  const member = await newMember(app);
  const hour = (new Date().getUTCHours() + 2) % 24;
  await change(member, { digestHour: hour, timeZone: 'UTC' });
  await send(member, {}, { kind: 'review.written', group: 'review:1', title: 'Someone reviewed you' });
  await later('30 minutes');
  expect(mailsTo(member)).toEqual([]);
  await later('2 hours');
  expect(mailsTo(member).map(({ subject }) => subject)).toEqual([
    'Your day on Offhand: Someone reviewed you (+1 more)',
  ]);
  await later('24 hours');
  expect(mailsTo(member)).toHaveLength(1);
});

test('If addresses must be confirmed, only confirmed ones get mail', async () => {
  const [unconfirmed, confirmed] = [await newMember(app), await newMember(app)];
  await sql`update users set email_verified = true where email = ${confirmed.details.email}`.execute(app.db);
  await send(unconfirmed, {});
  await send(confirmed, {});
  await later('3 minutes', { ...app.config, emailConfirmation: 'required' });
  expect([mailsTo(unconfirmed).length, mailsTo(confirmed).length]).toEqual([0, 1]);
});

test('One click in a mail program ends mails of that kind without signing in, and can be undone', async () => {
  const member = await newMember(app);
  await send(member, {});
  await later('3 minutes');
  const url = new URL(mailsTo(member)[0]?.headers['list-unsubscribe']?.slice(1, -1) ?? '');
  const path = url.pathname + url.search;
  const program = app.client();

  const page = await program.get(path);
  expect(page.status).toBe(302);
  expect(page.headers.get('Location')).toBe(`/unsubscribe${url.search}`);
  const subscription = () => program.get(`/api/notifications/mail-subscription${url.search}`);
  expect((await subscription()).body).toEqual({ kinds: ['Messages'], subscribed: true, final: false });

  // As mail programs send it: a form without Origin or cookies.
  const post = await fetch(app.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(post.status).toBe(204);
  expect((await subscription()).body).toEqual({ kinds: ['Messages'], subscribed: false, final: false });
  await send(member, { group: 'message:2' });
  await later('3 minutes');
  expect(mailsTo(member)).toHaveLength(1);
  expect((await member.get<{ unread: number }>('/api/notifications/unread')).body.unread).toBe(2);

  expect((await program.put(`/api/notifications/mail-subscription${url.search}`)).status).toBe(204);
  expect((await subscription()).body).toMatchObject({ subscribed: true });
});

test('A link with the previous name of the deals group ends mails about deals', async () => {
  const member = await newMember(app);
  const deal = { kind: 'deal.offer-made', group: 'deal:1', title: 'New offer: $40' };
  const profileId = await idOf(member);
  const token = unsubscribeToken({ profileId, groups: ['message', 'other'] }, app.config.authSecret);
  const subscription = () => app.client().get(`/api/notifications/mail-subscription?token=${token}`);
  expect((await subscription()).body).toEqual({
    kinds: ['Messages', 'Deals'],
    subscribed: true,
    final: false,
  });
  expect((await app.client().post(`/api/notifications/unsubscribe?token=${token}`)).status).toBe(204);
  expect((await subscription()).body).toMatchObject({ subscribed: false });
  await send(member, deal, {}, { kind: 'review.written', group: 'review:1', title: 'Someone reviewed you' });
  await later('3 minutes');
  expect(mailsTo(member).map(({ subject }) => subject)).toEqual(['Someone reviewed you']);
});

test('A forged link unsubscribes nobody', async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  await send(member, {});
  await later('3 minutes');
  const url = new URL(mailsTo(member)[0]?.headers['list-unsubscribe']?.slice(1, -1) ?? '');
  const [id = '', kinds = '', signature = ''] = (url.searchParams.get('token') ?? '').split('.');
  for (const token of [
    `${await idOf(other)}.${kinds}.${signature}`,
    `${id}.message~review.${signature}`,
    `${id}.${kinds}.${signature.slice(0, -2)}`,
    'x',
    '',
  ]) {
    const { status, body } = await app.client().post(`/api/notifications/unsubscribe?token=${token}`);
    expect([status, body]).toMatchObject([410, { title: "This link doesn't work" }]);
  }
});
