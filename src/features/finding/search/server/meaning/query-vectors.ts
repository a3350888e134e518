/** Searches whose vectors are kept, with 1,500 numbers each a few megabytes. */
const MOST_KEPT = 300;

/** Remembers the vectors of the latest searches, so that pages and filters of one ask the model once. */
export function createQueryVectors(embed: (text: string) => Promise<readonly number[]>) {
  const vectors = new Map<string, readonly number[]>();
  return async (text: string): Promise<readonly number[]> => {
    const vector = vectors.get(text) ?? (await embed(text));
    // Put last, as the first one goes when there are too many.
    vectors.delete(text);
    vectors.set(text, vector);
    const [oldest] = vectors.keys();
    if (vectors.size > MOST_KEPT && oldest !== undefined) vectors.delete(oldest);
    return vector;
  };
}
