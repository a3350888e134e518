import { expect, test } from 'vitest';
import { filesInWords } from './files-in-words.ts';

test.each([
  [1, [], 'Photo'],
  [3, [], '3 photos'],
  [0, ['Manual.pdf'], 'Sent a file: Manual.pdf'],
  [0, ['Manual.pdf', 'prices.csv'], 'Sent 2 files'],
  [1, ['Manual.pdf'], 'Photo, 1 file'],
  [2, ['Manual.pdf', 'prices.csv'], '2 photos, 2 files'],
])('A message of %i photos and the files %j reads as "%s" (MSG-14)', (photoCount, attachmentNames, words) => {
  expect(filesInWords({ photoCount, attachmentNames })).toBe(words);
});
