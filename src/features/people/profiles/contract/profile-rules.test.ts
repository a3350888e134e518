import { expect, test } from 'vitest';
import { checkProfile } from './profile-rules.ts';

test('Name and bio are stored as plain text, the name on one line', () => {
  expect(
    checkProfile({ fullName: '  Ada\n  Lovelace ', bio: ' Sells\r\nbooks.\n\n\n\nAnd maps.\u0000 ' }),
  ).toEqual({ fullName: 'Ada Lovelace', bio: 'Sells\nbooks.\n\nAnd maps.' });
  expect(checkProfile({ fullName: ' ', bio: '\n' })).toEqual({ fullName: null, bio: null });
});

test('A name or bio that is too long is refused with a fix', () => {
  expect(() => checkProfile({ fullName: 'a'.repeat(60), bio: 'b'.repeat(500) })).not.toThrow();
  expect(() => checkProfile({ fullName: 'a'.repeat(61), bio: 'b'.repeat(501) })).toThrow(
    expect.objectContaining({
      fields: [
        { field: 'fullName', message: 'Use at most 60 characters.' },
        { field: 'bio', message: 'Use at most 500 characters.' },
      ],
    }),
  );
});

test('A name with nothing to see is refused with a fix; an empty one removes the name', () => {
  expect(() => checkProfile({ fullName: '\u200B\u3164', bio: '\u2800' })).toThrow(
    expect.objectContaining({
      fields: [{ field: 'fullName', message: 'Use characters that people can see.' }],
    }),
  );
  expect(checkProfile({ fullName: ' ', bio: '\u2800' })).toEqual({ fullName: null, bio: null });
});
