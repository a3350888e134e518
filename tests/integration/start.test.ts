import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startOffhand } from '../../src/app/server/start.ts';
import { loadConfig } from '../../src/platform/server/config.ts';
import { StartupError } from '../../src/platform/server/startup-error.ts';
import { createContractCheck } from '../support/contract-check.ts';
import { LISTING, PASSWORD, photoBytes } from '../support/factories.ts';
import { buildPages, freePort, ROOT, runSite, type SiteProcess } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from '../support/test-databases.ts';

const IS_ROOT = process.getuid?.() === 0;
const HAS_PROC = existsSync('/proc/self/cwd');

/** A database for tests in which the product need not start its own. */
const database = `test_${randomUUID().replaceAll('-', '')}`;
let folder = '';
const running: SiteProcess[] = [];

beforeAll(async () => {
  await buildPages();
  folder = await mkdtemp(join(tmpdir(), 'offhand start '));
  await chmod(folder, 0o755);
  await createDatabase(inject('postgres'), database, TEMPLATE);
}, 120_000);

afterEach(async () => {
  for (const site of running.splice(0)) {
    site.child.kill('SIGKILL');
    await site.ended;
  }
});

afterAll(async () => {
  await vi.waitFor(async () => expect(await workingIn(folder)).toEqual([]), { timeout: 5_000 });
  await rm(folder, { recursive: true, force: true });
  await dropDatabase(inject('postgres'), database);
});

function run(name: string, settings: Record<string, string> = {}, options?: Parameters<typeof runSite>[1]) {
  const site = runSite({ PORT: '0', DATA_DIR: join(folder, name), ...settings }, options);
  running.push(site);
  return site;
}

async function clientOf(url: string): Promise<TestClient> {
  return new TestClient({ url, origin: url, checkAnswer: await createContractCheck(url) });
}

/** Returns the names of the processes whose working directory is in a folder. */
async function workingIn(place: string): Promise<string[]> {
  if (!HAS_PROC) return [];
  const pids = await readdir('/proc');
  const programs = pids.map(async (pid) => {
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (!cwd.startsWith(place)) return [];
    return [(await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim()];
  });
  return (await Promise.all(programs)).flat();
}

// Each test starts processes with their own database.
vi.setConfig({ testTimeout: 180_000 });

describe('starting', () => {
  it('works in a folder with spaces in its name, builds nothing when it starts again, and ends when its parent process is killed', async () => {
    const copy = join(folder, `my projects ${randomUUID()}`, 'off hand');
    await mkdir(copy, { recursive: true });
    for (const name of await readdir(ROOT)) {
      if (/^(src|public|scripts|build|package.*\.json|tsconfig\.json|.*\.config\.ts)$/.test(name)) {
        await cp(join(ROOT, name), join(copy, name), { recursive: true });
      }
    }
    await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    const start = () => run('', { DATA_DIR: '' }, { cwd: copy, entry: join(copy, 'scripts/start.mjs') });

    const first = start();
    const page = await fetch(await first.ready);
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Offhand');
    expect(await first.stop()).toBe(0);
    expect(existsSync(join(copy, 'data', 'postgres'))).toBe(true);

    const second = start();
    const url = await second.ready;
    expect((await fetch(url)).status).toBe(200);
    expect(second.output()).not.toContain('Building pages');

    second.child.kill('SIGKILL');
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), { timeout: 5_000 });
    await vi.waitFor(async () => expect(await workingIn(copy)).toEqual([]), { timeout: 5_000 });
  });
});

describe('a failed start ends with one sentence that says how to fix it', () => {
  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const config = loadConfig({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'port taken'),
      DATABASE_URL: databaseUrl(inject('postgres'), database),
      DEMO: '0',
      LOG_LEVEL: 'warn',
    });
    await expect(startOffhand(config, { pages: async (c) => c.notFound() })).rejects.toThrow(
      new StartupError(`Port ${port} is taken: stop the other program, or set PORT to a free one.`),
    );
    other.close();
  });

  it('when the data folder cannot be read', async (test) => {
    const account = IS_ROOT ? await ordinaryAccount() : undefined;
    test.skip(IS_ROOT && account === undefined, 'no ordinary account can run this project here');
    await mkdir(join(folder, 'closed'), { mode: IS_ROOT ? 0o700 : 0o000 });
    const site = run('closed', {}, { account, cwd: '/' });
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(
      /^The data folder .*closed cannot be written \(EACCES\): .* DATA_DIR to another folder\.\n$/,
    );
  });

  it('when the database cannot be reached', async () => {
    const nobody = await freePort();
    const site = run('no database', { DATABASE_URL: `postgres://offhand@127.0.0.1:${nobody}/offhand` });
    expect(await site.ended).toBe(1);
    expect(site.output()).toBe(
      'The database cannot be reached (ECONNREFUSED): check DATABASE_URL and that PostgreSQL is running.\n',
    );
  });

  it('when settings are invalid: all of them are named at once', async () => {
    const site = run('bad settings', {
      PORT: 'http',
      DEMO: 'yes',
      PUBLIC_URL: 'offhand.example',
      LOG_LEVEL: 'loud',
    });
    expect(await site.ended).toBe(1);
    for (const name of ['PORT', 'DEMO', 'PUBLIC_URL', 'LOG_LEVEL'])
      expect(site.output()).toContain(`${name} must be `);
    expect(site.output().trim().split('\n')).toHaveLength(1);
  });
});

