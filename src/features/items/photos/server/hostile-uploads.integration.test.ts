import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { newGuest, newMember, photoBytes } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Photo } from '../contract/photo.ts';

const WAIT = { timeout: 20_000, interval: 20 };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const upload = (client: TestClient, content: Uint8Array<ArrayBuffer>) =>
  client.upload<Photo & { code: string }>('/api/photos', content);

/** Creates an image that is small to upload but expensive to decode: uniform, with 16 bits per channel. */
async function dear(side: number, progressive = false): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: side, height: side, channels: 4, background: '#123456ff' } });
  return new Uint8Array(await picture.toColorspace('rgb16').png({ progressive }).toBuffer());
}

test('A photo does not wait for the thirty that somebody else has sent before (CREATE-27)', async () => {
  const [hostile, accomplice, honest] = await Promise.all([newGuest(app), newGuest(app), newMember(app)]);
  // Two guests with the same network address.
  Object.assign(accomplice, { address: hostile.address });
  const [light, heavy] = await Promise.all([dear(1200), dear(2010, true)]);
  let ended = 0;
  const attack = Array.from({ length: 30 }, async (_, n) => {
    const { status } = await upload(n % 2 ? hostile : accomplice, n % 10 ? light : heavy);
    ended += 1;
    return status;
  });
  // Most uploads are waiting, and some have been stored.
  await vi.waitFor(async () => {
    expect((await readdir(join(app.config.dataDir, 'uploads'))).length).toBeGreaterThan(15);
    expect(ended).toBeGreaterThan(0);
  }, WAIT);
  const before = ended;
  expect((await upload(honest, await photoBytes('jpeg', 1200, 900))).status).toBe(201);
  expect(ended - before).toBeLessThan(10);
  expect(new Set(await Promise.all(attack))).toEqual(new Set([201]));
}, 120_000);

test('A large picture that is interlaced, or an AVIF, is stored like any other (CREATE-26)', async () => {
  const member = await newMember(app);
  for (const content of [await dear(2010, true), await photoBytes('avif', 2400, 1800)]) {
    const { status, body } = await upload(member, content);
    expect(status).toBe(201);
    expect(body.width).toBe(1200);
    expect((await fetch(`${app.url}${body.base}-1200.webp`)).status).toBe(200);
  }
  const damaged = await dear(2010, true);
  expect((await upload(member, damaged.slice(0, damaged.length / 2))).body.code).toBe('PHOTO_DAMAGED');
});

/** Creates a 4 KB SVG with nested references, which has to be laid out to find its size. */
function nestedDrawing(): Uint8Array<ArrayBuffer> {
  const levels = Array.from({ length: 19 }, (_, level) => {
    const uses = `<use href="#a${level}"/>`.repeat(8);
    return `<g id="a${level + 1}">${uses}</g>`;
  });
  const drawing = `<defs><path id="a0" d="M0 0L1 1"/>${levels.join('')}</defs><use href="#a19"/>`;
  return new Uint8Array(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`));
}

test('A small drawing that takes minutes to read is refused before it is read (CREATE-26)', async () => {
  const member = await newMember(app);
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(member, nestedDrawing())));
  for (const { status, body } of answers) expect([status, body.code]).toEqual([415, 'NOT_A_PHOTO']);
});

test('Nobody else on the machine can read an upload, and nothing is left of one that was cut off', async () => {
  const member = await newMember(app);
  const folder = join(app.config.dataDir, 'uploads');
  const photo = await photoBytes('jpeg', 1200, 900);
  const cut = request(`${app.url}/api/photos`, {
    method: 'POST',
    headers: {
      Origin: app.config.publicUrl,
      Cookie: [...member.cookies].map((pair) => pair.join('=')).join('; '),
      'Content-Type': 'application/octet-stream',
      'Content-Length': photo.length,
    },
  });
  const failed = once(cut, 'error');
  cut.write(photo.subarray(0, 1000));
  const [name = ''] = await eventually(async () => {
    const names = await readdir(folder);
    expect(names).toHaveLength(1);
    return names;
  });
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  cut.destroy(new Error('the connection was lost'));
  await failed;
  await eventually(async () => expect(await readdir(folder)).toEqual([]));
});

test('One address can send a limited number of photos, however many people use it', async () => {
  const guest = await newGuest(app);
  const full = { key: `photo:address:${guest.address}`, count: 600 };
  const later = new Date(Date.now() + 60_000);
  await app.db
    .insertInto('attempts')
    .values({ ...full, blocked_until: later, expires_at: later })
    .execute();
  const refused = await upload(guest, await photoBytes());
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_UPLOADS']);
});
