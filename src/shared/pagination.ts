/** Encodes the sort key of a page's last row as a cursor, opaque to clients. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * Decodes a cursor to its parts; null unless `encodeCursor` made it with the same number of parts. Endpoints
 * reject an invalid cursor before it reaches the database.
 */
export function decodeCursor(cursor: string, length: number): (string | number)[] | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(key) || key.length !== length) return null;
    return key.every((part) => typeof part === 'string' || Number.isSafeInteger(part)) ? key : null;
  } catch {
    return null;
  }
}

/** The latest time of a JavaScript date, in milliseconds. PostgreSQL rejects later ones. */
export const MAX_TIME = 8_640_000_000_000_000;
