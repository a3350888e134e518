import { fileTypeFromBuffer } from 'file-type';
import type { InputAudioTrack } from 'mediabunny';
import { DomainError } from '../../../../shared/errors.ts';
import { voiceErrors } from '../contract/errors.ts';
import { RECORDING_LIMITS } from '../contract/recording-limits.ts';
import { isComplete } from './is-complete.ts';

/** Accepted file extensions, detected by content, with the MIME type that speech services expect. */
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    webm: 'audio/webm',
    ogg: 'audio/ogg',
    oga: 'audio/ogg',
    opus: 'audio/ogg',
    mp4: 'audio/mp4',
    m4a: 'audio/mp4',
    wav: 'audio/wav',
  }),
);

/** Opus encodes silence in packets of about three bytes. Even the quietest room needs far more. */
const SILENT_PACKET_BYTES = 12;

export interface CheckedRecording {
  audio: Uint8Array;
  mimeType: string;
  seconds: number;
}

/**
 * Detects a recording's type by its content and measures it, without decoding.
 * @throws DomainError saying what is wrong with it.
 */
export async function checkRecording(audio: Uint8Array<ArrayBuffer>): Promise<CheckedRecording> {
  const found = await fileTypeFromBuffer(audio);
  const mimeType = TYPES.get(found?.ext ?? '');
  if (mimeType === undefined) throw new DomainError(voiceErrors.RECORDING_UNREADABLE);
  if (!isComplete(audio, mimeType)) throw new DomainError(voiceErrors.RECORDING_CUT_OFF);
  const { seconds, isSilent } = await measure(audio);
  if (seconds < RECORDING_LIMITS.minSeconds) throw new DomainError(voiceErrors.RECORDING_TOO_SHORT);
  // The recorder stops at the limit, but not to the millisecond.
  if (seconds > RECORDING_LIMITS.maxSeconds + 5) throw new DomainError(voiceErrors.RECORDING_TOO_LONG);
  if (isSilent) throw new DomainError(voiceErrors.NO_WORDS_HEARD);
  return { audio, mimeType, seconds };
}

/**
 * Measures length and silence from the packets. Browsers record without knowing the length, so the header
 * doesn't contain it.
 */
async function measure(audio: Uint8Array<ArrayBuffer>): Promise<{ seconds: number; isSilent: boolean }> {
  // Loaded with the first recording, because it takes a tenth of a second.
  const { BufferSource, Input, MP4, OGG, WAVE, WEBM } = await import('mediabunny');
  const input = new Input({ source: new BufferSource(audio), formats: [WEBM, OGG, MP4, WAVE] });
  try {
    const [tracks, videos] = await Promise.all([input.getAudioTracks(), input.getVideoTracks()]);
    const [track] = tracks;
    if (videos.length > 0) throw new DomainError(voiceErrors.RECORDING_UNREADABLE);
    if (track === undefined) throw new DomainError(voiceErrors.RECORDING_CUT_OFF);
    if ((await track.getFirstTimestamp()) === undefined) throw new DomainError(voiceErrors.RECORDING_CUT_OFF);
    return { seconds: await track.computeDuration(), isSilent: await hasOnlySilence(track) };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // The library doesn't declare what it throws for damaged files.
    throw new DomainError(voiceErrors.RECORDING_CUT_OFF, { cause: error });
  } finally {
    input.dispose();
  }
}

/** Whether the track contains only digital silence, for example from a muted microphone. */
async function hasOnlySilence(track: InputAudioTrack): Promise<boolean> {
  if (track.codec !== 'opus') return false;
  const { EncodedPacketSink } = await import('mediabunny');
  for await (const { byteLength } of new EncodedPacketSink(track).packets(undefined, undefined, {
    metadataOnly: true,
  })) {
    if (byteLength > SILENT_PACKET_BYTES) return false;
  }
  return true;
}
