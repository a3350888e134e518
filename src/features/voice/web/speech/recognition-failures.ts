import type { NoRecognition } from './speech-way.ts';

/** Of this visit only: the service may be back tomorrow, or in another network. */
const NAME = 'offhand.recognition-failed';

/** The browser's words for errors that will meet the next recording too. */
const LASTING: ReadonlyMap<string, NoRecognition> = new Map([
  ['network', 'unreachable'],
  ['service-not-allowed', 'turned-off'],
  ['language-not-supported', 'absent'],
]);

/** What a recognition error means for the visit; null for one that may not come again, such as without a connection. */
export const lastingFailure = (error: string, isOnline: boolean): NoRecognition | null =>
  isOnline || error !== 'network' ? (LASTING.get(error) ?? null) : null;

/** Remembers for the visit that the browser's recognition failed, so that nothing else is recorded or sold for it. */
export function createRecognitionFailures(storage: () => Storage) {
  const watchers = new Set<() => void>();
  let known: NoRecognition | null | undefined;

  function read(): NoRecognition | null {
    try {
      const kept = storage().getItem(NAME);
      return [...LASTING.values()].find((failure) => failure === kept) ?? null;
    } catch {
      return null;
    }
  }

  return {
    current: (): NoRecognition | null => (known === undefined ? (known = read()) : known),
    subscribe(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Null forgets a failure, such as once recognition has worked. */
    remember(failure: NoRecognition | null): void {
      known = failure;
      try {
        if (failure === null) storage().removeItem(NAME);
        else storage().setItem(NAME, failure);
      } catch {
        // Known until the page is loaded again.
      }
      for (const watcher of watchers) watcher();
    },
  };
}

export const recognitionFailures = createRecognitionFailures(() => window.sessionStorage);
