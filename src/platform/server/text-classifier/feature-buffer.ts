/** Numeric features of a text: indexes into a model, without duplicates, and their values. */
export interface TextFeatures {
  /** Only the first `count` entries of the arrays are set. */
  count: number;
  indexes: Uint32Array<ArrayBuffer>;
  values: Float32Array<ArrayBuffer>;
}

/** Collects the features of one text after another. It reuses its arrays, to avoid allocations. */
export class FeatureBuffer {
  readonly #sums: Float32Array<ArrayBuffer>;
  readonly #features: TextFeatures;

  /** @param size The number of different features, a power of two. */
  constructor(size: number) {
    this.#sums = new Float32Array(size);
    this.#features = { count: 0, indexes: new Uint32Array(size), values: new Float32Array(size) };
  }

  /** Adds a feature by the FNV-1a hash of its kind and of some letters of a text. */
  add(kind: string, text: string, weight: number, from = 0, to = text.length): void {
    let hash = Math.imul(0x811c9dc5 ^ kind.charCodeAt(0), 0x01000193);
    for (let position = from; position < to; position += 1)
      hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
    const index = (hash ^ (hash >>> 16)) & (this.#sums.length - 1);
    if (this.#sums[index] === 0) this.#features.indexes[this.#features.count++] = index;
    this.#sums[index] = (this.#sums[index] ?? 0) + weight;
  }

  /**
   * Returns the features added since `clear`, scaled to length 1. The next text overwrites them.
   */
  scaled(): TextFeatures {
    const { indexes, values, count } = this.#features;
    let squares = 0;
    for (let slot = 0; slot < count; slot += 1) {
      const index = indexes[slot] ?? 0;
      // Take the square root to reduce the effect of repeated words.
      const sum = this.#sums[index] ?? 0;
      squares += sum;
      values[slot] = Math.sqrt(sum);
      this.#sums[index] = 0;
    }
    const length = Math.sqrt(squares) || 1;
    for (let slot = 0; slot < count; slot += 1) values[slot] = (values[slot] ?? 0) / length;
    return this.#features;
  }

  clear(): void {
    this.#features.count = 0;
  }
}
