import { commonErrors, DomainError } from '../../../shared/errors.ts';

/**
 * Storage for uploaded files. Keys look like `{folder}/{name}`. What is stored under a key never changes, so
 * its address can be cached forever. A storage that does not respond throws FILES_UNAVAILABLE.
 */
export interface FileStorage {
  /**
   * Checks that files can be stored.
   * @throws StartupError saying what to change if nothing can be stored.
   */
  check(): Promise<void>;
  put(key: string, content: Buffer): Promise<void>;
  /** Stores a copy of a local file without loading it into memory. */
  putFile(key: string, path: string): Promise<void>;
  /** Returns the size of a file in bytes; null if it does not exist. */
  sizeOf(key: string): Promise<number | null>;
  /** Opens a file, or its bytes from `start` to `end` (both included); null if it does not exist. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Removes files. Ignores missing ones. */
  remove(keys: readonly string[]): Promise<void>;
  /** Lists all files in pages, including those of interrupted writes (named `….part`). */
  list(): AsyncIterable<StoredFile[]>;
}

export interface ByteRange {
  start: number;
  end: number;
}

interface OpenFile {
  /** Size of `body`. */
  size: number;
  /** Must be read or canceled. */
  body: ReadableStream<Uint8Array>;
}

export interface StoredFile {
  key: string;
  storedAt: Date;
}

/** Prefix of the paths of stored files on this site, the same for every storage. */
export const FILES_PATH = '/files';

/** Returns the path of a file on this site. The database stores paths, because `FILES_URL` may change. */
export const filePath = (key: string): string => `${FILES_PATH}/${key}`;

/** One for the process, so that presenters need no configuration (decision 0130). */
let filesUrl = FILES_PATH;

/** Sets where browsers load public files: from a CDN, or, if undefined, from this site. */
export function loadFilesFrom(url: string | undefined): void {
  filesUrl = url ?? FILES_PATH;
}

/** Returns the address from which browsers load a file. */
export const fileUrl = (key: string): string => `${filesUrl}/${key}`;

/** Returns the address from which browsers load a file, by its stored path. Leaves other addresses as they are. */
export const urlOfPath = <T extends string | null>(path: T): T | string =>
  path?.startsWith(`${FILES_PATH}/`) ? filesUrl + path.slice(FILES_PATH.length) : path;

/**
 * `Cache-Control` of public files. Browsers cache them forever. A CDN asks once a day whether they still exist, so that
 * deleted photos disappear there too.
 */
export const FILE_CACHING = 'public, max-age=31536000, immutable';
export const CDN_CACHING = `${FILE_CACHING}, s-maxage=86400`;

/** Keys in this folder have no public address. A route that checks permissions sends their files. */
export const PRIVATE_FOLDER = 'private';

const DISK_FAULT = /^(?:ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM|EMFILE|ENFILE)$/;
const RETRY_AFTER_SECONDS = 10;

/** Creates the error of a failed storage. The details go to the log; people are asked to try again. */
export const filesUnavailable = (cause: unknown): DomainError =>
  new DomainError(commonErrors.FILES_UNAVAILABLE, { cause, retryAfter: RETRY_AFTER_SECONDS });

/** Whether a file operation failed because of the disk, such as one that is full or read-only. */
export const isDiskFault = (error: unknown): boolean =>
  DISK_FAULT.test(String((error as NodeJS.ErrnoException).code));
