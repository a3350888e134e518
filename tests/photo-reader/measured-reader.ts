/** A process that reads photos as the product's does, and measures each. */
import { createReader } from '../../src/features/items/photo-reader/server/reading/create-reader.ts';

const begun = performance.now();
const read = await createReader();
process.send?.({ startMs: performance.now() - begun });

process.on('message', (photo: Uint8Array) => {
  const start = performance.now();
  const before = process.cpuUsage();
  void read(photo).then((writing) => {
    const { user, system } = process.cpuUsage(before);
    process.send?.({
      writing,
      milliseconds: (user + system) / 1000,
      waited: performance.now() - start,
      megabytes: process.memoryUsage.rss() / 1e6,
      peakMegabytes: process.resourceUsage().maxRSS / 1e3,
    });
  });
});
