/** Begins the name of everything that is kept here, so that all of it can be found. */
const PREFIX = 'own:';

/**
 * What a browser keeps of somebody's until they sign out, such as half-written words. Storage may be missing or full:
 * then nothing is kept. For effects and event handlers, never while rendering.
 */
export function createOwnStore(storage: Storage | null) {
  return {
    /** Null where there is nothing, or nothing that can be read. */
    read(name: string): unknown {
      try {
        return JSON.parse(storage?.getItem(PREFIX + name) ?? 'null');
      } catch {
        return null;
      }
    },
    /** @param value Null takes out what was kept. */
    keep(name: string, value: unknown): void {
      try {
        if (value === null) storage?.removeItem(PREFIX + name);
        else storage?.setItem(PREFIX + name, JSON.stringify(value));
      } catch {
        // It stays on the page, as long as that is open.
      }
    },
    forget(): void {
      try {
        for (const key of Object.keys(storage ?? {})) if (key.startsWith(PREFIX)) storage?.removeItem(key);
      } catch {
        // Nothing could have been stored.
      }
    },
  };
}

let browserStore: ReturnType<typeof createOwnStore> | undefined;

export function ownStore(): ReturnType<typeof createOwnStore> {
  browserStore ??= createOwnStore(browserStorage());
  return browserStore;
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
