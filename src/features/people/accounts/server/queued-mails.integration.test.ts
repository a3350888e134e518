import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { type Member, PASSWORD, signUpMember } from '../../../../../tests/support/factories.ts';
import { type MailServer, startMailServer } from '../../../../../tests/support/mail-server.ts';
import type { ReceivedMail } from '../../../../../tests/support/parse-mail.ts';
import type { Log } from '../../../../platform/server/log.ts';
import { PermanentFailure } from '../../../../platform/server/signal-delivery.ts';
import { type AccountMailServices, createMailCounter, sendAccountMail } from './send-account-mail.ts';

let mail: MailServer;
let app: TestApp;
/** Emails that the mail server rejected. */
const refused: ReceivedMail[] = [];
/** Addresses whose next email is rejected. */
const down = new Set<string>();
/** Addresses whose emails are all rejected. */
const unreachable = new Set<string>();

beforeAll(async () => {
  mail = await startMailServer((received) => {
    if (!unreachable.has(received.to) && !down.delete(received.to)) return;
    refused.push(received);
    throw new Error('try again later');
  });
  app = await startTestApp({ SMTP_URL: mail.url, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await app?.close();
  await mail?.close();
});

const tokenIn = ({ link }: ReceivedMail) => new URL(link).searchParams.get('token') ?? '';
/** Returns when a signed token expires, in seconds. */
const endOf = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp;
/** Returns the rejected email and the one that was delivered on retry. */
const bothTries = (to: string, subject: string) =>
  eventually(() => {
    const isIt = (one: ReceivedMail) => one.to === to && one.subject === subject;
    const [first, second] = [refused.find(isIt), mail.received.find(isIt)];
    if (first === undefined || second === undefined) throw new Error('not tried twice yet');
    return { first, second };
  });

test('A confirmation that the mail server refuses is sent again, and its link works for a day from then (AUTH-10)', async () => {
  const email = 'later@example.com';
  down.add(email);
  const { status } = await app
    .client()
    .post('/api/accounts/sign-up', { email, password: PASSWORD, username: 'later' });
  expect(status).toBe(201);
  const { first, second } = await bothTries(email, 'Confirm your email for Offhand');
  expect(endOf(tokenIn(second))).toBeGreaterThan(endOf(tokenIn(first)));
  const token = tokenIn(second);
  expect((await app.client().post('/api/accounts/confirm', { token })).status).toBe(204);
});

test('A link to a new password that the mail server refuses is sent again, with an hour of its own', async () => {
  const { details } = await signUpMember(app);
  down.add(details.email);
  await eventually(() => expect(mail.received.some(({ to }) => to === details.email)).toBe(true));
  down.add(details.email);
  expect((await app.client().post('/api/accounts/forgot-password', { email: details.email })).status).toBe(
    202,
  );
  const { first, second } = await bothTries(details.email, 'Choose a new password for Offhand');
  const ends = async (token: string) =>
    (
      await app.db
        .selectFrom('verifications')
        .select('expires_at')
        .where('identifier', '=', `reset-password:${token}`)
        .executeTakeFirstOrThrow()
    ).expires_at.getTime();
  expect(await ends(tokenIn(second))).toBeGreaterThan(await ends(tokenIn(first)));
});

test('A link to a new address that the mail server refuses is sent again, and works', async () => {
  const me = await signUpMember(app);
  const email = `new.${me.details.email}`;
  down.add(email);
  const answer = await me.put('/api/accounts/me/new-email', { email, currentPassword: PASSWORD });
  expect(answer.status).toBe(202);
  const { second } = await bothTries(email, 'Confirm your new email for Offhand');
  const { status } = await app.client().post('/api/accounts/new-email', { token: tokenIn(second) });
  expect(status).toBe(204);
});

/** Creates a member whose confirmation email was delivered. */
async function newMailedMember() {
  const member = await signUpMember(app);
  const { email } = member.details;
  await eventually(() => expect(mail.received.some(({ to }) => to === email)).toBe(true));
  return { member, email };
}
const deleteAccount = async (member: Member) => {
  const { status } = await member.post('/api/accounts/me/deletion', { currentPassword: PASSWORD });
  expect(status).toBe(200);
};
const logIn = (email: string) =>
  app.client().post<{ kept: boolean }>('/api/accounts/sign-in', { email, password: PASSWORD });

test('The mails that an account will be deleted, and that it stays, are sent again when the server refuses them', async () => {
  const { member, email } = await newMailedMember();
  down.add(email);
  await deleteAccount(member);
  const find = (subject: RegExp) => (one: ReceivedMail) => one.to === email && subject.test(one.subject);
  const subject = /^Your Offhand account will be deleted on /;
  await eventually(() => expect(mail.received.find(find(subject))).toBeDefined());
  expect(refused.find(find(subject))).toBeDefined();

  down.add(email);
  expect(await logIn(email)).toMatchObject({ status: 200, body: { kept: true } });
  const { second } = await bothTries(email, 'Your Offhand account will not be deleted');
  expect(second.text).toContain('will not be deleted');
});

test('A mail that an account will be deleted is dropped once the owner has kept the account', async () => {
  const { member, email } = await newMailedMember();
  unreachable.add(email);
  await deleteAccount(member);
  await eventually(() => expect(refused.some(({ to }) => to === email)).toBe(true));
  expect((await logIn(email)).status).toBe(200);
  unreachable.delete(email);
  await eventually(async () => {
    const { rows } = await sql<{ kind: string; state: string }>`
      select data ->> 'kind' as kind, state from jobs.job
      where name = 'accounts.mail' and data ->> 'kind' like 'deletion-%'
        and data ->> 'userId' = (select id::text from users where email = ${email})
      order by id`.execute(app.db);
    expect(rows).toEqual([
      { kind: 'deletion-asked', state: 'completed' },
      { kind: 'deletion-undone', state: 'completed' },
    ]);
  });
  const subjects = mail.received.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects).toEqual(['Confirm your email for Offhand', 'Your Offhand account will not be deleted']);
});

test('Metrics count account mails by kind and result', async () => {
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  for (const kind of ['confirm-email', 'reset-password', 'new-email', 'deletion-asked', 'deletion-undone']) {
    for (const result of ['sent', 'failed']) {
      expect(metrics).toContain(`offhand_account_mails_total{kind="${kind}",result="${result}"}`);
    }
  }
});

test('A queued mail has no link and no secret', async () => {
  const { rows } = await sql<{ data: string }>`
    select data::text from jobs.job where name = 'accounts.mail'`.execute(app.db);
  expect(rows.length).toBeGreaterThan(3);
  const waiting = rows.map(({ data }) => data).join();
  const tokens = [...mail.received, ...refused].map(tokenIn).filter((token) => token !== '');
  expect(tokens.length).toBeGreaterThan(5);
  for (const token of tokens) expect(waiting).not.toContain(token);
});

test('Asking for a link is queued for an address without an account too, and mails nobody', async () => {
  const email = 'nobody.here@example.com';
  expect((await app.client().post('/api/accounts/forgot-password', { email })).status).toBe(202);
  await eventually(async () => {
    const { rows } = await sql<{ state: string }>`
      select state from jobs.job where name = 'accounts.mail' and data ->> 'email' = ${email}`.execute(
      app.db,
    );
    expect(rows).toEqual([{ state: 'completed' }]);
  });
  expect(mail.received.filter(({ to }) => to === email)).toEqual([]);
});

/** Sends an email that the mail server answers with this error. */
async function tryToSend(refusal: Error, hoursInQueue: number) {
  const { details } = await signUpMember(app);
  const logged: unknown[] = [];
  const mailCounter = createMailCounter();
  const services: AccountMailServices = {
    db: app.db,
    config: app.config,
    mailer: {
      async send() {
        throw refusal;
      },
    },
    log: { error: (...words: unknown[]) => logged.push(words) } as unknown as Log,
    mailCounter,
  };
  const queuedAt = new Date(Date.now() - hoursInQueue * 3_600_000).toISOString();
  const queued = { kind: 'reset-password', email: details.email, next: null, queuedAt } as const;
  let isTriedAgain = false;
  try {
    await sendAccountMail(services, queued, 'delivery');
  } catch (error) {
    isTriedAgain = !(error instanceof PermanentFailure);
  }
  const counts = (await mailCounter.get()).values.map(({ labels }) => labels);
  return { logged, isTriedAgain, counts };
}

test('The log says of which kind a mail is that is not sent; it is given up after a day, or without a mailbox', async () => {
  const noConnection = new Error('connection noConnection');
  const noMailbox = Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 });
  for (const [error, hours, isTriedAgain, counted] of [
    [noConnection, 1, true, 'failed'],
    [noConnection, 23, true, 'failed'],
    [noConnection, 25, false, 'gave_up'],
    [noMailbox, 0, false, 'gave_up'],
  ] as const) {
    const tried = await tryToSend(error, hours);
    expect(tried.isTriedAgain).toBe(isTriedAgain);
    expect(tried.counts).toEqual([{ kind: 'reset-password', result: counted }]);
    expect(tried.logged).toMatchObject([[{ err: error, kind: 'reset-password' }, expect.any(String)]]);
  }
});
