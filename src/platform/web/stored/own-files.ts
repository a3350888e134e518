import { createStore, del, entries, set, type UseStore } from 'idb-keyval';

/** Name of the browser's database, as listed on the privacy page. */
const DATABASE = 'own-files';

/** Where files are stored: the browser's database, or a fake in tests. */
export interface FileDatabase {
  set: (name: string, value: unknown) => Promise<void>;
  del: (name: string) => Promise<void>;
  entries: () => Promise<[name: string, value: unknown][]>;
}

/** The files of one signed-in person. Stores nothing after they have signed out. */
export interface OwnFiles {
  /** Stores a value. Resolves to whether it was stored: storage may be missing or full. */
  save: (name: string, value: unknown) => Promise<boolean>;
  remove: (name: string) => Promise<void>;
  /** Returns everything stored under names with this prefix. */
  read: (start: string) => Promise<[name: string, value: unknown][]>;
}

/**
 * Creates a store for data that is too large for `ownStore`, such as recordings. It lasts until the person
 * signs out. Names have the form `what:person:more`.
 */
export function createOwnFiles(database: FileDatabase | null) {
  let signedOut = 0;
  const all = async () => (await database?.entries().catch(() => [])) ?? [];
  return {
    open(): OwnFiles {
      const mine = signedOut;
      return {
        async save(name, value) {
          if (!database || mine !== signedOut) return false;
          try {
            await database.set(name, value);
            // The person signed out during the write.
            if (mine !== signedOut) await database.del(name);
            return mine === signedOut;
          } catch {
            return false;
          }
        },
        async remove(name) {
          await database?.del(name).catch(() => undefined);
        },
        async read(start) {
          const storedFiles = await all();
          return mine === signedOut ? storedFiles.filter(([name]) => name.startsWith(start)) : [];
        },
      };
    },
    async has(person: string): Promise<boolean> {
      return (await all()).some(([name]) => personIn(name) === person);
    },
    /** Moves the files of one person to another. */
    async handOver(from: string, to: string): Promise<void> {
      for (const [name, value] of await all()) {
        const [what = '', person, ...more] = name.split(':');
        if (person !== from) continue;
        const isMoved = await database?.set([what, to, ...more].join(':'), value).then(
          () => true,
          () => false,
        );
        if (isMoved) await database?.del(name).catch(() => undefined);
      }
    },
    /** Removes all files, except those of the given people. */
    async forget(retainedPeople: readonly string[]): Promise<void> {
      signedOut += 1;
      for (const [name] of await all()) {
        if (!retainedPeople.includes(personIn(name) ?? '')) await database?.del(name).catch(() => undefined);
      }
    },
  };
}

const personIn = (name: string): string | undefined => name.split(':')[1];

let browserFiles: ReturnType<typeof createOwnFiles> | undefined;

export function ownFiles(): ReturnType<typeof createOwnFiles> {
  browserFiles ??= createOwnFiles(browserDatabase());
  return browserFiles;
}

/** Opened on first use, and not on pages without files. */
function browserDatabase(): FileDatabase | null {
  if (typeof indexedDB === 'undefined') return null;
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore(DATABASE, 'files'));
  return {
    set: async (name, value) => set(name, value, store()),
    del: async (name) => del(name, store()),
    entries: async () => entries<string, unknown>(store()),
  };
}
