import type { Piece } from './fold-text.ts';
import type { Phrase } from './match-phrase.ts';

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Says how a text hides a phrase, such as "with spaces" and "1 for l"; empty if it doesn't. */
export function explainMatch(
  original: string,
  pieces: readonly Piece[],
  { letters, breaks }: Phrase,
): string[] {
  const how: string[] = [];
  const joints = new Set(pieces.slice(1).map(({ joint }) => joint));
  const hasExtraJoints = pieces.filter(({ isSign }) => !isSign).length - 1 > breaks.size;
  if (hasExtraJoints && joints.has('space')) how.push('with spaces');
  if (hasExtraJoints && joints.has('tight')) how.push('with dots or dashes');
  if (INVISIBLE.test(original)) how.push('with invisible characters');
  const text = pieces.map((piece) => piece.letters).join('');
  const swaps = new Set<string>();
  let index = 0;
  for (const letter of text) {
    if (letter === letters[index]) index += 1;
    else if (/[a-z]/.test(letter)) continue;
    else if (letters[index] !== undefined) {
      swaps.add(`${letter} for ${letters[index]}`);
      index += 1;
    }
  }
  how.push(...swaps);
  if (/[^\p{ASCII}]/u.test(original.replaceAll(/[\p{Cf}\p{M}\p{P}\p{Z}]/gu, '')))
    how.push('look-alike letters');
  if (text.length > letters.length) how.push('repeated letters');
  return how;
}
