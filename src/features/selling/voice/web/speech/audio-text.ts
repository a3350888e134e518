/** Bytes converted at once: argument lists have a maximum length. */
const CHUNK_SIZE = 0x8000;

/** Encodes a file as base64 for JSON. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_SIZE));
  }
  return btoa(binary);
}
