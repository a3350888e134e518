const lockOf = (conversation: string): string => `chat-outbox:${conversation}`;

/** Missing without https, as on a plain home network: then two tabs may send the same, which is stored once. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/**
 * Keeps an open chat the one that sends what waits in it.
 * @param onHeld Called as soon as no other tab is sending it.
 * @returns Leaves it to other pages again.
 */
export function holdOutbox(conversation: string, onHeld: () => void): () => void {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  let isLeft = false;
  const hold = () => {
    if (!isLeft) onHeld();
    return left;
  };
  const manager = locks();
  if (manager) void manager.request(lockOf(conversation), { mode: 'shared' }, hold);
  else void hold();
  return () => {
    isLeft = true;
    leave();
  };
}

/** Runs in one tab, and only if no tab has the conversation open. */
export async function withFreeOutbox(conversation: string, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (!manager) return work();
  await manager.request(lockOf(conversation), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
}
