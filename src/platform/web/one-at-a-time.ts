/**
 * Runs work one at a time. If it is requested during a run, it runs once more afterwards, so that the last
 * run starts after the last request.
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
