/** How many bytes from the beginning of a file are enough to detect its kind. */
export const PHOTO_HEAD_BYTES = 64;

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];

/** Detects the kind of an image by its first bytes, ignoring its name; null for other files. */
export function photoKindOf(head: Uint8Array): PhotoKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp') return kindOfContainer(head, text);
  return null;
}

/** AVIF and HEIC share a container. The brands it lists tell which codec it contains. */
function kindOfContainer(head: Uint8Array, text: (from: number, to: number) => string): PhotoKind | null {
  const [, , a = 0, b = 0] = head;
  const end = Math.min(head.length, a * 256 + b);
  const brands = [text(8, 12)];
  for (let index = 16; index + 4 <= end; index += 4) brands.push(text(index, index + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}
