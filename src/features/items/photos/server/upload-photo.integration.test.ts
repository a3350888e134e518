import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newGuest, newMember, photoBytes } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Photo } from '../contract/photo.ts';
import { type PhotoSize, photoUrl } from '../contract/photo-url.ts';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await startTestApp();
  member = await newMember(app);
});
afterAll(() => app?.close());

const bytes = (content: Buffer | string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(content));

const upload = (content: Uint8Array<ArrayBuffer>, client: TestClient = member) =>
  client.upload<Photo & { code: string }>('/api/photos', content);

async function stored(photo: Photo, size: PhotoSize = 'large'): Promise<Buffer> {
  const answer = await fetch(`${app.url}${photoUrl(photo, size)}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const countPhotos = async (): Promise<number> =>
  (await app.db.selectFrom('photos').select('id').execute()).length;

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'A %s becomes WebP in three sizes, never larger than it was (CREATE-26, CREATE-27, DATA-19)',
  async (kind) => {
    const { status, body } = await upload(await photoBytes(kind, 1000, 500));
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 1000, height: 500, alt: '' });
    const sizes = { small: 400, medium: 800, large: 1000 } as const;
    for (const [size, width] of Object.entries(sizes) as [keyof typeof sizes, number][]) {
      const picture = await sharp(await stored(body, size)).metadata();
      expect(picture).toMatchObject({ format: 'webp', width, height: width / 2 });
    }
    const placeholder = Buffer.from(body.placeholder.replace('data:image/webp;base64,', ''), 'base64');
    expect((await sharp(placeholder).metadata()).format).toBe('webp');
    expect(body.placeholder.length).toBeLessThan(400);
  },
);

test('A huge photo is stored at 1,200 pixels (CREATE-27)', async () => {
  const { body } = await upload(await photoBytes('jpeg', 3000, 1500));
  expect(body).toMatchObject({ width: 1200, height: 600 });
});

test('A photo taken sideways is stored upright, without metadata of place or camera (CREATE-27, PERM-14)', async () => {
  const sideways = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#c85' } })
    .withExif({
      IFD0: { Make: 'SpyCam', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', GPSLongitude: '13/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(sideways).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
  expect(sideways.includes('SpyCam')).toBe(true);
  const { body } = await upload(bytes(sideways));
  expect(body).toMatchObject({ width: 300, height: 600 });
  for (const size of ['small', 'medium', 'large'] as const) {
    const file = await stored(body, size);
    const { exif, xmp, iptc, orientation } = await sharp(file).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(file.includes('SpyCam')).toBe(false);
  }
});

const PAYLOAD = '<script>alert(document.domain)</script>PK\x03\x04secret.zip';

async function withPayload(where: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(await photoBytes('png')));
  if (where === 'behind a JPEG')
    return Buffer.concat([await picture.jpeg().toBuffer(), Buffer.from(PAYLOAD)]);
  if (where === 'behind a WebP')
    return Buffer.concat([await picture.webp().toBuffer(), Buffer.from(PAYLOAD)]);
  if (where === 'in the camera data') {
    return picture
      .withExif({ IFD0: { ImageDescription: PAYLOAD } })
      .jpeg()
      .toBuffer();
  }
  if (where === 'in a text of a PNG') {
    const png = await picture.png().toBuffer();
    // Inserted after the signature and the header.
    return Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', Buffer.from(PAYLOAD)), png.subarray(33)]);
  }
  const jpeg = await picture.jpeg().toBuffer();
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0, PAYLOAD.length + 2]),
    Buffer.from(PAYLOAD, 'latin1'),
  ]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

test.each([
  'behind a JPEG',
  'behind a WebP',
  'in the camera data',
  'in a text of a PNG',
  'in a comment of a JPEG',
])(
  'A page or an archive that is hidden %s does not survive, and nothing is served as it was sent (CREATE-27, PERM-14)',
  async (where) => {
    const sent = await withPayload(where);
    expect(sent.includes('<script>')).toBe(true);
    const { status, body } = await upload(bytes(sent));
    expect(status).toBe(201);
    for (const size of ['small', 'medium', 'large'] as const) {
      const file = await stored(body, size);
      expect(file.includes('script')).toBe(false);
      expect(file.includes('secret')).toBe(false);
      // The file ends with the WebP data: nothing is appended.
      expect(file.readUInt32LE(4) + 8).toBe(file.length);
    }
  },
);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
test.each([
  ['a text file that is called a picture', bytes('just words')],
  ['an SVG with a script', bytes(SVG)],
  ['an SVG after an XML head', bytes(`<?xml version="1.0"?>\n${SVG}`)],
  ['an SVG that is packed', bytes(gzipSync(SVG))],
  ['an SVG in another encoding', bytes(Buffer.from(`\ufeff${SVG}`, 'utf16le'))],
  ['a document', bytes('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>\n%%EOF')],
  [
    'a page that begins like a picture',
    bytes(Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1')),
  ],
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['an animation', bytes(Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'))],
  ['nothing', bytes('')],
  ['a few zeros', bytes(Buffer.alloc(64))],
])('%s is no photo and is refused with the fix (CREATE-28)', async (_what, content) => {
  const before = await countPhotos();
  expect(await upload(content)).toMatchObject({
    status: 415,
    body: { code: 'NOT_A_PHOTO', detail: 'Choose a JPEG, PNG, WebP, AVIF or HEIC picture.' },
  });
  expect(await countPhotos()).toBe(before);
});

test('A HEIC photo of a phone is stored upright, in the colors of its camera, and without metadata (CREATE-26, CREATE-27)', async () => {
  const photo = await phonePhoto();
  expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.any(Buffer), icc: expect.any(Buffer) });
  expect(photo.includes('SpyCam')).toBe(true);
  // Detected by content: the body has no file name.
  const { status, body } = await upload(bytes(photo));
  expect([status, body.width, body.height]).toEqual([201, 64, 96]);
  const file = await stored(body);
  const { format, exif, xmp, icc } = await sharp(file).metadata();
  expect({ format, exif, xmp, icc }).toEqual({ format: 'webp' });
  expect(file.includes('SpyCam')).toBe(false);
  // The camera stored red as 185, 54, 42 in a wider color range.
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (row: number) => [...data.subarray(row * info.width * 3, row * info.width * 3 + 3)];
  expect(distance(colorAt(10), [200, 40, 30])).toBeLessThan(12);
  expect(distance(colorAt(85), [30, 60, 200])).toBeLessThan(12);
});

const distance = (one: number[], other: number[]): number =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));

/** 96 by 64 pixels, stored rotated: the left half, red, is its top. */
const phonePhoto = () => readFile(new URL('../../../../../tests/support/phone-photo.heic', import.meta.url));

test('A HEIC photo can be a profile picture', async () => {
  const { status, body } = await member.upload<{ avatarUrl: string }>(
    '/api/profiles/me/avatar',
    bytes(await phonePhoto()),
  );
  expect(status).toBe(200);
  const picture = await (await fetch(`${app.url}${body.avatarUrl}`)).arrayBuffer();
  const { width, height } = await sharp(Buffer.from(picture)).metadata();
  expect(width).toBe(height);
});

test('A HEIC photo that is damaged, or claims to be huge, is refused (CREATE-28)', async () => {
  const whole = await phonePhoto();
  const damaged = Buffer.from(whole);
  const pixels = whole.indexOf('mdat') + 4;
  damaged.fill(0x55, pixels, pixels + 16);
  expect((await upload(bytes(damaged))).body.code).toBe('PHOTO_DAMAGED');
  const size = whole.indexOf('ispe') + 8;
  const claimed = Buffer.from(whole);
  claimed.writeUInt32BE(8000, size);
  claimed.writeUInt32BE(6251, size + 4);
  expect((await upload(bytes(claimed))).body.code).toBe('PHOTO_TOO_MANY_PIXELS');
  claimed.writeUInt32BE(4000, size);
  claimed.writeUInt32BE(3000, size + 4);
  expect((await upload(bytes(claimed))).body.code).toBe('PHOTO_DAMAGED');
  const empty = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0meta', 'latin1');
  expect((await upload(bytes(empty))).body.code).toBe('NOT_A_PHOTO');
});

test.each([
  ['jpeg', 'PHOTO_DAMAGED'],
  ['png', 'PHOTO_DAMAGED'],
  // Its header contains its length, so a shorter file is not recognized as an image.
  ['webp', 'NOT_A_PHOTO'],
  ['avif', 'PHOTO_DAMAGED'],
] as const)('A %s that is cut off is refused (CREATE-28)', async (kind, code) => {
  // Random pixels, so that half of the file is half of the image.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
    .toFormat(kind)
    .toBuffer();
  expect((await upload(bytes(whole.subarray(0, whole.length / 2)))).body).toMatchObject({ code });
});

test('A tiny file of 400 million pixels is refused before it is decoded (CREATE-28)', async () => {
  const bomb = blankPng(20_000, 20_000);
  expect(bomb.length).toBeLessThan(250_000);
  expect(await upload(bytes(bomb))).toMatchObject({ status: 422, body: { code: 'PHOTO_TOO_MANY_PIXELS' } });
});

test.each([
  ['an AVIF above 24 million pixels', 'AVIF_TOO_MANY_PIXELS', () => claimedAvif(5000, 4801)],
  ['an AVIF above 50 million pixels', 'PHOTO_TOO_MANY_PIXELS', () => claimedAvif(8000, 6251)],
  [
    'a JPEG that claims the largest size there is',
    'PHOTO_TOO_MANY_PIXELS',
    () => claimedJpeg(65_500, 65_500),
  ],
])('%s is refused by its head alone (CREATE-28)', async (_what, code, picture) => {
  expect(await upload(bytes(await picture()))).toMatchObject({ status: 422, body: { code } });
});

/** Creates a small image whose header claims to be large. */
async function claimedAvif(width: number, height: number): Promise<Buffer> {
  const avif = Buffer.from(await photoBytes('avif'));
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(width, size);
  avif.writeUInt32BE(height, size + 4);
  return avif;
}

async function claimedJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = Buffer.from(await photoBytes('jpeg'));
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/**
 * Creates a black image with one bit per pixel, written by hand because an encoder would need all pixels in
 * memory.
 */
function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((width / 8 + 1) * height), { level: 1, memLevel: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

test('A file above 10 MB is refused during the upload, and nothing of it is stored (CREATE-10, CREATE-11)', async () => {
  const large = new Uint8Array(11 * 1024 * 1024);
  large.set(await photoBytes());
  expect(await upload(large)).toMatchObject({
    status: 413,
    body: { code: 'PHOTO_TOO_BIG', detail: 'Each image can be up to 10 MB. Choose a smaller one.' },
  });
  expect(await readdir(join(app.config.dataDir, 'uploads'))).toEqual([]);
  expect((await upload(await photoBytes())).status).toBe(201);
});

test('Members and guests can upload; visitors cannot (CREATE-04, PERM-14)', async () => {
  const content = await photoBytes();
  expect((await upload(content, await newGuest(app))).status).toBe(201);
  expect((await upload(content, app.client())).status).toBe(401);
});

test('Ten uploads at once all succeed (CREATE-27)', async () => {
  const content = await photoBytes('png', 900, 700);
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(content)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(10);
  expect(await readdir(join(app.config.dataDir, 'uploads'))).toEqual([]);
});
