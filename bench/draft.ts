/** Measures drafts over HTTP: the first after a start, and those after it. */
import { becomeGuest } from './photo.ts';
import { startProduct } from './processes.ts';
import type { Report } from './report.ts';

const SENTENCE = 'selling my iphone 13 128 gig blue barely used got the box asking two fifty';

export async function reportDraft(folder: string): Promise<Report> {
  const { first, later } = await measureDraft(folder);
  return {
    text: `\nA draft by the engine: ${later.toFixed(1)} ms`,
    figures: [{ name: 'First draft after a start', measured: first, atMost: 100, unit: 'ms' }],
  };
}

/** Milliseconds of the first request for a draft that a fresh server gets, and the median of many after it. */
async function measureDraft(folder: string): Promise<{ first: number; later: number }> {
  const product = await startProduct(3399, { DATA_DIR: folder });
  try {
    const cookie = await becomeGuest(product);
    async function draft(): Promise<number> {
      const start = performance.now();
      const answer = await fetch(`${product.url}/api/functions/generate-listing`, {
        method: 'POST',
        headers: { Origin: product.url, Cookie: cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify({ input: SENTENCE, type: 'text' }),
      });
      const { priceCents } = (await answer.json()) as { priceCents: unknown };
      if (priceCents !== 25_000) throw new Error(`The draft's price is ${priceCents}.`);
      return performance.now() - start;
    }
    const first = await draft();
    const later: number[] = [];
    for (let round = 0; round < 50; round += 1) later.push(await draft());
    return { first, later: later.sort((a, b) => a - b)[25] ?? 0 };
  } finally {
    await product.stop();
  }
}
