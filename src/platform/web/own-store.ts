/** Prefix of all names stored here, so that all of them can be found. */
const PREFIX = 'own:';
/** Marks a person who signed out and kept their drafts; they alone see them when they log in again. */
const KEPT = 'kept-drafts';
/** Stored for a person, but not written by them. */
const NOT_DRAFTS: ReadonlySet<string | undefined> = new Set([KEPT, 'time-zone', 'account-offer']);

/** Stands in names for the person while nobody is signed in. */
export const VISITOR = 'visitor';

/** A stored value as an object; empty where it is none. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The files of people, which end with what is stored here. */
interface StoredFiles {
  has: (person: string) => Promise<boolean>;
  handOver: (from: string, to: string) => Promise<void>;
  forget: (keptPeople: readonly string[]) => Promise<void>;
}

/**
 * What a browser stores for a person until they sign out, such as unfinished texts. Names have the form `what:person`
 * or `what:person:more`, so nobody else reads them. Storage may be missing or full: then nothing is stored. For effects
 * and event handlers, never while rendering.
 */
export function createOwnStore(storage: Storage | null, files?: StoredFiles) {
  /** What is stored, each name in its parts. */
  function namesInParts(): string[][] {
    try {
      const names = Object.keys(storage ?? {}).filter((key) => key.startsWith(PREFIX));
      return names.map((key) => key.slice(PREFIX.length).split(':'));
    } catch {
      return [];
    }
  }
  return {
    /** Null when there is nothing, or nothing readable. */
    read(name: string): unknown {
      try {
        return JSON.parse(storage?.getItem(PREFIX + name) ?? 'null');
      } catch {
        return null;
      }
    },
    /**
     * Returns whether it is stored; if not, the page still has it while it is open.
     * @param value Null removes the stored value.
     */
    keep(name: string, value: unknown): boolean {
      try {
        if (value === null) storage?.removeItem(PREFIX + name);
        else storage?.setItem(PREFIX + name, JSON.stringify(value));
        return storage !== null;
      } catch {
        return false;
      }
    },
    /** Calls back when another tab stores or removes it. Returns how to stop. */
    onChange(name: string, changed: () => void): () => void {
      const listener = ({ key }: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (key === PREFIX + name || key === null) changed();
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
    /** The names of what is stored that begin with this. */
    names(start: string): string[] {
      return namesInParts()
        .map((parts) => parts.join(':'))
        .filter((name) => name.startsWith(start));
    },
    /** Gives what is stored for one person to another, files too. */
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
        // Stays where it is.
      }
    },
    /** Resolves to whether something of a person is unfinished here: texts, photos or recordings. */
    async hasDrafts(person: string): Promise<boolean> {
      const inTexts = namesInParts().some(([what, owner]) => owner === person && !NOT_DRAFTS.has(what));
      return inTexts || ((await files?.has(person)) ?? false);
    },
    /**
     * Decides whether a person's drafts outlive their next sign-out. They decide again each time.
     * @param isKept Null while they have not decided.
     */
    setDraftsKept(person: string, isKept: boolean | null): void {
      this.keep(`${KEPT}:${person}`, isKept);
    },
    /** Null where the person has not decided. */
    areDraftsKept(person: string): boolean | null {
      const isKept = this.read(`${KEPT}:${person}`);
      return typeof isKept === 'boolean' ? isKept : null;
    },
    /** Calls back when another tab decides. Returns how to stop. */
    onDraftsDecision(person: string, decided: (isKept: boolean) => void): () => void {
      return this.onChange(`${KEPT}:${person}`, () => {
        const isKept = this.areDraftsKept(person);
        if (isKept !== null) decided(isKept);
      });
    },
    /** Removes everything, files too, but the drafts that people kept: somebody signed out. */
    forget(): void {
      const stored = namesInParts();
      const keptPeople = stored.flatMap(([what, person]) =>
        what === KEPT && person !== undefined && this.areDraftsKept(person) === true ? [person] : [],
      );
      void files?.forget(keptPeople);
      try {
        for (const parts of stored) {
          if (!keptPeople.includes(parts[1] ?? '')) storage?.removeItem(PREFIX + parts.join(':'));
        }
      } catch {
        // Nothing could have been stored.
      }
    },
  };
}

/** Visitors have no files, so their pages load no database for them. */
export const loadOwnFiles = () => import('./own-files.ts');

/** Asked right after an answer of the site, when a session begins or ends, so there is a connection. */
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
  forget: (keptPeople) =>
    loadOwnFiles().then(
      ({ ownFiles }) => ownFiles().forget(keptPeople),
      () => undefined,
    ),
};

let browserStore: ReturnType<typeof createOwnStore> | undefined;

export function ownStore(): ReturnType<typeof createOwnStore> {
  browserStore ??= createOwnStore(browserStorage(), storedFiles);
  return browserStore;
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
