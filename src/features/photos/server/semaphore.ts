export type Semaphore = <T>(task: () => Promise<T>, permits?: number) => Promise<T>;

/**
 * Runs tasks while permits are available, the others in the order they came. A task that wants more permits than
 * exist gets all of them.
 */
export function createSemaphore(width: number): Semaphore {
  const waiting: { permits: number; go: () => void }[] = [];
  let free = width;

  function startNext(): void {
    for (let next = waiting[0]; next !== undefined && next.permits <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.permits;
      next.go();
    }
  }

  return async (task, wanted = 1) => {
    const permits = Math.min(wanted, width);
    await new Promise<void>((go) => {
      waiting.push({ permits, go });
      startNext();
    });
    try {
      return await task();
    } finally {
      free += permits;
      startNext();
    }
  };
}
