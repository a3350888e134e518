const LOCK = 'voice-recorder';

/**
 * Makes this the only tab that records or sends, so that tabs don't offer or send each other's recordings.
 * @returns a function that releases it; null if another tab has it. Without https browsers have no locks, and
 * all tabs may record.
 */
export async function claimRecorder(locks: LockManager | undefined): Promise<(() => void) | null> {
  if (!locks) return () => undefined;
  return new Promise((resolve, reject) => {
    locks
      .request(LOCK, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(reject);
  });
}

/** Returns whether another tab is recording or sending. */
export async function isRecorderTaken(locks: LockManager | undefined): Promise<boolean> {
  const held = (await locks?.query())?.held ?? [];
  return held.some(({ name }) => name === LOCK);
}

export const browserLocks = (): LockManager | undefined => navigator.locks as LockManager | undefined;
