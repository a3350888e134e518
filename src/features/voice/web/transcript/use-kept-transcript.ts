import { useEffect, useRef } from 'react';
import { ownStore } from '../../../../platform/web/own-store.ts';
import { isBlank, keptName, parseTranscript, type Transcript } from './kept-transcript.ts';

interface KeptTranscriptOptions {
  person: string;
  transcript: Transcript;
  restore: (transcript: Transcript) => void;
}

/** Saves the texts of the recorder tool on this device, so that a reload loses none. */
export function useKeptTranscript({ person, transcript, restore }: KeptTranscriptOptions): void {
  const untouched = useRef(transcript);

  useEffect(() => {
    const kept = parseTranscript(ownStore().read(keptName(person)));
    if (kept) restore(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per visit
  }, [person]);

  useEffect(() => {
    if (transcript === untouched.current) return;
    ownStore().keep(keptName(person), isBlank(transcript) ? null : transcript);
  }, [person, transcript]);
}
