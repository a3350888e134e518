/**
 * Deletes the oldest groups of entries until at most `max` are left. A browser lists the oldest entries first; a group
 * is as old as its newest.
 * @param groupOf Returns what an address belongs to; by default each is a group of its own.
 */
export async function deleteOldest(
  cache: Cache,
  max: number,
  groupOf: (address: string) => string = (address) => address,
): Promise<void> {
  const groups = new Map<string, Request[]>();
  for (const key of await cache.keys()) {
    const group = groupOf(key.url);
    const entries = groups.get(group) ?? [];
    groups.delete(group);
    groups.set(group, [...entries, key]);
  }
  const oldest = [...groups.values()].slice(0, Math.max(0, groups.size - max));
  await Promise.all(oldest.flat().map((key) => cache.delete(key)));
}

/**
 * Creates a function that makes room in a cache after an entry was added.
 * @param maxBytes All entries together, by their Content-Length.
 */
export function createByteLimit(maxBytes: number) {
  /** Bytes by address, oldest first; null until the cache was read. */
  let sizes: Map<string, number> | null = null;
  let work = Promise.resolve();

  async function makeRoom(cache: Cache, url: string, bytes: number): Promise<void> {
    sizes ??= await readSizes(cache);
    sizes.delete(url);
    sizes.set(url, bytes);
    let sum = 0;
    for (const size of sizes.values()) sum += size;
    for (const [oldest, size] of sizes) {
      if (sum <= maxBytes) break;
      sum -= size;
      sizes.delete(oldest);
      await cache.delete(oldest);
    }
  }

  return {
    /** Call it after `url` was added. */
    added: (cache: Cache, url: string, bytes: number): Promise<void> =>
      (work = work.then(() => makeRoom(cache, url, bytes)).catch(() => undefined)),
    /** Call it after the cache was deleted. */
    reset(): void {
      sizes = null;
    },
  };
}

async function readSizes(cache: Cache): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    sizes.set(request.url, sizeOf(response));
  }
  return sizes;
}

/** Returns the bytes of a response; 0 if it doesn't say. */
export const sizeOf = (response: Response | undefined): number =>
  Number(response?.headers.get('Content-Length') ?? 0);
