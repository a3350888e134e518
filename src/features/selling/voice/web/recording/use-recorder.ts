import { useEffect, useState, useSyncExternalStore } from 'react';
import { newId } from '../../../../../platform/web/new-id.ts';
import { currentAudioBrowser, openMicrophone } from './microphone.ts';
import { browserLocks, claimRecorder } from './one-recording-tab.ts';
import { createRecorder, IDLE, type RecorderOptions, type RecorderUse } from './recorder.ts';

/** Returns a recorder for this browser's microphone. Unmounting closes it and saves the recording. */
export function useRecorder({ chunkMs, limitSeconds, ...use }: RecorderOptions & RecorderUse) {
  const [recorder] = useState(() =>
    createRecorder(
      {
        openMicrophone: () => openMicrophone(currentAudioBrowser()),
        claim: () => claimRecorder(browserLocks()),
        every(ms, work) {
          const timer = setInterval(work, ms);
          return () => clearInterval(timer);
        },
        now: Date.now,
        newId,
      },
      { chunkMs, limitSeconds },
    ),
  );
  const snapshot = useSyncExternalStore(recorder.subscribe, recorder.snapshot, () => IDLE);

  useEffect(() => {
    recorder.connect(use);
  });

  useEffect(() => {
    // Phones may end a background page without further events.
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') recorder.saveNow();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      recorder.dispose();
    };
  }, [recorder]);

  return { ...snapshot, recorder };
}
