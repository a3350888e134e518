import { DomainError } from '../../../shared/errors.ts';
import { voiceErrors } from '../contract/errors.ts';
import { RECORDING_LIMITS } from '../contract/recording-limits.ts';

/** What browsers put before the base64 of a file they read. */
const DATA_URL = /^data:[^,]{0,100};base64,/;

/**
 * The bytes of a recording in base64.
 * @throws DomainError if there are none, too many, or it is no base64.
 */
export function audioOf(base64: string): Uint8Array<ArrayBuffer> {
  const start = DATA_URL.exec(base64)?.[0].length ?? 0;
  const text = start === 0 ? base64 : base64.slice(start);
  if (text === '') throw new DomainError(voiceErrors.RECORDING_EMPTY);
  const audio = Buffer.from(text, 'base64');
  // The decoder skips what is no base64, so that something is missing then.
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (audio.length !== Math.floor(((text.length - padding) * 3) / 4)) {
    throw new DomainError(voiceErrors.RECORDING_UNREADABLE);
  }
  if (audio.length > RECORDING_LIMITS.maxBytes) throw new DomainError(voiceErrors.RECORDING_TOO_BIG);
  return audio;
}
