import { expect, test } from 'vitest';
import { DomainError } from '../../../../shared/errors.ts';
import { type ContactTexts, checkContactMessage } from './contact-rules.ts';

const WRITTEN = { name: 'Lena Fox', email: 'lena@example.com', message: 'My photo is upside down.' };

function refusals(texts: ContactTexts): Record<string, string> {
  try {
    checkContactMessage(texts);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
  }
  throw new Error('was not refused');
}

test('A message is stored as typed, including markup (CONTACT-09)', () => {
  const message = '<b>Hi</b>\r\n\r\nIt says "1 > 2" & more…';
  expect(checkContactMessage({ name: '  Lena   Fox ', email: ' Lena@Example.com ', message })).toEqual({
    name: 'Lena Fox',
    email: 'lena@example.com',
    message: '<b>Hi</b>\n\nIt says "1 > 2" & more…',
  });
});

test('A name or message with nothing to see counts as blank (CONTACT-06)', () => {
  expect(refusals({ ...WRITTEN, name: '\u3164', message: '\u200B\u200D' })).toEqual({
    name: 'Enter your name.',
    message: 'Write your message.',
  });
});

test('Each blank field is named, with what to do about it (CONTACT-06)', () => {
  expect(refusals({ name: ' \n ', email: '\t', message: '\0 ' })).toEqual({
    name: 'Enter your name.',
    email: 'Enter your email so we can reply.',
    message: 'Write your message.',
  });
});

test('Too long a name or message says how long it may be (CONTACT-06)', () => {
  const longest = { ...WRITTEN, name: 'n'.repeat(100), message: 'm'.repeat(5000) };
  expect(checkContactMessage(longest)).toEqual(longest);
  expect(
    refusals({ name: 'n'.repeat(101), email: `${'a'.repeat(254)}@b.co`, message: 'm'.repeat(100_000) }),
  ).toEqual({
    name: 'Use at most 100 characters.',
    email: 'Use an address of at most 254 characters.',
    message: 'Use at most 5,000 characters. Send the rest as another message.',
  });
});

test.each(['lena', 'a@b', 'a@b.co\r\nBcc: all@example.com', 'a@b.co, b@c.de', '<a@b.co>', '\u202Ea@b .co'])(
  '%j is not a valid reply address (CONTACT-06)',
  (email) => {
    expect(refusals({ ...WRITTEN, email })).toEqual({ email: 'Enter an address like name@example.com.' });
  },
);

test('A name stays on one line, and bidirectional controls are removed from name and message (CONTACT-09)', () => {
  const { name, message } = checkContactMessage({
    ...WRITTEN,
    name: 'Lena\r\nBcc: all@example.com\u2028Fox\u202E',
    message: 'safe\u202Etxt\u0007',
  });
  expect([name, message]).toEqual(['Lena Bcc: all@example.com Fox', 'safe txt']);
});
