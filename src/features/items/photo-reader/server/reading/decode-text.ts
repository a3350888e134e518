export interface ReadText {
  text: string;
  /** The mean over its characters, from 0 to 1. */
  confidence: number;
}

/**
 * Reads the text out of what the recognizer answers (CTC): for each step from left to right, how likely each character
 * is. Class 0 is the gap between two characters. A character that stays over several steps counts once.
 * @param characters The character of each class.
 */
export function decodeText(
  probabilities: Float32Array,
  classes: number,
  characters: readonly string[],
): ReadText {
  let text = '';
  let sum = 0;
  let count = 0;
  let previous = 0;
  for (let step = 0; step < probabilities.length; step += classes) {
    let best = 0;
    let highest = 0;
    for (let candidate = 0; candidate < classes; candidate += 1) {
      const probability = probabilities[step + candidate] as number;
      if (probability > highest) {
        best = candidate;
        highest = probability;
      }
    }
    if (best !== 0 && best !== previous) {
      text += characters[best] ?? '';
      sum += highest;
      count += 1;
    }
    previous = best;
  }
  return { text, confidence: count === 0 ? 0 : sum / count };
}

/** The characters of the classes, from the dictionary that comes with the model: one a line, then the space. */
export const charactersOf = (dictionary: string): string[] => ['', ...dictionary.split('\n'), ' '];
