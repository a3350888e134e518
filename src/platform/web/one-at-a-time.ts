/**
 * Work that is asked for more often than it can be done: it runs once at a time, and once more when it was asked for
 * meanwhile, so that the last run began after the last request.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  return () => {
    again = running !== null;
    running ??= (async () => {
      try {
        do {
          again = false;
          await work();
        } while (again);
      } finally {
        running = null;
      }
    })();
    return running;
  };
}
