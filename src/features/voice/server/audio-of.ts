import { DomainError } from '../../../shared/errors.ts';
import { voiceErrors } from '../contract/errors.ts';
import { RECORDING_LIMITS } from '../contract/recording-limits.ts';

/** The prefix that browsers put before the base64 of a file. */
const DATA_URL = /^data:[^,]{0,100};base64,/;

/**
 * Decodes a base64 recording.
 * @throws DomainError if it is empty, too large or not base64.
 */
export function audioOf(base64: string): Uint8Array<ArrayBuffer> {
  const start = DATA_URL.exec(base64)?.[0].length ?? 0;
  const text = start === 0 ? base64 : base64.slice(start);
  if (text === '') throw new DomainError(voiceErrors.RECORDING_EMPTY);
  const audio = Buffer.from(text, 'base64');
  // The decoder skips invalid characters, which makes the result too short.
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (audio.length !== Math.floor(((text.length - padding) * 3) / 4)) {
    throw new DomainError(voiceErrors.RECORDING_UNREADABLE);
  }
  if (audio.length > RECORDING_LIMITS.maxBytes) throw new DomainError(voiceErrors.RECORDING_TOO_BIG);
  return audio;
}
