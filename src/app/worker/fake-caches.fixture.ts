/** Caches in memory, for tests. Like a browser's, they list entries in the order in which they were added. */
export function fakeCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (key: unknown) =>
    new URL(key instanceof Request ? key.url : String(key), 'http://site.test').href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: unknown) => entries.get(addressOf(key))?.clone(),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (key: unknown) => entries.delete(addressOf(key)),
      async put(key: unknown, response: Response) {
        entries.delete(addressOf(key));
        entries.set(addressOf(key), response);
      },
    };
  };
  return {
    open,
    match: async (key: unknown, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(key),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
}
