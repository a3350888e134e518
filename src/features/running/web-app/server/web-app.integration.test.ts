import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newOperator } from '../../../../../tests/support/operators.ts';
import { publishSetting } from '../../../../../tests/support/settings.ts';

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { url: string }[];
  screenshots?: { src: string; sizes: string }[];
  share_target: { action: string; params: { text: string; files: { name: string; accept: string[] }[] } };
}

async function manifestOf(app: TestApp): Promise<Manifest> {
  const response = await fetch(`${app.url}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  return (await response.json()) as Manifest;
}

async function sizesOf(image: Buffer | string): Promise<string> {
  const { width, height } = await sharp(image).metadata();
  return `${width}x${height}`;
}

async function pixelsOf(response: Response) {
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
  return { info, corner: at(0, 0), center: at(Math.round(info.width / 2), Math.round(info.height / 2)) };
}

test('The site is installed with the name, colors and logo that the operator chose', async () => {
  const app = await startSeparateApp();
  onTestFinished(() => app.close());
  const operator = await newOperator(app);

  const ours = await manifestOf(app);
  expect(ours.name).toBe('Offhand');
  expect(ours.shortcuts.map(({ url }) => url)).toEqual(['/create-listing', '/messages', '/listings']);
  for (const { src, sizes } of ours.icons) {
    const icon = await fetch(app.url + src);
    expect(await sizesOf(Buffer.from(await icon.arrayBuffer()))).toBe(sizes);
  }
  for (const { src, sizes } of ours.screenshots ?? []) {
    expect(await sizesOf(join(import.meta.dirname, '../../../../../public', src))).toBe(sizes);
  }

  await publishSetting(operator, 'siteName', 'Riverton Swap');
  await publishSetting(operator, 'sellHue', 200);
  const colored = await manifestOf(app);
  expect(colored.name).toBe('Riverton Swap');
  // Ours show another name and other colors.
  expect(colored.screenshots).toBeUndefined();
  expect(await (await fetch(`${app.url}/favicon.svg`)).text()).not.toContain('#e6f039');

  const green = { create: { width: 600, height: 600, channels: 3, background: '#0a0' } } as const;
  const png = new Uint8Array(await sharp(green).png().toBuffer());
  const { body } = await operator.upload<{ address: string }>('/api/site-pictures/logo', png);
  await publishSetting(operator, 'logo', body.address);
  const { icons } = await manifestOf(app);
  const [whole, maskable] = ['any', 'maskable'].map((purpose) =>
    icons.find((icon) => icon.purpose === purpose && icon.sizes === '512x512'),
  );
  const isGreen = ([red = 0, greenPart = 0]: number[]) => red < 20 && greenPart > 150;
  const shown = await pixelsOf(await fetch(app.url + (whole?.src ?? '')));
  expect(isGreen(shown.corner)).toBe(true);
  const masked = await pixelsOf(await fetch(app.url + (maskable?.src ?? '')));
  expect(masked.corner).toEqual([255, 255, 255]);
  expect(isGreen(masked.center)).toBe(true);
});

test('An icon is cached forever at its address, until the look changes', async () => {
  const app = await startSeparateApp();
  onTestFinished(() => app.close());
  const [icon] = (await manifestOf(app)).icons;
  const first = await fetch(app.url + (icon?.src ?? ''));
  expect(first.headers.get('cache-control')).toContain('immutable');

  await publishSetting(await newOperator(app), 'mainHue', 30);
  const [changed] = (await manifestOf(app)).icons;
  expect(changed?.src).not.toBe(icon?.src);
  const old = await fetch(app.url + (icon?.src ?? ''));
  expect(old.headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${app.url}/app-icons/any-999.png`)).status).toBe(404);
});

test('Photos, texts and links are shared to the page to sell, also before the service worker runs', async () => {
  const app = await startSeparateApp();
  onTestFinished(() => app.close());
  const { action, params } = (await manifestOf(app)).share_target;
  expect(params.files[0]?.accept).toContain('image/jpeg');
  // Browsers send it from no page.
  const options = { method: 'POST', headers: { Origin: 'null' }, redirect: 'manual' } as const;
  const answer = await fetch(app.url + action, { ...options, body: new FormData() });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/create-listing?shared=1']);
});
