import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startSeparateApp } from '../../../../../tests/support/app.ts';
import { newMember } from '../../../../../tests/support/factories.ts';
import { newModerator, newOperator } from '../../../../../tests/support/operators.ts';
import { publishSetting } from '../../../../../tests/support/settings.ts';

test('An operator uploads a logo and a picture for the home page, and only uploaded pictures can become them', async () => {
  const app = await startSeparateApp();
  onTestFinished(() => app.close());
  const operator = await newOperator(app);
  const png = new Uint8Array(
    await sharp({ create: { width: 600, height: 300, channels: 3, background: '#1c7' } })
      .png()
      .toBuffer(),
  );
  const { status, body } = await operator.upload<{ address: string }>('/api/site-pictures/logo', png);
  expect(status).toBe(201);
  const file = await fetch(`${app.url}${body.address}`);
  const { format, width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 });

  const home = await operator.upload<{ address: string }>('/api/site-pictures/homePicture', png);
  await publishSetting(operator, 'homePicture', home.body.address);
  expect(app.services.settings.current().homePicture).toBe(home.body.address);
  expect((await operator.upload('/api/site-pictures/siteName', png)).status).toBe(422);

  await publishSetting(operator, 'logo', body.address);
  expect(app.services.settings.current().logo).toBe(body.address);
  for (const address of ['https://evil.example/x.png', '/files/photos/x.webp', 'javascript:alert(1)']) {
    const revision = await revisionOfLogo();
    expect(await operator.put('/api/settings/logo/draft', { value: address, revision })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'logo', message: 'Upload a picture.' }] },
    });
  }

  const svg = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  expect(await operator.upload('/api/site-pictures/logo', svg)).toMatchObject({
    status: 415,
    body: { code: 'NOT_A_PHOTO' },
  });
  expect((await (await newMember(app)).upload('/api/site-pictures/logo', png)).status).toBe(403);
  expect((await (await newModerator(app)).upload('/api/site-pictures/logo', png)).status).toBe(404);

  async function revisionOfLogo(): Promise<number | undefined> {
    const { body: all } = await operator.get<{ settings: { key: string; revision: number }[] }>(
      '/api/settings',
    );
    return all.settings.find(({ key }) => key === 'logo')?.revision;
  }
});
