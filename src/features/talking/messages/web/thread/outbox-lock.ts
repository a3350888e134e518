const lockOf = (conversation: string): string => `chat-outbox:${conversation}`;

/**
 * Locks require https. Without it, as on a home network, two tabs may send the same message, which is stored
 * once.
 */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/**
 * Makes an open chat the only tab that sends its outbox.
 * @param onLocked Called once no other tab is sending it.
 * @returns a function that releases the lock.
 */
export function lockOutbox(conversation: string, onLocked: () => void): () => void {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  let isLeft = false;
  const lock = () => {
    if (!isLeft) onLocked();
    return left;
  };
  const manager = locks();
  if (manager) void manager.request(lockOf(conversation), { mode: 'shared' }, lock);
  else void lock();
  return () => {
    isLeft = true;
    leave();
  };
}

/** Runs `work` in only one tab, and only if no tab has the conversation open. */
export async function withOutboxLock(conversation: string, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (!manager) return work();
  await manager.request(lockOf(conversation), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
}
