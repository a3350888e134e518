/**
 * Runs work that is requested more often than it can be done: one run at a time, and another one if it was
 * requested meanwhile, so that the last run starts after the last request.
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
