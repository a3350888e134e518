import { expect, test } from 'vitest';
import { passkeyProblem } from './passkey-problem.ts';

const named = (name: string) => Object.assign(new Error('from the browser'), { name });

test('A browser without passkeys says so, whatever it threw', () => {
  expect(passkeyProblem(named('TypeError'), false).title).toBe("This browser can't use passkeys");
});

test.each([
  ['NotAllowedError', 'You canceled, or it took too long. Try again, or use your password.'],
  ['AbortError', 'You canceled, or it took too long. Try again, or use your password.'],
  ['InvalidStateError', 'You can log in with the one it has.'],
  ['NotSupportedError', 'Use your password, or try a newer browser.'],
  ['SecurityError', "Your browser couldn't finish. Try again, or use your password."],
])('When the browser answers %s, people read what to do', (name, detail) => {
  expect(passkeyProblem(named(name), true)).toMatchObject({ code: 'NOT_NOW', detail });
});
