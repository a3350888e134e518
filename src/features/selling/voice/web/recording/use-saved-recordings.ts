import { useEffect, useMemo, useState } from 'react';
import { ownFiles } from '../../../../../platform/web/stored/own-files.ts';
import { browserLocks, isRecorderTaken } from './one-recording-tab.ts';
import type { Recording } from './recording.ts';
import { savedRecordings } from './saved-recordings.ts';

/** Returns untranscribed recordings of earlier visits, newest first. */
export function useSavedRecordings(person: string | null) {
  const store = useMemo(
    () =>
      typeof window === 'undefined' || person === null ? null : savedRecordings(ownFiles().open(), person),
    [person],
  );
  const [saved, setSaved] = useState<readonly Recording[]>([]);

  useEffect(() => {
    let isUnmounted = false;
    void (async () => {
      // Recordings in use by another tab are not offered.
      const recordings = (await isRecorderTaken(browserLocks())) ? [] : await store?.read(Date.now());
      if (!isUnmounted) setSaved(recordings ?? []);
    })();
    return () => {
      isUnmounted = true;
    };
  }, [store]);

  return {
    saved,
    save: (recording: Recording) => store?.save(recording),
    remove(id: string) {
      setSaved((before) => before.filter((recording) => recording.id !== id));
      void store?.remove(id);
    },
    /** Removes a recording from the list because it is opened. */
    take: (id: string) => setSaved((before) => before.filter((recording) => recording.id !== id)),
  };
}
