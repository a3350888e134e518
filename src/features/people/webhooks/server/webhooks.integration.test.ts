import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newGuest,
  newListing,
  newMember,
  newTokenClient,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { type ReceivedWebhook, startWebhookReceiver } from '../../../../../tests/support/webhook-receiver.ts';
import type { Webhook, WebhookDelivery } from '../contract/webhook.ts';
import { WEBHOOK_EVENT_NAMES } from '../contract/webhook-limits.ts';

let app: TestApp;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let me: Member;
beforeAll(async () => {
  app = await startTestApp({}, { pushAnywhere: true });
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await app?.close();
  await receiver?.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = 204;
  receiver.location = undefined;
  me = await newMember(app);
});

async function add(member: TestClient, events: readonly string[] = WEBHOOK_EVENT_NAMES): Promise<Webhook> {
  const { status, body } = await member.post<Webhook>('/api/webhooks', { url: receiver.url, events });
  expect(status).toBe(201);
  return body;
}
const webhooksOf = async (member: TestClient) =>
  (await member.get<{ webhooks: Webhook[] }>('/api/webhooks')).body.webhooks;
const logOf = async (member: TestClient, { id }: Webhook) =>
  (await member.get<{ deliveries: WebhookDelivery[] }>(`/api/webhooks/${id}/deliveries`)).body.deliveries;
const contentOf = ({ body }: ReceivedWebhook) => JSON.parse(body) as { type: string; data: object };

/** Computes the signature as a receiver does, by the text of standardwebhooks.com. */
function expectedSignature({ headers, body }: ReceivedWebhook, secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('My webhook is told of a listing that I posted, signed with its secret', async () => {
  const webhook = await add(me);
  const { id } = await newListing(me);
  await app.settle();
  expect(receiver.received).toHaveLength(1);
  const [sent] = receiver.received as [ReceivedWebhook];
  expect(contentOf(sent)).toMatchObject({ type: 'listing.posted', data: { listingId: id } });
  expect(sent.headers['content-type']).toBe('application/json');
  expect(sent.headers['webhook-signature']).toBe(expectedSignature(sent, webhook.secret));
  expect(Math.abs(Date.now() / 1000 - Number(sent.headers['webhook-timestamp']))).toBeLessThan(60);
  const [logged] = await logOf(me, webhook);
  expect(logged).toMatchObject({ event: 'listing.posted', state: 'delivered', attempts: 1, status: 204 });
  expect(sent.headers['webhook-id']).toBe(`msg_${logged?.id}`);
});

test('It is told when my listing is sold, and of messages that I get, not of those that I send', async () => {
  await add(me, ['listing.sold', 'message.received']);
  const buyer = await newMember(app);
  await add(buyer, ['message.received']);
  const { id } = await newListing(me);
  const opened = await buyer.post<{ id: string }>('/api/conversations', { listingId: id });
  await buyer.post(`/api/conversations/${opened.body.id}/messages`, {
    clientId: randomUUID(),
    text: 'Hello',
  });
  await app.settle();
  await me.post(`/api/listings/${id}/sold`);
  await app.settle();
  expect(receiver.received.map(contentOf)).toMatchObject([
    { type: 'message.received', data: { conversationId: opened.body.id, seq: 1 } },
    { type: 'listing.sold', data: { listingId: id } },
  ]);
});

test('A webhook is told only what it was added for, and nothing after it was removed', async () => {
  const webhook = await add(me, ['message.received']);
  await newListing(me);
  await app.settle();
  expect(receiver.received).toEqual([]);
  expect((await me.delete(`/api/webhooks/${webhook.id}`)).status).toBe(204);
  expect(await webhooksOf(me)).toEqual([]);
});

test('A failed delivery is retried with the same id until it is accepted', async () => {
  const webhook = await add(me);
  receiver.answer = 500;
  await newListing(me);
  await app.services.jobs.poll();
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
  await expect.poll(async () => (await logOf(me, webhook))[0]?.attempts).toBeGreaterThan(0);
  expect((await logOf(me, webhook))[0]).toMatchObject({ state: 'waiting', status: 500 });
  expect((await webhooksOf(me))[0]).toMatchObject({ failingSince: expect.any(String), offSince: null });
  receiver.answer = 200;
  await app.settle();
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect((await logOf(me, webhook))[0]).toMatchObject({ state: 'delivered', status: 200 });
  expect((await webhooksOf(me))[0]).toMatchObject({ failingSince: null });
});

test('A receiver that hangs delays only its own webhooks', async () => {
  const silent = await startWebhookReceiver();
  silent.hangs = true;
  const other = await newMember(app);
  try {
    const { body: hanging } = await other.post<Webhook>('/api/webhooks', {
      url: silent.url,
      events: ['listing.posted'],
    });
    for (let listing = 0; listing < 4; listing += 1) await newListing(other);
    await expect.poll(() => silent.received.length).toBe(1);
    const webhook = await add(me);
    await newListing(me);
    await expect.poll(async () => (await logOf(me, webhook))[0]?.state).toBe('delivered');
    expect(silent.received).toHaveLength(1);
    expect((await logOf(other, hanging)).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0]);
    await other.delete(`/api/webhooks/${hanging.id}`);
  } finally {
    await silent.close();
  }
});

