import { CATEGORY_SLUGS } from '../../../../../../shared/taxonomy.ts';
import { seededRandom, shuffled } from '../../../../../../shared/seeded-random.ts';
import { FEATURE_COUNT, featuresOf, readWords } from '../category-features.ts';
import { makeDocuments } from './make-documents.ts';

const DOCUMENTS_PER_CATEGORY = 4000;
const EPOCHS = 4;
const LEARNING_RATE = 0.3;
const CLASSES = CATEGORY_SLUGS.length;
/** Features in fewer ads than this are treated as coincidence. */
const MIN_SEEN = 4;
/** Weights below this (of 127) are noise. They are set to zero, which compresses well. */
const MIN_WEIGHT = 9;

/**
 * Trains the category model: multinomial logistic regression with AdaGrad. Uses only integers and exactly rounded IEEE
 * 754 operations (+, −, ×, ÷, square root), so every machine computes identical weights.
 * @returns The scale of the weights (32-bit float, little endian), then one signed byte per feature and category.
 */
export function trainCategories(): Uint8Array {
  const documents = makeDocuments(DOCUMENTS_PER_CATEGORY).map(({ category, text }) => {
    const { count, places, values } = featuresOf(readWords(text));
    return {
      right: CATEGORY_SLUGS.indexOf(category),
      places: places.slice(0, count),
      values: values.slice(0, count),
    };
  });
  const seen = new Uint16Array(FEATURE_COUNT);
  for (const { places } of documents) for (const place of places) seen[place] = (seen[place] ?? 0) + 1;
  const weights = new Float64Array(FEATURE_COUNT * CLASSES);
  const squares = new Float64Array(FEATURE_COUNT * CLASSES);
  const errors = new Float64Array(CLASSES);
  const random = seededRandom(7);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { right, places, values } of shuffled(documents, random)) {
      errors.fill(0);
      for (let at = 0; at < places.length; at += 1) {
        const from = (places[at] ?? 0) * CLASSES;
        const value = values[at] ?? 0;
        for (let c = 0; c < CLASSES; c += 1) errors[c] = (errors[c] ?? 0) + value * (weights[from + c] ?? 0);
      }
      toProbabilities(errors);
      errors[right] = (errors[right] ?? 0) - 1;
      for (let at = 0; at < places.length; at += 1) {
        const from = (places[at] ?? 0) * CLASSES;
        const value = values[at] ?? 0;
        for (let c = 0; c < CLASSES; c += 1) {
          const slope = value * (errors[c] ?? 0);
          const sum = (squares[from + c] ?? 0) + slope * slope;
          squares[from + c] = sum;
          weights[from + c] = (weights[from + c] ?? 0) - (LEARNING_RATE * slope) / Math.sqrt(sum + 1e-8);
        }
      }
    }
  }
  for (const [place, times] of seen.entries()) {
    if (times < MIN_SEEN) weights.fill(0, place * CLASSES, (place + 1) * CLASSES);
  }
  return asBytes(weights);
}

function toProbabilities(scores: Float64Array): void {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  let sum = 0;
  for (const [c, score] of scores.entries()) {
    const power = exponential(score - highest);
    scores[c] = power;
    sum += power;
  }
  for (const [c, power] of scores.entries()) scores[c] = power / sum;
}

/** Returns e to the power of x for x ≤ 0. Unlike `Math.exp`, the result is identical in all engines. */
function exponential(x: number): number {
  if (x < -40) return 0;
  const part = x / 1024;
  let power = 1 + part * (1 + (part / 2) * (1 + (part / 3) * (1 + part / 4)));
  for (let doubling = 0; doubling < 10; doubling += 1) power *= power;
  return power;
}

function asBytes(weights: Float64Array): Uint8Array {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Math.fround(largest / 127);
  const bytes = new Uint8Array(4 + weights.length);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, scale, true);
  for (const [at, weight] of weights.entries()) {
    const whole = Math.max(-127, Math.min(127, Math.round(weight / scale)));
    view.setInt8(4 + at, Math.abs(whole) < MIN_WEIGHT ? 0 : whole);
  }
  return bytes;
}
