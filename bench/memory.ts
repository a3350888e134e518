/** Measures the memory of the server after many page views. */

import type { Marketplace } from './marketplace.ts';
import { startLoadGenerator, startProduct } from './processes.ts';
import { residentMb } from './processor-time.ts';
import type { Report } from './report.ts';
import type { Case } from './serving.ts';

const CONNECTIONS = 10;

export async function reportMemory(
  marketplace: Marketplace,
  pages: Case[],
  folder: string,
  views: number,
): Promise<Report> {
  const { start, end } = await measureMemory(marketplace, pages, folder, views);
  return {
    text: `\nServer memory: ${start.toFixed(0)} MB at the start, ${end.toFixed(0)} MB after ${views} page views`,
    figures: [{ name: `Memory after ${views} page views`, measured: end, atMost: 250, unit: 'MB' }],
  };
}

/**
 * Resident megabytes at the start, and after `views` views spread over the pages, compressed as for browsers.
 */
async function measureMemory(
  marketplace: Marketplace,
  pages: Case[],
  folder: string,
  views: number,
): Promise<{ start: number; end: number }> {
  const product = await startProduct(3393, { DATABASE_URL: marketplace.url, DATA_DIR: folder });
  const generator = startLoadGenerator();
  try {
    const start = await residentMb(product.pid);
    const paths = [...new Set(pages.map(({ path }) => path))];
    for (const path of paths) {
      await generator.run({
        url: product.url + path,
        // The cookie makes every view be rendered, instead of served from the cache of visitor pages.
        headers: { 'accept-encoding': 'gzip, br, zstd', cookie: 'somebody=1' },
        connections: CONNECTIONS,
        requests: Math.ceil(views / paths.length),
      });
    }
    return { start, end: await residentMb(product.pid) };
  } finally {
    generator.stop();
    await product.stop();
  }
}
