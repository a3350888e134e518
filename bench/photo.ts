/**
 * Measures photo uploads: how soon one is ready, and how much memory four at once need on top of the idle
 * server.
 */
import sharp from 'sharp';
import { type RunningServer, startProduct } from './processes.ts';
import { peakResidentMb, residentMb } from './processor-time.ts';
import type { Report } from './report.ts';

const CONCURRENCY = 4;

interface PhotoCost {
  /** Size of the uploaded picture. */
  megabytes: number;
  /** Median time from sending one photo to its answer. */
  ms: number;
  /** The same for four sent at once, until the last answer. */
  fourMs: number;
  idleMb: number;
  /** Peak while four are processed. */
  peakMb: number;
  /** After all rounds. */
  endMb: number;
  /** Time of the photo when thirty of another person, dear to decode, were sent before it. */
  besideHostileMs: number;
}

export async function reportPhoto(folder: string, rounds: number): Promise<Report> {
  const cost = await measurePhoto(folder, rounds);
  const { megabytes, ms, fourMs, idleMb, peakMb, endMb, besideHostileMs } = cost;
  return {
    text:
      `\nPhoto of 12 megapixels, ${megabytes.toFixed(1)} MB: ${ms.toFixed(0)} ms, four at once ${fourMs.toFixed(0)} ms. ` +
      `Server memory: idle ${idleMb.toFixed(0)} MB, peak ${peakMb.toFixed(0)} MB, afterwards ${endMb.toFixed(0)} MB`,
    figures: [
      { name: 'Photo of 12 megapixels', measured: ms, atMost: 1500, unit: 'ms' },
      { name: 'Photo beside 30 hostile ones', measured: besideHostileMs, atMost: 2000, unit: 'ms' },
      { name: 'Four at once, memory', measured: peakMb - idleMb, atMost: 200, unit: 'MB' },
    ],
  };
}

/** Uploads four photos at once, and one alone, `rounds` times, to a product of its own. */
async function measurePhoto(folder: string, rounds: number): Promise<PhotoCost> {
  const picture = await twelveMegapixels();
  const product = await startProduct(3397, { DATA_DIR: folder, TRUSTED_PROXIES: '1' });
  try {
    const cookie = await becomeGuest(product);
    const send = () => upload(product, cookie, picture);
    const idleMb = await residentMb(product.pid);
    // Four first: memory that an earlier photo left behind must not count as idle.
    const peakMb = await peakResidentMb(product.pid, async () => {
      for (let round = 0; round < rounds; round += 1) await atOnce(send);
    });
    const [single, four]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      single.push(await timed(send));
      four.push(await timed(() => atOnce(send)));
    }
    return {
      megabytes: picture.length / 1e6,
      ms: middle(single),
      fourMs: middle(four),
      idleMb,
      peakMb,
      endMb: await residentMb(product.pid),
      besideHostileMs: await besideHostile(product, cookie, picture),
    };
  } finally {
    await product.stop();
  }
}

const atOnce = (send: () => Promise<void>) => Promise.all(Array.from({ length: CONCURRENCY }, send));

/** Thirty pictures that are cheap to send and dear to decode, from one address; then the photo from another. */
async function besideHostile(product: RunningServer, cookie: string, picture: Buffer<ArrayBuffer>) {
  const hostile = await becomeGuest(product);
  const flat = async (side: number, progressive: boolean) => {
    const plain = sharp({ create: { width: side, height: side, channels: 4, background: '#123456ff' } });
    return Buffer.from(await plain.toColorspace('rgb16').png({ progressive }).toBuffer());
  };
  // One that is still decoded beside the others, and one apart.
  const dear = await Promise.all([flat(3400, false), flat(4800, true)]);
  const attack = Array.from({ length: 30 }, (_, n) =>
    upload(product, hostile, dear[n % 2] ?? picture, '10.6.6.6'),
  );
  // The first of them are being decoded.
  await Promise.race(attack);
  const ms = await timed(() => upload(product, cookie, picture));
  await Promise.all(attack);
  return ms;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

export async function becomeGuest({ url }: RunningServer): Promise<string> {
  const answer = await fetch(`${url}/api/guests`, { method: 'POST', headers: { Origin: url } });
  if (answer.status !== 201) throw new Error(`Becoming a guest answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function upload(
  { url }: RunningServer,
  cookie: string,
  body: Buffer<ArrayBuffer>,
  address = '10.1.1.1',
): Promise<void> {
  const headers = {
    Origin: url,
    Cookie: cookie,
    'Content-Type': 'application/octet-stream',
    'X-Forwarded-For': address,
  };
  const answer = await fetch(`${url}/api/photos`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** As a phone takes it: 4,032 × 3,024 pixels with an orientation tag, soft colors with sensor noise. */
export async function twelveMegapixels(): Promise<Buffer<ArrayBuffer>> {
  const [width, height] = [4032, 3024];
  const scene = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
       <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#8fb4d8"/><stop offset=".6" stop-color="#e8cfa8"/>
       <stop offset="1" stop-color="#5a4632"/></linearGradient></defs>
       <rect width="100%" height="100%" fill="url(#g)"/><circle cx="1700" cy="1500" r="900" fill="#7a4b2f"/>
       <rect y="2300" width="100%" height="724" fill="#d8d0c4"/></svg>`,
  );
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const picture = await sharp(scene)
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten()
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return Buffer.from(picture);
}
