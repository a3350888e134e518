import sharp from 'sharp';

/** Strokes of letters on a grid of 4 by 6, drawn without a font, which a machine may lack. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 6 L2 0 L4 6 M0.8 4 L3.2 4',
  D: 'M0 0 L0 6 L1.8 6 C4.8 6 4.8 0 1.8 0 Z',
  I: 'M2 0 L2 6',
  K: 'M0 0 L0 6 M4 0 L0 3.4 M1.3 2.4 L4 6',
  N: 'M0 6 L0 0 L4 6 L4 0',
  O: 'M2 0 C-0.7 0 -0.7 6 2 6 C4.7 6 4.7 0 2 0 Z',
  T: 'M0 0 L4 0 M2 0 L2 6',
};
/** Distance from one letter to the next. */
const ADVANCE = 5.6;

/** The appearance of the photographed item. */
export interface ItemPhotoOptions {
  /** Clockwise rotation in degrees. */
  turn?: 0 | 90 | 180 | 270;
  /** The color of its box. */
  color?: string;
  /** An SVG element on its lower half, such as a barcode. */
  label?: string;
}

/**
 * Draws a photo of a box on a table with these lines of text, each smaller than the previous one. Uses the
 * letters in `LETTERS`.
 */
export async function itemPhoto(
  lines: readonly string[],
  { turn = 0, color = '#1e5fae', label = '' }: ItemPhotoOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = lines.map((line, index) => {
    const scale = index === 0 ? 20 : 11;
    const left = 450 - ((line.length - 1) * ADVANCE + 4) * (scale / 2);
    const letters = [...line].map((letter, at) =>
      LETTERS[letter] === undefined
        ? ''
        : `<path transform="translate(${at * ADVANCE})" d="${LETTERS[letter]}"/>`,
    );
    return `<g transform="translate(${left} ${310 + 170 * index}) scale(${scale})" fill="none" stroke="#fff" stroke-width="0.9">${letters.join('')}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
    <rect width="900" height="900" fill="#d8d2c4"/>
    <g transform="rotate(${turn} 450 450)"><rect x="90" y="240" width="720" height="420" fill="${color}"/>${texts.join('')}<svg x="225" y="440" width="450" height="190">${label}</svg></g>
  </svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer());
}
