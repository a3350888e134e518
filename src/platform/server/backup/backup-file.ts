import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartupError } from '../startup-error.ts';

/**
 * The file of a backup: a tar, compressed with zstd, so that other tools can open it too. Its last entry is the digest
 * of all others, without which the file is cut off or damaged.
 */
const DIGEST_ENTRY = 'sha256';

type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Adds an entry of `size` bytes. */
export type AddEntry = (name: string, size: number, content: Content) => Promise<void>;

/**
 * Writes a backup file that only its owner can read, because it has everything people wrote. Until it is complete, its
 * name ends in ".part"; an error removes it, and the next attempt overwrites what a killed process left.
 * @throws StartupError if the disk refuses it.
 */
export async function writeBackupFile(path: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'w', 0o600).catch((error: unknown) => {
    throw unwritable(path, error);
  });
  const tar = pack();
  const digest = createHash('sha256');
  async function add(name: string, size: number, content: Content): Promise<void> {
    digest.update(header(name, size));
    await pipeline(content, digesting(digest), tar.entry({ name, size }));
  }
  async function fillAll(): Promise<void> {
    await fill(add);
    const sum = Buffer.from(digest.digest('hex'));
    await pipeline([sum], tar.entry({ name: DIGEST_ENTRY, size: sum.length }));
    tar.finalize();
  }
  const written = pipeline(tar, createZstdCompress(), file.createWriteStream({ flush: true }));
  try {
    // A full disk ends the second while the first waits for it.
    await Promise.all([fillAll(), written]);
    await rename(unfinished, path);
  } catch (error) {
    tar.destroy();
    const ended: unknown = await written.catch((reason: unknown) => reason);
    await rm(unfinished, { force: true });
    throw isOfWriting(ended) ? unwritable(path, ended) : error;
  }
}

const isOfWriting = (error: unknown): boolean =>
  /^(?:write|writev|fsync)$/.test((error as NodeJS.ErrnoException | undefined)?.syscall ?? '');

function unwritable(path: string, error: unknown): StartupError {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reasons = new Map([
    ['ENOENT', `There is no folder ${dirname(path)}: create it, or name a file in another one.`],
    [
      'ENOSPC',
      `The disk is full, so ${path} cannot be written: free some space, or name a file on another disk.`,
    ],
    ['EACCES', `This account may not write to ${path}: name a file in a folder where it may.`],
  ]);
  return new StartupError(
    reasons.get(code) ??
      `${path} cannot be written (${code}): name a file in another folder or on another disk.`,
  );
}

export interface BackupEntry {
  name: string;
  size: number;
  /** Must be read to the end. */
  content: AsyncIterable<Uint8Array>;
}

/**
 * Reads the entries of a backup file in order, and checks them against the digest at the end.
 * @param onRead gets the number of bytes of the file that were read.
 * @throws StartupError if the file is missing, damaged, cut off or no backup.
 */
export async function* readBackupFile(
  path: string,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<BackupEntry> {
  const tar = extract();
  const digest = createHash('sha256');
  let stored: string | undefined;
  const read = pipeline(createReadStream(path), counting(onRead), createZstdDecompress(), tar);
  read.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      const content = entry as AsyncIterable<Uint8Array>;
      if (name === DIGEST_ENTRY) {
        stored = (await bytesOf(content)).toString();
        continue;
      }
      digest.update(header(name, size));
      yield { name, size, content: digesting(digest)(content) };
    }
    await read;
  } catch (error) {
    throw isOfFile(error) ? unreadable(path, error) : error;
  }
  if (stored !== digest.digest('hex')) throw unreadable(path, new Error('its checksum differs'));
}

export async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const header = (name: string, size: number) => `${name}\n${size}\n`;

const digesting = (digest: ReturnType<typeof createHash>) =>
  async function* (content: Content): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      digest.update(chunk);
      yield chunk;
    }
  };

const counting = (onRead: (bytes: number) => void) =>
  async function* (content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of content) {
      bytes += chunk.length;
      onRead(bytes);
      yield chunk;
    }
  };

/** Whether an error is about reading the file, rather than about what was done with its content. */
function isOfFile(error: unknown): boolean {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return (
    /^(?:ZSTD_|Z_|ERR_STREAM_PREMATURE_CLOSE$|ENOENT$|EACCES$|EISDIR$)/.test(code) ||
    /tar|end of data/i.test(message)
  );
}

function unreadable(path: string, cause: unknown): StartupError {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new StartupError(`There is no file ${path}.`);
  if (code === 'EACCES' || code === 'EISDIR') return new StartupError(`${path} cannot be read (${code}).`);
  return new StartupError(
    `${path} is damaged, cut off or not a backup (${message}): use another copy of it.`,
  );
}
