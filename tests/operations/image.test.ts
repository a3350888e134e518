import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { accountErrors } from '../../src/features/people/accounts/contract/errors.ts';
import { chooseServerUser } from '../../src/platform/server/db/embedded/server-user.ts';
import { buildPlainImage } from '../support/plain-image.ts';
import { freePort, ROOT, runSite } from '../support/site-process.ts';

test('The Dockerfile has no mistakes', async () => {
  expect(validate(await readFile(join(ROOT, 'Dockerfile'), 'utf8'))).toEqual([]);
});

test('The image is built, and serves as an account that can write to nothing but the data folder', async ({
  skip,
}) => {
  if (process.env.CI === undefined) {
    skip('It installs and builds anew: set CI=1 to run it.');
    return;
  }
  const parent = await mkdtemp(join(tmpdir(), 'offhand-image-'));
  await chmod(parent, 0o755);
  try {
    const { folder, command, healthCheck, env } = await buildPlainImage(parent);
    const account = await chooseServerUser(folder);
    const data = join(folder, 'data');
    if (account) await chown(data, account.uid, account.gid);
    const port = String(await freePort());
    const [program = '', ...args] = command;
    expect(program).toBe('node');
    const site = runSite(
      {
        ...env,
        PORT: port,
        PUBLIC_URL: 'https://offhand.example',
        LOG_LEVEL: 'info',
        DEVELOPMENT_KIT: '',
        NODE_COMPILE_CACHE: '',
      },
      { entry: join(folder, ...args), cwd: folder, account },
    );
    try {
      await site.ready;
      const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
      expect(await text('/')).toContain('<h1');
      // It is public and has no mail server.
      expect(await text('/auth?tab=sign-up')).toContain(accountErrors.INVITATION_NEEDED.title);
      expect(site.output()).toContain('npm run operator -- invite');
      const health = () =>
        spawnSync(process.execPath, healthCheck.slice(1), { cwd: folder, env: { PORT: port } });
      expect(health().status).toBe(0);
      expect(site.output()).not.toMatch(/Installing|Building/);
      await site.stop();
      expect(health().status).toBe(1);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}, 600_000);
