import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newGuest, newMember } from '../../../../../tests/support/factories.ts';
import { startMailServer } from '../../../../../tests/support/mail-server.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import type { ReceivedMail } from '../../../../../tests/support/parse-mail.ts';
import { publishSetting } from '../../../../../tests/support/settings.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Viewer } from '../../../people/accounts/contract/viewer.ts';
import type { AuditLogPage } from '../../operators/contract/audit-log.ts';
import type { EditedSettings } from '../../settings/contract/settings.ts';
import type { Announcement, Announcements, Banners, NewAnnouncement } from '../contract/announcement.ts';
import { startBanners } from './live-banners.ts';

let app: TestApp;
let operator: TestClient;
/** Subjects that the mail server refuses once, with the SMTP code. */
const refusals = new Map<string, number>();
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mailServer = await startMailServer((mail) => {
    const responseCode = refusals.get(mail.to);
    if (responseCode !== undefined) throw Object.assign(new Error('no'), { responseCode });
  });
  app = await startSeparateApp({ SMTP_URL: mailServer.url });
  operator = await newOperator(app);
});
afterAll(async () => {
  await app?.close();
  await mailServer?.close();
});

const BANNER: NewAnnouncement = {
  kind: 'banner',
  text: 'Closed for repairs on Sunday.',
  body: '',
  link: '',
  audience: 'everyone',
  startsAt: null,
  endsAt: null,
};
const create = (more: Partial<NewAnnouncement>, client = operator) =>
  client.post<Announcements>('/api/announcements', { ...BANNER, ...more });
async function announce(more: Partial<NewAnnouncement>): Promise<Announcement> {
  const { status, body } = await create(more);
  expect(status).toBe(200);
  const [newest] = body.announcements;
  if (newest === undefined) throw new Error('nothing was announced');
  return newest;
}
const change = (id: string, what: 'end' | 'pause' | 'resume') =>
  operator.post<Announcements>(`/api/announcements/${id}/${what}`, {});
const stateOf = async (id: string) =>
  (await operator.get<Announcements>('/api/announcements')).body.announcements.find(
    (announcement) => announcement.id === id,
  );
const bannersOf = async (client: TestClient) =>
  (await client.get<Banners>('/api/banners')).body.banners.map(({ text }) => text);
const dismiss = (client: TestClient, id: string) => client.post(`/api/banners/${id}/dismiss`);

async function runMails(): Promise<void> {
  await app.db.transaction().execute((trx) => app.services.jobs.runNow(trx, 'announcements.mail'));
  await app.settle();
}
const mailsOf = (subject: string): ReceivedMail[] =>
  mailServer.received.filter((mail) => mail.subject === subject);
const emailOf = async (client: TestClient) =>
  (await client.get<Viewer>('/api/viewer')).body.account?.email ?? '';

test('Only operators announce, and each announcement is in the audit log', async () => {
  for (const [client, status] of [
    [app.client(), 401],
    [await newGuest(app), 401],
    [await newMember(app), 403],
  ] as const) {
    expect((await client.get('/api/announcements')).status).toBe(status);
    expect((await create({}, client)).status).toBe(status);
  }
  const { id } = await announce({ text: 'Hello' });
  expect((await change(id, 'end')).status).toBe(200);
  const { entries } = (await operator.get<AuditLogPage>('/api/audit-log?limit=2')).body;
  expect(entries).toMatchObject([
    { action: 'announcement.end', subject: 'Hello' },
    { action: 'announcement.create', subject: 'Hello' },
  ]);
});

test('A banner is seen by the people it is for', async () => {
  const [visitor, guest, member] = [app.client(), await newGuest(app), await newMember(app)];
  const banners = [
    await announce({ text: 'For all', link: '/about' }),
    await announce({ text: 'For members', audience: 'members' }),
    await announce({ text: 'For guests', audience: 'guests' }),
  ];
  expect(await bannersOf(visitor)).toEqual(['For guests', 'For all']);
  expect(await bannersOf(guest)).toEqual(['For guests', 'For all']);
  expect(await bannersOf(member)).toEqual(['For members', 'For all']);
  for (const { id } of banners) await change(id, 'end');
  expect(await bannersOf(member)).toEqual([]);
});

