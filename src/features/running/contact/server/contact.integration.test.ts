import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newMember } from '../../../../../tests/support/factories.ts';
import { type MailServer, startMailServer } from '../../../../../tests/support/mail-server.ts';
import { retryUnmailed } from './contact.feature.ts';

const OPERATOR = 'help@offhand.test';
const WAIT = { timeout: 20_000, interval: 50 };

let app: TestApp;
let mail: MailServer;
/** Messages that the mail server rejects once. */
const refuseOnce = new Set<string>();

beforeAll(async () => {
  mail = await startMailServer(({ text }) => {
    for (const part of refuseOnce) {
      if (!text.includes(part)) continue;
      refuseOnce.delete(part);
      throw new Error('Try again later');
    }
  });
  // Keeps deliberate mail failures out of the log.
  app = await startTestApp({ SMTP_URL: mail.url, CONTACT_EMAIL: OPERATOR, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await app?.close();
  await mail?.close();
});

interface Problem {
  code: string;
  title: string;
  errors?: { field: string; message: string }[];
  retryAfter?: number;
}

const written = (details: Record<string, unknown> = {}) => ({
  submissionId: randomUUID(),
  name: 'Lena Fox',
  email: `lena.${randomUUID().slice(0, 8)}@example.com`,
  subject: 'technical-support',
  message: `Please help. ${randomUUID()}`,
  ...details,
});

const send = (body: object, client = app.client()) => client.post<Problem>('/api/contact/messages', body);

const mailsWith = (text: string) => mail.received.filter((receivedMail) => receivedMail.text.includes(text));
const mailWith = (text: string) =>
  vi.waitFor(() => {
    const [received] = mailsWith(text);
    if (received === undefined) throw new Error(`no mail with ${text}`);
    return received;
  }, WAIT);

const stored = (id: string) =>
  app.db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();

test('My message is stored and mailed to the operator, who can reply to it (CONTACT-09, CONTACT-11)', async () => {
  const body = written({ message: `One line.\n\nAnd <b>another</b> & "more".\n${randomUUID()}` });
  expect((await send(body)).status).toBe(204);
  const { submissionId: id, ...texts } = body;
  expect(await stored(id)).toMatchObject({ ...texts, user_id: null });
  const received = await mailWith(body.message);
  expect(received.to).toBe(OPERATOR);
  expect(received.subject).toBe('Contact: Technical Support, Lena Fox');
  expect(received.headers['from']).toBe('Offhand <hello@offhand.example>');
  expect(received.headers['reply-to']).toBe(`Lena Fox <${body.email}>`);
  expect(received.headers['message-id']).toBe(`<contact.${id}@offhand.test>`);
  expect(received.text).toContain(`From: Lena Fox, ${body.email} (not signed in)`);
  expect(received.html).toContain('And &lt;b&gt;another&lt;/b&gt; &amp; &quot;more&quot;.');
  expect(received.html).not.toContain('<b>');
  await vi.waitFor(async () => expect((await stored(id))?.mailed_at).toBeInstanceOf(Date), WAIT);
});

test('A signed-in writer is identified by the account, whatever address they typed (CONTACT-09)', async () => {
  const member = await newMember(app);
  const body = written({ email: 'somebody.else@example.com' });
  expect((await send(body, member)).status).toBe(204);
  expect((await mailWith(body.message)).text).toContain(
    `somebody.else@example.com (signed in as ${member.details.email})`,
  );
});

test('The subject is general unless I choose one of the six (CONTACT-07)', async () => {
  const body = written({ subject: undefined });
  expect((await send(body)).status).toBe(204);
  expect((await stored(body.submissionId))?.subject).toBe('general-inquiry');
  expect(await send(written({ subject: 'complaint' }))).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'subject', message: 'Choose one of the subjects.' }] },
  });
});

test('Missing fields are named one by one, and nothing is stored (CONTACT-06)', async () => {
  const body = written({ name: ' ', email: 'lena', message: '\u0000\n' });
  expect(await send(body)).toMatchObject({
    status: 422,
    body: {
      title: 'Message not sent',
      errors: [
        { field: 'name', message: 'Enter your name.' },
        { field: 'email', message: 'Enter an address like name@example.com.' },
        { field: 'message', message: 'Write your message.' },
      ],
    },
  });
  expect(await stored(body.submissionId)).toBeUndefined();
});

