import { fileTypeFromBuffer } from 'file-type';
import type { InputAudioTrack } from 'mediabunny';
import { DomainError } from '../../../../shared/errors.ts';
import { voiceErrors } from '../contract/errors.ts';
import { RECORDING_LIMITS } from '../contract/recording-limits.ts';

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
  const fileType = await fileTypeFromBuffer(audio);
  const mimeType = TYPES.get(fileType?.ext ?? '');
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

/**
 * Whether a recording is complete according to its container, or was truncated by a full disk or a lost
 * connection.
 */
function isComplete(audio: Uint8Array, mimeType: string): boolean {
  const view = new DataView(audio.buffer, audio.byteOffset, audio.byteLength);
  switch (mimeType) {
    case 'audio/webm':
      return isCompleteWebm(view);
    case 'audio/mp4':
      return isCompleteMp4(view);
    case 'audio/ogg':
      return isCompleteOgg(view);
    default:
      return isCompleteWav(view);
  }
}

/** Elements that contain others. Browsers write them without a size, which they don't know yet. */
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;

function isCompleteWebm(view: DataView): boolean {
  let position = 0;
  while (position < view.byteLength) {
    const id = readNumber(view, position, { withMarker: true });
    const size = id && readNumber(view, position + id.length, { withMarker: false });
    if (!id || !size) return false;
    position += id.length + size.length;
    if (id.value === SEGMENT || id.value === CLUSTER) continue;
    // Only elements that contain others may omit their size.
    if (size.isUnknown) return false;
    position += size.value;
  }
  return position === view.byteLength;
}

/**
 * Reads an EBML number: the leading zero bits of its first byte give its length. Returns null past the end.
 */
function readNumber(view: DataView, position: number, { withMarker }: { withMarker: boolean }) {
  if (position >= view.byteLength) return null;
  const first = view.getUint8(position);
  const length = Math.clz32(first) - 23;
  if (length > 8 || position + length > view.byteLength) return null;
  const mask = 0xff >> length;
  let value = withMarker ? first : first & mask;
  let isUnknown = (first & mask) === mask;
  for (let index = 1; index < length; index += 1) {
    const byte = view.getUint8(position + index);
    value = value * 256 + byte;
    if (byte !== 0xff) isUnknown = false;
  }
  return { length, value, isUnknown };
}

function isCompleteMp4(view: DataView): boolean {
  let position = 0;
  while (position + 8 <= view.byteLength) {
    const size = view.getUint32(position);
    // 0 means up to the end; 1 means that the size follows in eight bytes.
    if (size === 0) return true;
    if (size === 1 && position + 16 > view.byteLength) return false;
    const whole = size === 1 ? Number(view.getBigUint64(position + 8)) : size;
    if (whole < 8) return false;
    position += whole;
  }
  return position === view.byteLength;
}

function isCompleteOgg(view: DataView): boolean {
  let position = 0;
  while (position + 27 <= view.byteLength) {
    const segments = view.getUint8(position + 26);
    if (position + 27 + segments > view.byteLength) return false;
    let size = 27 + segments;
    for (let index = 0; index < segments; index += 1) size += view.getUint8(position + 27 + index);
    position += size;
  }
  return position === view.byteLength;
}

function isCompleteWav(view: DataView): boolean {
  if (view.byteLength < 12) return false;
  const declared = view.getUint32(4, true);
  // Programs that write to a pipe don't know the size, and declare the maximum.
  return declared >= 0x7fffffff || declared === 0 || declared + 8 <= view.byteLength;
}
