import { deletePersonCaches } from '../connection/worker-contract.ts';

/** Prefix of all names stored here, to find them. */
const PREFIX = 'own:';
/** Marks people who signed out and retained their drafts. They see them after logging in again. */
const RETAINED = 'kept-drafts';
/** Stored for a person, but not written by them. */
const NOT_DRAFTS: ReadonlySet<string | undefined> = new Set([RETAINED, 'time-zone', 'account-offer']);

/** Replaces the person in names while no one is signed in. */
export const VISITOR = 'visitor';

/** Returns a stored value as an object; empty for anything else. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The files of people, which are removed together with this store. */
interface StoredFiles {
  has: (person: string) => Promise<boolean>;
  handOver: (from: string, to: string) => Promise<void>;
  forget: (retainedPeople: readonly string[]) => Promise<void>;
}

/**
 * Creates a store of what a browser saves for a person until they sign out, such as unfinished texts. Names
 * have the form `what:person` or `what:person:more`, so that no one else reads them. Storage may be missing
 * or full; then nothing is stored. For effects and event handlers, never during rendering.
 */
export function createOwnStore(storage: Storage | null, files?: StoredFiles) {
  /** Returns the names of all values, split into their parts. */
  function namesInParts(): string[][] {
    try {
      const names = Object.keys(storage ?? {}).filter((key) => key.startsWith(PREFIX));
      return names.map((key) => key.slice(PREFIX.length).split(':'));
    } catch {
      return [];
    }
  }
  return {
    /** Returns a value; null if it is missing or unreadable. */
    read(name: string): unknown {
      try {
        return JSON.parse(storage?.getItem(PREFIX + name) ?? 'null');
      } catch {
        return null;
      }
    },
    /**
     * Saves a value. Returns false if it could not be stored; the open page still has it.
     * @param value Null removes the stored value.
     */
    save(name: string, value: unknown): boolean {
      try {
        if (value === null) storage?.removeItem(PREFIX + name);
        else storage?.setItem(PREFIX + name, JSON.stringify(value));
        return storage !== null;
      } catch {
        return false;
      }
    },
    /** Calls `changed` when another tab saves or removes the value. Returns a function that stops it. */
    onChange(name: string, changed: () => void): () => void {
      const listener = ({ key }: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (key === PREFIX + name || key === null) changed();
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
    /** Returns the names with this prefix. */
    names(start: string): string[] {
      return namesInParts()
        .map((parts) => parts.join(':'))
        .filter((name) => name.startsWith(start));
    },
    /** Moves one person's data to another, including files. */
    handOver(from: string, to: string): void {
      void files?.handOver(from, to);
      try {
        for (const key of Object.keys(storage ?? {})) {
          const [what, person, ...more] = key.slice(PREFIX.length).split(':');
          if (!key.startsWith(PREFIX) || person !== from) continue;
          storage?.setItem(PREFIX + [what, to, ...more].join(':'), storage.getItem(key) ?? 'null');
          storage?.removeItem(key);
        }
      } catch {
        // The data stays where it is.
      }
    },
    /** Resolves to whether a person has unfinished texts, photos or recordings on this device. */
    async hasDrafts(person: string): Promise<boolean> {
      const inTexts = namesInParts().some(([what, owner]) => owner === person && !NOT_DRAFTS.has(what));
      return inTexts || ((await files?.has(person)) ?? false);
    },
    /**
     * Decides whether a person's drafts outlive their next sign-out. They decide again each time.
     * @param isRetained Null while they have not decided.
     */
    setDraftsRetained(person: string, isRetained: boolean | null): void {
      this.save(`${RETAINED}:${person}`, isRetained);
    },
    /** Returns the person's decision; null without one. */
    areDraftsRetained(person: string): boolean | null {
      const isRetained = this.read(`${RETAINED}:${person}`);
      return typeof isRetained === 'boolean' ? isRetained : null;
    },
    /** Calls `decided` when another tab decides. Returns a function that stops it. */
    onDraftsDecision(person: string, decided: (isRetained: boolean) => void): () => void {
      return this.onChange(`${RETAINED}:${person}`, () => {
        const isRetained = this.areDraftsRetained(person);
        if (isRetained !== null) decided(isRetained);
      });
    },
    /** Removes everything including files after a sign-out, except drafts that people retained. */
    forget(): void {
      const stored = namesInParts();
      const retainedPeople = stored.flatMap(([what, person]) =>
        what === RETAINED && person !== undefined && this.areDraftsRetained(person) === true ? [person] : [],
      );
      void files?.forget(retainedPeople);
      forgetCachedPages();
      try {
        for (const parts of stored) {
          if (!retainedPeople.includes(parts[1] ?? '')) storage?.removeItem(PREFIX + parts.join(':'));
        }
      } catch {
        // Nothing could have been stored.
      }
    },
  };
}

/** Deletes what the service worker cached, including what is on its way. */
function forgetCachedPages(): void {
  const { serviceWorker } = globalThis.navigator as Partial<Navigator>;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  if (serviceWorker?.controller) serviceWorker.controller.postMessage('forget');
  else void deletePersonCaches();
}

/** Visitors have no files, so their pages don't load the database. */
export const loadOwnFiles = () => import('./own-files.ts');

/** Used right after a response of the site, when a session begins or ends, so there is a connection. */
const storedFiles: StoredFiles = {
  has: (person) =>
    loadOwnFiles().then(
      ({ ownFiles }) => ownFiles().has(person),
      () => false,
    ),
  handOver: (from, to) =>
    loadOwnFiles().then(
      ({ ownFiles }) => ownFiles().handOver(from, to),
      () => undefined,
    ),
  forget: (retainedPeople) =>
    loadOwnFiles().then(
      ({ ownFiles }) => ownFiles().forget(retainedPeople),
      () => undefined,
    ),
};

let browserStore: ReturnType<typeof createOwnStore> | undefined;

export function ownStore(): ReturnType<typeof createOwnStore> {
  browserStore ??= createOwnStore(browserStorage(), storedFiles);
  return browserStore;
}

/** Returns the storage that outlives the tab; null if the browser refuses it. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
