import type { StoredFile } from './file-storage.ts';

/**
 * Reads the few parts of S3's XML that we need; its elements are flat and without attributes, so no parser is needed.
 */

/** Returns the code of an error, such as NoSuchKey; null if the response is not an S3 error. */
export const readErrorCode = (xml: string): string | null => textOf(xml, 'Code');

/** Parses a page of a bucket's files, and the token of the next page. */
export function readListing(xml: string): { files: StoredFile[]; next: string | null } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: textOf(content, 'Key') ?? '',
    storedAt: new Date(textOf(content, 'LastModified') ?? Number.NaN),
  }));
  return { files, next: textOf(xml, 'NextContinuationToken') };
}

function textOf(xml: string, element: string): string | null {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return found === undefined ? null : unescaped(found);
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal ?? hex) return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16));
    return ENTITIES.get(name) ?? whole;
  });
}
