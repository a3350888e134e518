import { ownFiles } from './own-files.ts';

/** Prefix of all names stored here, so that all of them can be found. */
const PREFIX = 'own:';
/** Marks a person who signed out and kept their drafts; they alone see them when they log in again. */
const KEPT = 'kept-drafts';
/** Stored for a person, but not written by them. */
const NOT_DRAFTS: ReadonlySet<string | undefined> = new Set([KEPT, 'time-zone']);

/** The files of people, which end with what is stored here. */
interface StoredFiles {
  has: (person: string) => Promise<boolean>;
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
      return namesInParts()
        .map((parts) => parts.join(':'))
        .filter((name) => name.startsWith(start));
    },
    /** Gives what is stored for one person to another. */
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
    /** Resolves to whether something of a person is unfinished here: texts, photos or recordings. */
    async hasDrafts(person: string): Promise<boolean> {
      const inTexts = namesInParts().some(([what, owner]) => owner === person && !NOT_DRAFTS.has(what));
      return inTexts || ((await files?.has(person)) ?? false);
    },
    /** Decides whether a person's drafts outlive their next sign-out. They decide again each time. */
    setDraftsKept(person: string, isKept: boolean): void {
      this.keep(`${KEPT}:${person}`, isKept ? true : null);
    },
    areDraftsKept(person: string): boolean {
      return this.read(`${KEPT}:${person}`) === true;
    },
    /** Removes everything, files too, but the drafts that people kept: somebody signed out. */
    forget(): void {
      const stored = namesInParts();
      const keptPeople = stored.flatMap(([what, person]) =>
        what === KEPT && person !== undefined ? [person] : [],
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
