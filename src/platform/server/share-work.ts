/**
 * Creates a function that shares work: who asks for the same while it runs gets its result. Nothing is cached afterwards.
 */
export function shareWork<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
