/** Whom a task is for. Addresses take turns, and so do the owners behind one address. */
export interface Turn {
  owner: string;
  address: string;
}

export type FairQueue = <T>(turn: Turn, task: () => Promise<T>) => Promise<T>;

interface Waiting extends Turn {
  go: () => void;
}

/**
 * Creates a queue that runs `width` tasks at once. One address gets at most `width` - 1 slots, so that others
 * don't wait for someone who sends many. The address served longest ago comes next, then its owner served
 * longest ago.
 */
export function createFairQueue(width: number): FairQueue {
  const maxPerAddress = Math.max(1, width - 1);
  const waiting: Waiting[] = [];
  const running: Turn[] = [];
  /** When each waiting or running address and owner was last served. New ones come first. */
  const served = new Map<string, number>();
  let turns = 0;

  const keysOf = ({ address, owner }: Turn) => [`address ${address}`, `owner ${address} ${owner}`] as const;
  const lastServed = (key: string): number => served.get(key) ?? 0;
  function compare(a: Turn, b: Turn): number {
    const [[aAddress, aOwner], [bAddress, bOwner]] = [keysOf(a), keysOf(b)];
    return lastServed(aAddress) - lastServed(bAddress) || lastServed(aOwner) - lastServed(bOwner);
  }
  const hasSlot = ({ address }: Turn): boolean =>
    running.filter((turn) => turn.address === address).length < maxPerAddress;

  function startNext(): void {
    while (running.length < width) {
      // Sorting is stable for equal entries.
      const [next] = waiting.filter(hasSlot).toSorted(compare);
      if (next === undefined) return;
      waiting.splice(waiting.indexOf(next), 1);
      running.push(next);
      turns += 1;
      for (const key of keysOf(next)) served.set(key, turns);
      next.go();
    }
  }

  function end(turn: Turn): void {
    running.splice(running.indexOf(turn), 1);
    startNext();
    const here = new Set([...running, ...waiting].flatMap(keysOf));
    for (const key of keysOf(turn)) if (!here.has(key)) served.delete(key);
  }

  return async ({ owner, address }, task) => {
    const { promise, resolve: go } = Promise.withResolvers<void>();
    const mine = { owner, address, go };
    waiting.push(mine);
    startNext();
    await promise;
    try {
      return await task();
    } finally {
      end(mine);
    }
  };
}