test('A member who closes a banner never sees it again, on no device; a visitor not in this browser', async () => {
  const { id } = await announce({ text: 'Close me' });
  const [visitor, member] = [app.client(), await newMember(app)];
  expect((await dismiss(visitor, id)).status).toBe(204);
  expect(await bannersOf(visitor)).toEqual([]);
  expect(await bannersOf(app.client())).toEqual(['Close me']);

  await Promise.all([dismiss(member, id), dismiss(member, id)]);
  expect(await bannersOf(member)).toEqual([]);
  expect(member.cookies.has('dismissed')).toBe(false);
  expect((await stateOf(id))?.dismissals).toBe(1);
  // Another process, or this one after a restart.
  const other = await startBanners(app.db);
  const account = (await member.get<Viewer>('/api/viewer')).body.account;
  const actor = { kind: 'member', id: account?.id } as Parameters<typeof other.shownTo>[0];
  expect(other.shownTo(actor, new Set())).toEqual([]);
  expect(other.shownTo({ kind: 'visitor' }, new Set())).toHaveLength(1);
  await change(id, 'end');
});

test('Closing a banner without scripts leads back to the page; one that does not exist closes nothing', async () => {
  const request = (headers: Record<string, string>) =>
    app.client().fetch(
      new Request(`${app.url}/api/banners/00000000-0000-4000-8000-000000000000/dismiss`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      }),
    );
  expect((await request({ Referer: 'http://offhand.test/listings?q=a' })).headers.get('location')).toBe(
    '/listings?q=a',
  );
  expect((await request({ Referer: 'https://evil.example/x' })).headers.get('location')).toBe('/');
  expect((await dismiss(await newMember(app), '00000000-0000-4000-8000-000000000000')).status).toBe(204);
});

test('An operator sees in how many browsers a banner was shown, also of visitors', async () => {
  const { id } = await announce({ text: 'Counted' });
  const shown = async () => (await stateOf(id))?.seen;
  expect(await shown()).toBe(0);
  for (const browser of [app.client(), await newMember(app)]) {
    expect((await browser.post(`/api/banners/${id}/seen`)).status).toBe(204);
  }
  expect(await shown()).toBe(2);
  await change(id, 'end');
  expect((await app.client().post(`/api/banners/${id}/seen`)).status).toBe(204);
  expect((await app.client().post(`/api/banners/${randomUUID()}/seen`)).status).toBe(204);
  expect(await shown()).toBe(2);
});

test('A banner shows from its start to its end, at the moment they come', async () => {
  let at = Date.now();
  const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  await announce({ text: 'Later', startsAt: soon(3600), endsAt: soon(7200) });
  const banners = await startBanners(app.db, () => at);
  const seen = () => banners.shownTo({ kind: 'visitor' }, new Set()).map(({ text }) => text);
  const before = banners.edition();
  expect(seen()).toEqual([]);
  at += 3_601_000;
  expect(seen()).toEqual(['Later']);
  expect(banners.edition()).not.toBe(before);
  at += 3_600_000;
  expect(seen()).toEqual([]);
  expect(banners.edition()).toBe(before);
});

