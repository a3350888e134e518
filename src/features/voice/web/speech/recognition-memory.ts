import type { NoRecognition } from './speech-way.ts';

/** Of this visit only: a service may be back tomorrow, or in another network. */
const NAME = 'offhand.recognition';

/** The browser's words for errors that will meet the next recording too. */
const LASTING: ReadonlyMap<string, NoRecognition> = new Map([
  ['network', 'unreachable'],
  ['service-not-allowed', 'turned-off'],
  ['language-not-supported', 'absent'],
]);

/** What a recognition error means for the visit; null for one that may not come again, such as without a connection. */
export const lastingFailure = (error: string, isOnline: boolean): NoRecognition | null =>
  isOnline || error !== 'network' ? (LASTING.get(error) ?? null) : null;

type Known = NoRecognition | 'works' | null;

/** Remembers for the visit how the browser's recognition went, so that nothing is recorded or sold for one that fails. */
export function createRecognitionMemory(storage: () => Storage) {
  const watchers = new Set<() => void>();
  let known: Known | undefined;

  function read(): Known {
    try {
      const kept = storage().getItem(NAME);
      return ['works' as const, ...LASTING.values()].find((one) => one === kept) ?? null;
    } catch {
      return null;
    }
  }

  function current(): Known {
    known ??= read();
    return known;
  }

  return {
    /** How it failed; null if it did not. */
    failure(): NoRecognition | null {
      const now = current();
      return now === 'works' ? null : now;
    },
    hasWorked: (): boolean => current() === 'works',
    subscribe(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    remember(found: NoRecognition | 'works'): void {
      if (found === current()) return;
      known = found;
      try {
        storage().setItem(NAME, found);
      } catch {
        // Known until the page is loaded again.
      }
      for (const watcher of watchers) watcher();
    },
  };
}

export const recognitionMemory = createRecognitionMemory(() => window.sessionStorage);
