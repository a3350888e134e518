import { type RawBuilder, type SqlBool, sql } from 'kysely';
import sharp from 'sharp';

/** The hash compares each of 8 by 8 points with its right neighbor. */
const SIDE = 8;
/** Pictures with fewer light or dark steps are too plain to tell apart: a wall, a black screen. */
const MIN_STEPS = 6;

/**
 * Returns a perceptual hash of a picture: 64 bits that say where it gets brighter to the right. Another size, another
 * quality or a slight change of color changes few of them. Null for a plain picture, which looks like many.
 */
export async function photoLook(picture: Buffer): Promise<bigint | null> {
  const pixels = await sharp(picture)
    .grayscale()
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  let look = 0n;
  let steps = 0;
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const index = row * (SIDE + 1) + column;
      const isBrighter = (pixels[index + 1] ?? 0) > (pixels[index] ?? 0);
      look = (look << 1n) | (isBrighter ? 1n : 0n);
      if (isBrighter) steps += 1;
    }
  }
  const isPlain = Math.min(steps, SIDE * SIDE - steps) < MIN_STEPS;
  return isPlain ? null : BigInt.asIntN(64, look);
}

/** Bits in which hashes of the same photo can differ. The index finds up to three. */
const MAX_DIFFERENT_BITS = 3;

/** SQL condition that two rows of photos, by their names in the statement, look the same. */
export const looksSame = (one: string, other: string): RawBuilder<SqlBool> => {
  const [mine, theirs] = [sql.ref(`${one}.look`), sql.ref(`${other}.look`)];
  return sql<SqlBool>`(${mine} is not null and ${theirs} is not null
    and look_parts(${theirs}) && look_parts(${mine})
    and bit_count((${mine} # ${theirs})::bit(64)) <= ${sql.lit(MAX_DIFFERENT_BITS)})`;
};