test('An announcement that makes no sense is refused, with what to change', async () => {
  const past = '2026-01-01T00:00:00Z';
  for (const [more, field, message] of [
    [{ text: '  ' }, 'text', 'Enter what you want to say.'],
    [{ text: 'x'.repeat(121) }, 'text', 'Use at most 120 characters.'],
    [{ link: 'javascript:alert(1)' }, 'link', 'Enter a page like /about, or an address with https://.'],
    [{ link: '//evil.example' }, 'link', 'Enter a page like /about, or an address with https://.'],
    [{ endsAt: past }, 'endsAt', 'Choose an end that is still to come.'],
    [
      { startsAt: '2099-01-02T00:00:00Z', endsAt: '2099-01-01T00:00:00Z' },
      'endsAt',
      'Choose an end after the start.',
    ],
    [{ kind: 'mail' }, 'body', 'Enter the text of the mail.'],
  ] as const) {
    expect(await create(more)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  }
  const { id } = await announce({ text: 'Short' });
  expect((await change(id, 'pause')).status).toBe(404);
  expect((await change(id, 'end')).status).toBe(200);
  expect((await change(id, 'end')).status).toBe(409);
});

test('A mail reaches each member once, also when it is run twice, and nobody who unsubscribed', async () => {
  const [lena, tom, pat] = [await newMember(app), await newMember(app), await newMember(app)];
  await pat.fetch(
    new Request(`${app.url}/api/notifications/settings`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ channels: [{ group: 'announcements', channel: 'email', on: false }] }),
    }),
  );
  const { id } = await announce({
    kind: 'mail',
    text: 'News',
    body: 'First.\n\nSecond <b>.',
    link: '/about',
  });
  await Promise.all([runMails(), runMails()]);
  await runMails();
  const sent = mailsOf('News');
  const recipients = sent.map(({ to }) => to);
  expect(new Set(recipients).size).toBe(recipients.length);
  expect(recipients).toEqual(expect.arrayContaining([await emailOf(lena), await emailOf(tom)]));
  expect(recipients).not.toContain(await emailOf(pat));
  expect(await stateOf(id)).toMatchObject({
    state: 'ended',
    mails: { sent: sent.length, failed: 0, left: 0 },
  });

  const mail = sent.find(({ to }) => to === recipients[0]);
  expect(mail?.text).toContain('First.\n\nSecond <b>.');
  expect(mail?.text).toContain('http://offhand.test/about');
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

test('One click in a mail ends mails of announcements, and only those', async () => {
  const member = await newMember(app);
  await announce({ kind: 'mail', text: 'One', body: 'Hello.' });
  await runMails();
  const email = await emailOf(member);
  const header = mailsOf('One').find(({ to }) => to === email)?.headers['list-unsubscribe'] ?? '';
  const link = new URL(header.replaceAll(/[<>]/g, ''));
  expect((await app.client().post(link.pathname + link.search)).status).toBe(204);
  await announce({ kind: 'mail', text: 'Two', body: 'Hello again.' });
  await runMails();
  expect(mailsOf('Two').map(({ to }) => to)).not.toContain(email);
  const { channels } = (
    await member.get<{ channels: { group: string; has: string[]; on: string[] }[] }>(
      '/api/notifications/settings',
    )
  ).body;
  expect(channels.find(({ group }) => group === 'announcements')).toMatchObject({ has: ['email'], on: [] });
  expect(channels.find(({ group }) => group === 'message')?.on).toContain('in-app');
});

test('A paused mail waits, and a stopped one is sent to nobody else', async () => {
  const { id } = await announce({ kind: 'mail', text: 'Wait', body: 'Hello.' });
  await change(id, 'pause');
  await runMails();
  expect(mailsOf('Wait')).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ state: 'paused' });
  await change(id, 'resume');
  await runMails();
  expect(mailsOf('Wait').length).toBeGreaterThan(0);

  const later = await announce({
    kind: 'mail',
    text: 'Never',
    body: 'Hello.',
    startsAt: '2099-01-01T00:00:00Z',
  });
  expect(later.state).toBe('scheduled');
  await runMails();
  expect(mailsOf('Never')).toEqual([]);
  await change(later.id, 'end');
});

test('After a crash a mail goes on, without those to whom it may have gone already', async () => {
  const [done, open] = [await newMember(app), await newMember(app)];
  const { id } = await announce({ kind: 'mail', text: 'Crash', body: 'Hello.' });
  const { body } = await done.get<Viewer>('/api/viewer');
  await app.db
    .insertInto('announcement_mails')
    .values({ announcement_id: id, profile_id: body.account?.id ?? '', state: 'sending' })
    .execute();
  await runMails();
  expect(mailsOf('Crash').map(({ to }) => to)).toContain(await emailOf(open));
  expect(mailsOf('Crash').map(({ to }) => to)).not.toContain(await emailOf(done));
});

