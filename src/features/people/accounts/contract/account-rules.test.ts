import { expect, test } from 'vitest';
import { DomainError } from '../../../../shared/errors.ts';
import { checkNewPassword, checkSignIn, checkSignUp } from './account-rules.ts';

const valid = { email: 'lena@example.com', password: 'secret1', username: 'lena.fox' };

function refusal(act: () => unknown): DomainError {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('was not refused');
}

test('A sign-up stores the email trimmed and in lower case, and the password trimmed (AUTH-05, AUTH-07)', () => {
  expect(checkSignUp({ email: '  A@B.Co ', password: ' secret1 ', username: ' lena ' })).toEqual({
    email: 'a@b.co',
    password: 'secret1',
    username: 'lena',
  });
});

test.each(['email', 'password', 'username'] as const)(
  'A sign-up without %s says what is missing (AUTH-06)',
  (field) => {
    const { spec, fields } = refusal(() => checkSignUp({ ...valid, [field]: '   ' }));
    expect(spec.title).toBe('Missing information');
    expect(spec.detail).toBe('Please fill in all fields to create an account.');
    expect(fields.map((fieldError) => fieldError.field)).toEqual([field]);
  },
);

test('A password of five characters is too short; six are enough (AUTH-08)', () => {
  const { spec } = refusal(() => checkSignUp({ ...valid, password: ' 12345 ' }));
  expect([spec.title, spec.detail]).toEqual([
    'Password too short',
    'Password must be at least 6 characters long.',
  ]);
  expect(checkNewPassword('123456')).toBe('123456');
});

test.each(['not an address', 'a@b', 'a b@c.de', '<x>@y.zz'])('%s is no email address (AUTH-14)', (email) => {
  const { spec, fields } = refusal(() => checkSignUp({ ...valid, email }));
  expect(spec.title).toBe('Unable to create account');
  expect(fields).toEqual([{ field: 'email', message: 'Enter an address like name@example.com.' }]);
});

test.each(['a', '-dash', 'with space', 'at@sign', '<b>', '\u3164\u3164', 'le\u3164na', '\u115F\uFFA0'])(
  '%s is no username (AUTH-14)',
  (username) => {
    expect(refusal(() => checkSignUp({ ...valid, username })).fields[0]?.field).toBe('username');
  },
);

test('Logging in needs both email and password (AUTH-15)', () => {
  for (const input of [
    { email: ' ', password: 'secret1' },
    { email: 'a@b.co', password: ' ' },
  ]) {
    const { spec } = refusal(() => checkSignIn(input));
    expect([spec.title, spec.detail]).toEqual([
      'Missing information',
      'Please enter your email and password.',
    ]);
  }
  expect(checkSignIn({ email: ' A@B.co ', password: ' secret1' })).toEqual({
    email: 'a@b.co',
    password: 'secret1',
  });
});
