/**
 * Where files that people upload are kept. Keys look like `{owner}/{name}`; what is stored under a key never
 * changes, so its address can be cached for ever. A storage that does not answer throws FILES_UNAVAILABLE.
 */
export interface FileStorage {
  /** @throws StartupError saying what to change when nothing can be stored. */
  check(): Promise<void>;
  put(key: string, content: Buffer): Promise<void>;
  /** Bytes of a file; null when there is none. */
  sizeOf(key: string): Promise<number | null>;
  /** The file, or the bytes of it from `start` to `end` (both included); null when there is none. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Removes what is there; keys that are gone already are no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Everything there is, a page at a time, with what interrupted puts left behind (named `….part`). */
  list(): AsyncIterable<StoredFile[]>;
  /** Path on this site under which browsers get the file. */
  urlOf(key: string): string;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface OpenFile {
  /** Of what `body` gives. */
  size: number;
  /** Has to be read or cancelled. */
  body: ReadableStream<Uint8Array>;
}

export interface StoredFile {
  key: string;
  storedAt: Date;
}

/** Prefix of the addresses of stored files: the same wherever they are kept. */
export const FILES_PATH = '/files';