test('A refused address is not tried again, and one that is busy later', async () => {
  const [refused, busy] = [await newMember(app), await newMember(app)];
  refusals.set(await emailOf(refused), 550);
  refusals.set(await emailOf(busy), 451);
  const { id } = await announce({ kind: 'mail', text: 'Refused', body: 'Hello.' });
  await runMails();
  expect(await stateOf(id)).toMatchObject({ state: 'live', mails: { failed: 1, left: 1 } });
  refusals.clear();
  await app.db
    .updateTable('announcement_mails')
    .set({ tried_at: new Date(Date.now() - 3_600_000) })
    .where('announcement_id', '=', id)
    .execute();
  await runMails();
  expect(mailsOf('Refused').map(({ to }) => to)).toContain(await emailOf(busy));
  expect(mailsOf('Refused').map(({ to }) => to)).not.toContain(await emailOf(refused));
  expect(await stateOf(id)).toMatchObject({ state: 'ended', mails: { failed: 1, left: 0 } });
});

test('Mails stop at the hourly limit and go on when the hour is over', async () => {
  await announce({ kind: 'mail', text: 'Limited', body: 'Hello.' });
  const others = await Promise.all([newMember(app), newMember(app)]);
  const used = await announce({ kind: 'mail', text: 'Used up', body: 'Hello.' });
  await change(used.id, 'end');
  const { body } = await others[0].get<Viewer>('/api/viewer');
  const already = await app.db
    .selectFrom('announcement_mails')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('state', '<>', 'unwanted')
    .where('tried_at', '>', new Date(Date.now() - 3_600_000))
    .executeTakeFirstOrThrow();
  // One member can have only one row for each announcement.
  for (let n = Number(already.count); n < 200; n += 1) {
    const filler = await app.db
      .insertInto('announcements')
      .values({
        kind: 'mail',
        text: 'x',
        body: 'x',
        link: '',
        audience: 'members',
        starts_at: new Date(),
        ends_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('announcement_mails')
      .values({ announcement_id: filler.id, profile_id: body.account?.id ?? '', state: 'sent' })
      .execute();
  }
  await runMails();
  expect(mailsOf('Limited')).toEqual([]);
  await app.db
    .updateTable('announcement_mails')
    .set({ tried_at: new Date(Date.now() - 3_600_001) })
    .execute();
  await runMails();
  expect(mailsOf('Limited').length).toBeGreaterThan(0);
});

test('Publishing new terms tells members until they close it, if the operator chooses so', async () => {
  const [member, visitor] = [await newMember(app), app.client()];
  await publishSetting(operator, 'terms', 'Quiet change.');
  expect(await bannersOf(member)).toEqual([]);
  for (const words of ['Be nice.', 'Be nicer.']) {
    const { settings } = (await operator.get<EditedSettings>('/api/settings')).body;
    const revision = settings.find(({ key }) => key === 'terms')?.revision;
    const edited = await operator.put<EditedSettings>('/api/settings/terms/draft', {
      value: words,
      revision,
    });
    const drafts = edited.body.settings.flatMap((setting) =>
      setting.draft ? [{ key: setting.key, revision: setting.revision }] : [],
    );
    expect((await operator.post('/api/settings/publish', { drafts, announce: true })).status).toBe(200);
  }
  expect(await bannersOf(member)).toEqual(['We changed our terms.']);
  expect(await bannersOf(visitor)).toEqual([]);
  const [banner] = (await member.get<Banners>('/api/banners')).body.banners;
  expect(banner?.link).toBe('/terms');
  await dismiss(member, banner?.id ?? '');
  expect(await bannersOf(member)).toEqual([]);
});
