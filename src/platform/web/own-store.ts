import { ownFiles } from './own-files.ts';

/** Prefix of all names stored here, so that all of them can be found. */
const PREFIX = 'own:';

/**
 * What a browser stores for a person until they sign out, such as unfinished texts. Storage may be missing or
 * full: then nothing is stored. For effects and event handlers, never while rendering.
 */
export function createOwnStore(storage: Storage | null, files?: { forget: () => Promise<void> }) {
  return {
    /** Null when there is nothing, or nothing readable. */
    read(name: string): unknown {
      try {
        return JSON.parse(storage?.getItem(PREFIX + name) ?? 'null');
      } catch {
        return null;
      }
    },
    /** @param value Null removes the stored value. */
    keep(name: string, value: unknown): void {
      try {
        if (value === null) storage?.removeItem(PREFIX + name);
        else storage?.setItem(PREFIX + name, JSON.stringify(value));
      } catch {
        // The page still has it while it is open.
      }
    },
    /** The names of what is stored that begin with this. */
    names(start: string): string[] {
      try {
        const names = Object.keys(storage ?? {}).filter((key) => key.startsWith(PREFIX + start));
        return names.map((key) => key.slice(PREFIX.length));
      } catch {
        return [];
      }
    },
    /** Gives what is stored for one person to another; names have the form `what:person` or `what:person:more`. */
    handOver(from: string, to: string): void {
      try {
        for (const key of Object.keys(storage ?? {})) {
          const [what, person, ...more] = key.slice(PREFIX.length).split(':');
          if (!key.startsWith(PREFIX) || person !== from) continue;
          storage?.setItem(PREFIX + [what, to, ...more].join(':'), storage.getItem(key) ?? 'null');
          storage?.removeItem(key);
        }
      } catch {
        // Stays where it is.
      }
    },
    /** Removes everything, files too: the person signed out. */
    forget(): void {
      void files?.forget();
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
  browserStore ??= createOwnStore(browserStorage(), ownFiles());
  return browserStore;
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
