import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Messages } from '../../src/features/talking/messages/contract/message.ts';
import { eventually } from '../support/eventually.ts';
import { newConversation, newListing, newMessage, signUpMember } from '../support/factories.ts';
import { findInstalledPostgres } from '../support/installed-postgres.ts';
import { findProgram, startInstalled } from '../support/installed-server.ts';
import { connectLive } from '../support/live-client.ts';
import { startSite } from '../support/running-site.ts';
import { buildPages, freePort, ROOT } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';
import { createDatabase, databaseUrl } from '../support/test-databases.ts';

const postgres = await findInstalledPostgres();
const nginx = findProgram('nginx');

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Starts nginx with the example, without TLS and at other addresses. */
async function startNginx(program: string, sites: readonly number[]) {
  const example = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  const redirectPort = await freePort();
  const server = await startInstalled(
    program,
    (port) => `
pid nginx.pid;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join('\n  ')}
${example
  .replaceAll(/^\s*(listen \[::\]|ssl_).*$/gm, '')
  .replace('listen 80;', `listen 127.0.0.1:${redirectPort};`)
  .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
  .replace('server 127.0.0.1:3000;', sites.map((site) => `server 127.0.0.1:${site};`).join(' '))}
}`,
    (file) => ['-p', join(file, '..'), '-c', file, '-e', 'stderr', '-g', 'daemon off;'],
  );
  closers.push(server.close);
  return { url: `http://127.0.0.1:${server.port}`, redirectUrl: `http://127.0.0.1:${redirectPort}` };
}

test('Behind nginx, people go on when a process is killed, and lose nothing that was answered', async ({
  skip,
}) => {
  if (postgres === undefined || nginx === undefined) {
    skip('PostgreSQL 15 or nginx is not installed: apt-get install postgresql nginx.');
    return;
  }
  await buildPages();
  const { address, stop } = await postgres.start();
  closers.push(stop);
  await createDatabase(address, 'offhand');
  const folder = await mkdtemp(join(tmpdir(), 'offhand-nginx-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const start = async () => {
    const port = await freePort();
    const settings = { DATABASE_URL: databaseUrl(address, 'offhand'), DATA_DIR: folder };
    const site = await startSite(port, settings);
    closers.push(site.stop);
    return { ...site, port, startAgain: () => startSite(port, settings) };
  };
  const [one, other] = await Promise.all([start(), start()]);
  const { url, redirectUrl } = await startNginx(nginx, [one.port, other.port]);

  const redirected = await fetch(`${redirectUrl}/listings?q=bike`, {
    headers: { Host: 'offhand.example' },
    redirect: 'manual',
  });
  expect(redirected.status).toBe(301);
  expect(redirected.headers.get('Location')).toMatch(/^https:.*\/listings\?q=bike$/);

  const client = () =>
    new TestClient({ url, origin: one.client().origin, checkAnswer: async () => undefined });
  const [seller, buyer] = await Promise.all([signUpMember({ client }), signUpMember({ client })]);
  const listing = await newListing(seller, { title: 'Walnut gramophone' });
  expect(await (await fetch(`${url}/listing/${listing.id}`)).text()).toContain('Walnut gramophone');
  const chat = await newConversation(buyer, listing);
  const live = await connectLive(url, seller);
  closers.push(async () => live.socket.terminate());
  await newMessage(buyer, chat, 'Does it play?');
  expect(await live.receive('messages.new')).toMatchObject({ detail: { text: 'Does it play?' } });

  // The page sends a message again with the same id until it is answered.
  const send = async (text: string) => {
    const message = { clientId: randomUUID(), text };
    await eventually(async () => {
      const { status } = await buyer.post(`/api/conversations/${chat}/messages`, message);
      expect(status).toBe(201);
    });
  };
  const texts = Array.from({ length: 12 }, (_, index) => `Question ${index + 1}`);
  const sent = Promise.all(texts.map(send));
  one.child.kill('SIGKILL');
  await sent;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const again = await one.startAgain();
  closers.push(again.stop);
  const { body } = await again.continueAs(seller).get<Messages>(`/api/conversations/${chat}/messages`);
  expect(body.messages.map(({ text }) => text).toSorted()).toEqual(['Does it play?', ...texts].toSorted());
}, 240_000);
