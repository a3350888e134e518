/**
 * Keyset cursors: the sort key of the last row, opaque to clients. A cursor that a client made up decodes to null,
 * and the endpoint refuses it instead of failing in the database.
 */
export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The parts of a cursor, or null when it was not made by `encodeCursor` with the same number of parts. */
export function decodeCursor(cursor: string, length: number): (string | number)[] | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(key) || key.length !== length) return null;
    return key.every((part) => typeof part === 'string' || Number.isSafeInteger(part)) ? key : null;
  } catch {
    return null;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => UUID.test(text);

/** Largest time of a JavaScript date, in milliseconds; PostgreSQL refuses larger ones. */
export const MAX_TIME = 8_640_000_000_000_000;
