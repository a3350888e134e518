import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  OggOutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** Returns three seconds of a tone that swells like speech, as written by Chrome's MediaRecorder. */
export const recordedByChrome = (kind: 'webm' | 'mp4'): Promise<Buffer<ArrayBuffer>> =>
  readFile(join(import.meta.dirname, `recording.${kind}`)) as Promise<Buffer<ArrayBuffer>>;

interface RecordingOptions {
  seconds?: number;
  container?: 'webm' | 'ogg';
  /** Silence as from a muted microphone. */
  silent?: boolean;
}

const FORMATS = {
  webm: () => new WebMOutputFormat({ appendOnly: true }),
  ogg: () => new OggOutputFormat(),
};

/** A packet of Opus with 60 ms of silence. */
const SILENCE = new Uint8Array([0x18, 0xff, 0xfe]);

/** Creates a recording of any length from the sound that Chrome recorded. */
export async function newRecording({
  seconds = 3,
  container = 'webm',
  silent = false,
}: RecordingOptions = {}) {
  const sample = new Input({ source: new BufferSource(await recordedByChrome('webm')), formats: [WEBM] });
  const track = await sample.getPrimaryAudioTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('the sample has no sound');
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  const target = new BufferTarget();
  const output = new Output({ format: FORMATS[container](), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const step = 0.06;
  for (let index = 0; index * step < seconds; index += 1) {
    const data = silent ? SILENCE : packets[index % packets.length]?.data;
    if (data) await source.add(new EncodedPacket(data, 'key', index * step, step), { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** Creates uncompressed audio with one byte per sample. */
export function newWav(seconds: number, rate = 4_000): Uint8Array<ArrayBuffer> {
  const size = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  for (let index = 0; index < size; index += 1) file[44 + index] = 128 + Math.round(80 * Math.sin(index / 5));
  return new Uint8Array(file);
}
