import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadConfig } from '../../src/platform/server/config.ts';
import { findProgram } from '../support/installed-server.ts';
import { ROOT } from '../support/site-process.ts';

const run = promisify(execFile);
const compose = findProgram('docker-compose');
const caddy = findProgram('caddy');
const systemdAnalyze = findProgram('systemd-analyze');

let folder: string | undefined;
afterEach(() => rm(folder ?? '', { recursive: true, force: true }));

/** Copies what Docker Compose needs, and writes .env as the README does. */
async function prepareCompose(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'offhand-compose-'));
  for (const name of ['compose.yaml', 'deploy'])
    await cp(join(ROOT, name), join(folder, name), { recursive: true });
  await run(join(folder, 'deploy/make-env.sh'), ['offhand.example', 'ann@offhand.example']);
  return folder;
}

interface Service {
  entrypoint?: string[];
  environment: Record<string, string>;
}

/** Returns the services that start with a profile. */
async function servicesOf(program: string, profile: string): Promise<Record<string, Service>> {
  const { stdout } = await run(program, ['--profile', profile, 'config'], { cwd: folder });
  const { services } = parse(stdout) as { services: Record<string, Service & { profiles?: string[] }> };
  return Object.fromEntries(
    Object.entries(services).filter(
      ([, { profiles }]) => profiles === undefined || profiles.includes(profile),
    ),
  );
}

test('Secrets are new, readable by their owner only, and never replaced', async () => {
  const parent = await prepareCompose();
  const file = join(parent, '.env');
  const written = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(written).toMatch(/^AUTH_SECRET=[0-9a-f]{64}$/m);
  await expect(run(join(parent, 'deploy/make-env.sh'), ['a.example', 'b@a.example'])).rejects.toMatchObject({
    stderr: expect.stringContaining('There is already a .env.'),
  });
  expect(await readFile(file, 'utf8')).toBe(written);
});

test('Docker Compose starts a site with settings that it accepts, with models of its own if wanted', async ({
  skip,
}) => {
  if (compose === undefined) {
    skip('Docker Compose is not installed: apt-get install docker-compose.');
    return;
  }
  await prepareCompose();
  const plain = await servicesOf(compose, 'site');
  expect(Object.keys(plain).toSorted()).toEqual(['caddy', 'garage', 'postgres', 'site']);
  const config = loadConfig(plain.site?.environment ?? {});
  expect(config).toMatchObject({
    publicUrl: 'https://offhand.example',
    operatorEmail: 'ann@offhand.example',
    demo: false,
    s3: { bucket: 'offhand' },
    ai: { text: undefined, vision: undefined, speech: undefined },
  });

  const withModels = await servicesOf(compose, 'ai');
  expect(Object.keys(withModels).toSorted()).toEqual([
    'caddy',
    'garage',
    'models',
    'ollama',
    'postgres',
    'site-with-models',
    'speaches',
  ]);
  const { ai } = loadConfig(withModels['site-with-models']?.environment ?? {});
  const { entrypoint, environment } = withModels.models ?? {};
  // The model that is downloaded is the one that is asked.
  expect(ai.text?.model).toBe(entrypoint?.at(-1));
  expect(ai.vision).toEqual(ai.text);
  expect(ai.text?.baseUrl).toBe(`${environment?.OLLAMA_HOST}/v1`);
  const { PRELOAD_MODELS = '' } = withModels.speaches?.environment ?? {};
  expect(JSON.parse(PRELOAD_MODELS)).toEqual([ai.speech?.model]);
});

test('Caddy accepts its file', async ({ skip }) => {
  if (caddy === undefined) {
    skip('Caddy is not installed: apt-get install caddy.');
    return;
  }
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/Caddyfile')];
  const { stdout } = await run(caddy, args, { env: { ...process.env, DOMAIN: 'offhand.example' } });
  expect(stdout).toContain('Valid configuration');
});

test('systemd accepts its unit', async ({ skip }) => {
  if (systemdAnalyze === undefined) {
    skip('systemd is not installed.');
    return;
  }
  const { stderr } = await run(systemdAnalyze, ['verify', join(ROOT, 'deploy/offhand.service')]);
  expect(stderr).toBe('');
});
