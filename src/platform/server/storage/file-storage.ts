/**
 * Where files that people upload are kept. Keys look like `{owner}/{name}`; what is stored under a key never
 * changes, so its address can be cached for ever.
 */
export interface FileStorage {
  put(key: string, content: Buffer): Promise<void>;
  /** @throws when there is nothing under this key. */
  read(key: string): Promise<Buffer>;
  /** Removes what is there; keys that are gone already are no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Path on this site under which browsers get the file. */
  urlOf(key: string): string;
}
