import { seededRandom, shuffled } from '../../../shared/seeded-random.ts';

/** A text of a known class. */
export interface TrainingText {
  /** The index of its class. */
  right: number;
  indexes: Uint32Array<ArrayBuffer>;
  values: Float32Array<ArrayBuffer>;
}

interface TrainingOptions {
  classes: number;
  /** The number of different features. */
  features: number;
  epochs: number;
  /** Features in fewer texts than this are treated as coincidence. */
  minSeen: number;
  /** Weights below this (of 127) are noise. They are set to zero, which compresses well. */
  minWeight: number;
}

const LEARNING_RATE = 0.3;

/**
 * Trains a linear model: multinomial logistic regression with AdaGrad. Uses only integers and exactly rounded IEEE 754
 * operations (+, −, ×, ÷, square root), so every machine computes identical weights.
 * @returns The scale of the weights (32-bit float, little endian), then one signed byte per feature and class.
 */
export function trainClassifier(texts: readonly TrainingText[], options: TrainingOptions): Uint8Array {
  const { classes, features, epochs, minSeen, minWeight } = options;
  const weights = new Float64Array(features * classes);
  const squares = new Float64Array(features * classes);
  const errors = new Float64Array(classes);
  const random = seededRandom(7);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { right, indexes, values } of shuffled(texts, random)) {
      errors.fill(0);
      for (let slot = 0; slot < indexes.length; slot += 1) {
        const from = (indexes[slot] ?? 0) * classes;
        const value = values[slot] ?? 0;
        for (let c = 0; c < classes; c += 1) errors[c] = (errors[c] ?? 0) + value * (weights[from + c] ?? 0);
      }
      toProbabilities(errors);
      errors[right] = (errors[right] ?? 0) - 1;
      for (let slot = 0; slot < indexes.length; slot += 1) {
        const from = (indexes[slot] ?? 0) * classes;
        const value = values[slot] ?? 0;
        for (let c = 0; c < classes; c += 1) {
          const slope = value * (errors[c] ?? 0);
          const sum = (squares[from + c] ?? 0) + slope * slope;
          squares[from + c] = sum;
          weights[from + c] = (weights[from + c] ?? 0) - (LEARNING_RATE * slope) / Math.sqrt(sum + 1e-8);
        }
      }
    }
  }
  const seen = new Uint32Array(features);
  for (const { indexes } of texts) for (const index of indexes) seen[index] = (seen[index] ?? 0) + 1;
  for (const [index, times] of seen.entries()) {
    if (times < minSeen) weights.fill(0, index * classes, (index + 1) * classes);
  }
  return asBytes(weights, minWeight);
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

function asBytes(weights: Float64Array, minWeight: number): Uint8Array {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Math.fround(largest / 127);
  const bytes = new Uint8Array(4 + weights.length);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, scale, true);
  for (const [index, weight] of weights.entries()) {
    const whole = Math.max(-127, Math.min(127, Math.round(weight / scale)));
    view.setInt8(4 + index, Math.abs(whole) < minWeight ? 0 : whole);
  }
  return bytes;
}
