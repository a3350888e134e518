import type { ErrorSpec } from '../../../shared/errors.ts';
import { DomainError } from '../../../shared/errors.ts';

/** A body is cut off after this many times the limit. A phone's video would otherwise upload for minutes. */
const MAX_READ_FACTOR = 10;

export interface BodyLimit {
  maxBytes: number;
  /** The error for a larger body. */
  tooBig: ErrorSpec;
}

/**
 * Yields the body up to a number of bytes. The rest of a larger body is read and dropped, because browsers
 * show a response only after they have sent everything. If cut off, they report a lost connection instead.
 * @throws DomainError `tooBig`.
 */
export async function* readUpTo(
  { maxBytes, tooBig }: BodyLimit,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.length;
    if (seen <= maxBytes) yield chunk;
    else if (seen > maxBytes * MAX_READ_FACTOR) break;
  }
  if (seen > maxBytes) throw new DomainError(tooBig);
}
