import { readFileSync } from 'node:fs';
import type { TextFeatures } from './feature-buffer.ts';

/** A linear model whose weights `npm run generate` computed with `trainClassifier`. */
export class TextClassifier {
  readonly #classes: number;
  readonly #scale: number;
  readonly #weights: Int8Array;

  constructor(file: URL, classes: number) {
    const bytes = readFileSync(file);
    this.#classes = classes;
    this.#scale = bytes.readFloatLE(0);
    this.#weights = new Int8Array(bytes.buffer, bytes.byteOffset + 4, bytes.length - 4);
  }

  /** Returns the score of each class. */
  scores({ count, indexes, values }: TextFeatures): Float64Array {
    const scores = new Float64Array(this.#classes);
    for (let index = 0; index < count; index += 1) {
      const from = (indexes[index] ?? 0) * this.#classes;
      const value = (values[index] ?? 0) * this.#scale;
      for (let c = 0; c < this.#classes; c += 1)
        scores[c] = (scores[c] ?? 0) + value * (this.#weights[from + c] ?? 0);
    }
    return scores;
  }
}