test('A message of 100,000 characters is refused; one of 5,000 is accepted (CONTACT-06)', async () => {
  expect((await send(written({ message: 'x'.repeat(100_000) }))).status).toBe(413);
  expect(await send(written({ message: 'x'.repeat(5001) }))).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'message' }] },
  });
  expect((await send(written({ message: '🪑'.repeat(2500) }))).status).toBe(204);
});

test.each([
  ['a name with line breaks', { name: 'Lena\r\nBcc: victim@example.com' }],
  ['a name that looks like an address', { name: 'x <a@b.co>, "y"' }],
  ['a name in another script', { name: 'Ålena 🪑 \u202Eexe' }],
  ['an address with a comma', { email: 'a,victim@example.com' }],
  ['an address with a semicolon and a comment', { email: 'a;b(c)@example.com' }],
])(
  'With %s, the mail still has one receiver and one address to answer to (CONTACT-09)',
  async (_, details) => {
    const body = written(details);
    expect((await send(body)).status).toBe(204);
    const { headers } = await mailWith(body.message);
    expect(headers['to']).toBe(OPERATOR);
    expect(headers['bcc'] ?? headers['cc']).toBeUndefined();
    expect(headers['reply-to']?.match(/<[^>]*>$/)?.[0].replace(/["\\]/g, '')).toBe(`<${body.email}>`);
    // Outside of quotes, a comma would begin a second address.
    expect(headers['reply-to']?.replace(/"(?:\\.|[^"\\])*"/g, '')).not.toMatch(/[,;]/);
  },
);

test('Sending the same message again, also in parallel, makes one message and one mail (CONTACT-09)', async () => {
  const body = written();
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(body)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  await mailWith(body.message);
  expect((await send(body)).status).toBe(204);
  // Messages are mailed in order, so this one shows that earlier ones were handled.
  const last = written();
  await send(last);
  await mailWith(last.message);
  expect(mailsWith(body.message)).toHaveLength(1);
});

test('A mail refused at first is sent again (CONTACT-09, CONTACT-11)', async () => {
  const body = written();
  refuseOnce.add(body.message);
  expect((await send(body)).status).toBe(204);
  await mailWith(body.message);
  expect(refuseOnce.has(body.message)).toBe(false);
});

test('A message that could not be mailed for an hour is mailed later, and no other one (CONTACT-09)', async () => {
  const insert = (age: string, mailed: boolean) =>
    app.db
      .insertInto('contact_messages')
      .values({
        id: randomUUID(),
        name: 'Lena',
        email: 'lena@example.com',
        subject: 'other',
        message: `Left over. ${randomUUID()}`,
        created_at: sql<Date>`now() - ${age}::interval`,
        mailed_at: mailed ? new Date() : null,
      })
      .returning('message')
      .executeTakeFirstOrThrow();
  const others = [
    await insert('2 hours', true),
    await insert('10 minutes', false),
    await insert('8 days', false),
  ];
  const left = await insert('2 hours', false);
  await retryUnmailed(app.services);
  await mailWith(left.message);
  expect(others.flatMap(({ message }) => mailsWith(message))).toEqual([]);
});

test('Too many messages from one network or email address have to wait (CONTACT-11)', async () => {
  const busy = app.client();
  for (let sent = 0; sent < 10; sent++) expect((await send(written(), busy)).status).toBe(204);
  const refused = { status: 429, body: { code: 'TOO_MANY_CONTACT_MESSAGES', title: 'Message not sent' } };
  expect(await send(written(), busy)).toMatchObject(refused);
  const email = 'everywhere@example.com';
  for (let sent = 0; sent < 5; sent++) expect((await send(written({ email }))).status).toBe(204);
  const late = await send(written({ email: ' Everywhere@Example.com ' }));
  expect(late).toMatchObject(refused);
  expect(late.body.retryAfter).toBeGreaterThan(50);
});

test('The page shows our email address (CONTACT-02)', async () => {
  expect((await app.client().get('/api/contact')).body).toMatchObject({ email: OPERATOR });
});
