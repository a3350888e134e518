import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RATE = 16_000;

/**
 * Writes an audio file that a browser uses as its microphone: a repeating tone that swells and falls like
 * speech. Every worker writes the same file.
 * @returns its path.
 */
export async function spokenWav(seconds = 4): Promise<string> {
  const samples = Buffer.alloc(seconds * RATE * 2);
  for (let index = 0; index < seconds * RATE; index += 1) {
    const time = index / RATE;
    const swell = 0.5 + 0.5 * Math.sin(2 * Math.PI * 3 * time);
    samples.writeInt16LE(Math.round(0.4 * swell * Math.sin(2 * Math.PI * 220 * time) * 32_767), index * 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20); // PCM
  head.writeUInt16LE(1, 22); // One channel.
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  const path = join(tmpdir(), `offhand-spoken-${seconds}s.wav`);
  // Renamed when it is complete, because a browser of another worker may be reading it.
  const partial = `${path}.${process.pid}`;
  await writeFile(partial, Buffer.concat([head, samples]));
  await rename(partial, path);
  return path;
}