test('A webhook that failed for three days is turned off, which I am told, until I turn it on', async () => {
  const webhook = await add(me);
  await sql`update webhooks set failing_since = now() - interval '73 hours' where id = ${webhook.id}`.execute(
    app.db,
  );
  receiver.answer = 503;
  await newListing(me);
  await app.settle();
  expect((await webhooksOf(me))[0]).toMatchObject({ offSince: expect.any(String) });
  expect(await logOf(me, webhook)).toMatchObject([{ state: 'failed', status: 503 }]);
  const { body } = await me.get<{ notifications: { title: string; link: string }[] }>('/api/notifications');
  expect(body.notifications).toMatchObject([
    { title: 'A webhook was turned off', link: '/settings/account#webhooks' },
  ]);
  receiver.answer = 204;
  await newListing(me);
  await app.settle();
  expect(receiver.received).toHaveLength(1);
  expect((await me.post(`/api/webhooks/${webhook.id}/resume`)).status).toBe(204);
  await newListing(me);
  await app.settle();
  expect(receiver.received).toHaveLength(2);
});

test('A receiver that answers 410 is turned off at once', async () => {
  const webhook = await add(me);
  receiver.answer = 410;
  await newListing(me);
  await app.settle();
  expect(receiver.received).toHaveLength(1);
  expect(await webhooksOf(me)).toMatchObject([{ id: webhook.id, offSince: expect.any(String) }]);
});

test('I send something again from the log, with the same id', async () => {
  const webhook = await add(me);
  await newListing(me);
  await app.settle();
  const [logged] = await logOf(me, webhook);
  const address = `/api/webhooks/${webhook.id}/deliveries/${logged?.id}/resend`;
  expect((await (await newMember(app)).post(address)).status).toBe(404);
  expect((await me.post(address)).status).toBe(202);
  await app.settle();
  expect(receiver.received).toHaveLength(2);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await logOf(me, webhook)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('A redirect is not followed', async () => {
  const webhook = await add(me);
  receiver.answer = 302;
  receiver.location = `${receiver.url}/other`;
  await sql`update webhooks set failing_since = now() - interval '73 hours' where id = ${webhook.id}`.execute(
    app.db,
  );
  await newListing(me);
  await app.settle();
  expect(receiver.received).toHaveLength(1);
  expect(await logOf(me, webhook)).toMatchObject([{ state: 'failed', status: 302 }]);
});

test('Nothing is sent while my account is suspended', async () => {
  await add(me);
  await app.db
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('email', '=', me.details.email)
    .execute();
  await sql`
    insert into webhook_deliveries (webhook_id, event, cause, body)
    select webhooks.id, 'listing.posted', 'test', '{}' from webhooks join users on users.id = user_id
    where email = ${me.details.email}`.execute(app.db);
  const [webhook] = (await webhooksOf(me)) as [Webhook];
  const [waiting] = await logOf(me, webhook);
  const { jobs } = app.services;
  const { webhookDue } = await import('../contract/signals.ts');
  await app.db
    .transaction()
    .execute((trx) => jobs.record(trx, webhookDue, { deliveryId: waiting?.id ?? '' }));
  await app.settle();
  expect(receiver.received).toEqual([]);
  expect(await logOf(me, webhook)).toMatchObject([{ state: 'failed', attempts: 0 }]);
});

test('An account has at most 5 webhooks, which others neither see nor change', async () => {
  const answers = await Promise.all(
    Array.from({ length: 7 }, () =>
      me.post<{ code: string }>('/api/webhooks', { url: receiver.url, events: ['listing.sold'] }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409]);
  const [webhook] = (await webhooksOf(me)) as [Webhook];
  const stranger = await newMember(app);
  expect(await webhooksOf(stranger)).toEqual([]);
  expect((await stranger.get(`/api/webhooks/${webhook.id}/deliveries`)).status).toBe(404);
  expect((await stranger.post(`/api/webhooks/${webhook.id}/resume`)).status).toBe(404);
  expect((await stranger.delete(`/api/webhooks/${webhook.id}`)).status).toBe(404);
  for (const client of [app.client(), await newGuest(app)])
    expect((await client.get('/api/webhooks')).status).toBe(401);
  expect((await (await newTokenClient(app, me)).get('/api/webhooks')).status).toBe(403);
});

test('Only public https addresses can be added', async () => {
  const guarded = await startTestApp();
  try {
    const member = await newMember(guarded);
    for (const url of [
      receiver.url,
      'http://example.com/hooks',
      'https://localhost/hooks',
      'https://127.0.0.1/hooks',
      'https://[::1]/hooks',
      'https://10.0.0.1/hooks',
      'https://user:word@example.com/hooks',
      'https://example.com:8443/hooks',
      'ftp://example.com',
      'example.com',
      '',
    ]) {
      const answer = await member.post('/api/webhooks', { url, events: ['listing.sold'] });
      expect(answer, url).toMatchObject({ status: 422, body: { errors: [{ field: 'url' }] } });
    }
    const added = await member.post('/api/webhooks', {
      url: 'https://example.com/hooks?a=1',
      events: ['listing.sold'],
    });
    expect(added.status).toBe(201);
  } finally {
    await guarded.close();
  }
});
