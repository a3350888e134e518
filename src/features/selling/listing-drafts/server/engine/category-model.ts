import { readFileSync } from 'node:fs';
import { CATEGORY_SLUGS } from '../../../../../shared/taxonomy.ts';
import { FEATURE_COUNT, featuresOf, type ReadWords } from './category-features.ts';

const CLASSES = CATEGORY_SLUGS.length;
/** Written by `npm run generate` from the lists in `category-training`. */
const file = readFileSync(new URL('category-weights.generated.bin', import.meta.url));
const scale = file.readFloatLE(0);
const weights = new Int8Array(file.buffer, file.byteOffset + 4, FEATURE_COUNT * CLASSES);

/** How strongly the trained model finds that the text speaks for each category, in their order. */
export function scoreCategories(text: ReadWords): Float64Array {
  const { count, places, values } = featuresOf(text);
  const scores = new Float64Array(CLASSES);
  for (let at = 0; at < count; at += 1) {
    const from = (places[at] ?? 0) * CLASSES;
    const value = (values[at] ?? 0) * scale;
    for (let c = 0; c < CLASSES; c += 1) scores[c] = (scores[c] ?? 0) + value * (weights[from + c] ?? 0);
  }
  return scores;
}