describe.skipIf(!IS_ROOT)('started by root and by ordinary users', () => {
  it('works as an ordinary user in a folder of their own', async (test) => {
    const account = await ordinaryAccount();
    test.skip(account === undefined, 'no ordinary account can run this project here');
    const home = join(folder, 'home');
    await mkdir(home);
    await chown(home, account?.uid ?? 0, account?.gid ?? 0);
    const site = run('home/data', {}, { account, cwd: '/' });
    expect((await fetch(`${await site.ready}/readyz`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });
});

describe('stopping', () => {
  it('reports its health and metrics until it is asked to stop, and then finishes the upload in progress', async () => {
    const site = run('stopping', { DATABASE_URL: databaseUrl(inject('postgres'), database) });
    const url = await site.ready;
    const health = await fetch(`${url}/readyz`);
    expect([health.status, await health.text()]).toEqual([200, 'ok']);
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^process_cpu_seconds_total \d/m);
    const client = await clientOf(url);
    await client.post('/api/guests');
    const photo = await photoBytes('jpeg');
    const upload = request(`${url}/api/photos`, {
      method: 'POST',
      headers: {
        Origin: url,
        Cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
        'Content-Type': 'application/octet-stream',
        'Content-Length': photo.length,
        Expect: '100-continue',
      },
    });
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
    upload.flushHeaders();
    await once(upload, 'continue');
    upload.write(photo.subarray(0, 500));
    site.child.kill('SIGTERM');
    await vi.waitFor(() => expect(isListening(url)).resolves.toBe(false), { timeout: 5_000 });
    upload.end(photo.subarray(500));

    const [answer] = await answered;
    expect(JSON.parse(await text(answer))).toMatchObject({ width: 320, height: 240 });
    expect(answer.statusCode).toBe(201);
    expect(await site.ended).toBe(0);
  });

  it('loses nothing acknowledged when it is killed while listings are posted', async () => {
    const first = run('killed');
    const url = await first.ready;
    const client = await clientOf(url);
    const account = { email: 'poster@example.com', password: PASSWORD, username: 'poster' };
    await client.post('/api/accounts/sign-up', account);
    const acknowledged: string[] = [];
    const keepPosting = async () => {
      for (;;) {
        const { status, body } = await client.post<{ id: string }>('/api/listings', LISTING);
        if (status !== 201) throw new Error(`posting answered ${status}: ${JSON.stringify(body)}`);
        acknowledged.push(body.id);
        if (acknowledged.length === 6) first.child.kill('SIGKILL');
      }
    };
    const posters = await Promise.allSettled([keepPosting(), keepPosting(), keepPosting()]);
    expect(posters.map((poster) => String('reason' in poster && poster.reason))).not.toContainEqual(
      expect.stringContaining('posting answered'),
    );
    await first.ended;
    await vi.waitFor(async () => expect(await workingIn(join(folder, 'killed'))).toEqual([]), {
      timeout: 5_000,
    });

    const second = run('killed', { PORT: new URL(url).port });
    await second.ready;
    const { body } = await client.get<{ listings: { id: string }[] }>('/api/listings/own?limit=60');
    expect(body.listings.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThanOrEqual(6);
    await second.stop();
    expect(await workingIn(join(folder, 'killed'))).not.toContain('postgres');
  });
});

function isListening(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(Number(new URL(url).port), '127.0.0.1');
    probe.once('connect', () => resolve(true));
    probe.once('error', () => resolve(false));
    probe.once('close', () => probe.destroy());
    probe.once('connect', () => probe.destroy());
  });
}

/** A user account, other than root, that can run the product. */
async function ordinaryAccount(): Promise<{ uid: number; gid: number } | undefined> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = accounts.find(([name]) => name === 'daemon') ?? [];
  const account = { uid: Number(uid), gid: Number(gid) };
  const probe = spawn(process.execPath, ['--check', join(ROOT, 'src/app/server/main.ts')], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  const [code] = await Promise.race([once(probe, 'exit'), once(probe, 'error')]);
  return code === 0 ? account : undefined;
}
