export type Semaphore = <T>(task: () => Promise<T>, places?: number) => Promise<T>;

/** Lets tasks run while there are places, the others in the order they came. Who wants more than there are gets all. */
export function createSemaphore(width: number): Semaphore {
  const waiting: { places: number; go: () => void }[] = [];
  let free = width;

  function letIn(): void {
    for (let next = waiting[0]; next !== undefined && next.places <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.places;
      next.go();
    }
  }

  return async (task, wanted = 1) => {
    const places = Math.min(wanted, width);
    await new Promise<void>((go) => {
      waiting.push({ places, go });
      letIn();
    });
    try {
      return await task();
    } finally {
      free += places;
      letIn();
    }
  };
}
