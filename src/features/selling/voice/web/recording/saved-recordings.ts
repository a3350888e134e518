import type { OwnFiles } from '../../../../../platform/web/stored/own-files.ts';
import { DAY_MS } from '../../../../../shared/time.ts';
import type { Recognized, Recording } from './recording.ts';

/** Days for which an untranscribed recording stays on its device. */
export const RETENTION_DAYS = 7;

/** Stores a member's untranscribed recordings on this device. */
export function savedRecordings(files: OwnFiles, person: string) {
  const start = `recording:${person}:`;
  return {
    save: (recording: Recording): Promise<boolean> => files.save(start + recording.id, recording),
    remove: (id: string): Promise<void> => files.remove(start + id),
    /** Returns recordings, newest first. Removes expired and invalid ones. */
    async read(now: number): Promise<Recording[]> {
      const recordings: Recording[] = [];
      for (const [name, value] of await files.read(start)) {
        const recording = parseRecording(value);
        if (recording && now - recording.startedAt < RETENTION_DAYS * DAY_MS) recordings.push(recording);
        else await files.remove(name);
      }
      return recordings.toSorted((a, b) => b.startedAt - a.startedAt);
    },
  };
}

/** Parses a stored recording, possibly from an older release; null if invalid. */
function parseRecording(value: unknown): Recording | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, audio, seconds, startedAt, wave, recognized } = { ...value } as Record<string, unknown>;
  if (typeof id !== 'string' || typeof seconds !== 'number' || typeof startedAt !== 'number') return null;
  const words = parseRecognized(recognized);
  if (!(audio instanceof Blob) || (audio.size === 0 && words === null)) return null;
  const levels = Array.isArray(wave) ? wave.filter((level) => typeof level === 'number') : [];
  return {
    id,
    audio,
    seconds,
    startedAt,
    wave: levels,
    silent: false,
    recognized: words,
  };
}

function parseRecognized(value: unknown): Recognized | null {
  if (typeof value !== 'object' || value === null) return null;
  const { text, confidence } = { ...value } as Record<string, unknown>;
  if (typeof text !== 'string' || text === '') return null;
  return { text, confidence: typeof confidence === 'number' ? confidence : null };
}
