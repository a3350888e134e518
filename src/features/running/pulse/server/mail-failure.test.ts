import { expect, test } from 'vitest';
import { mailFailure } from './mail-failure.ts';

test.each([
  [{ code: 'EAUTH', responseCode: 535 }, 'The mail server refused our login. Check SMTP_URL.'],
  [{ code: 'EENVELOPE', responseCode: 550 }, 'The mail server says this address does not exist.'],
  [{ code: 'EENVELOPE', responseCode: 552 }, 'Their mailbox is full.'],
  [{ code: 'EMESSAGE', responseCode: 554 }, 'The mail server refused it (554).'],
  [{ responseCode: 421 }, 'The mail server asked us to try later (421).'],
  [{ code: 'ESOCKET' }, "The mail server didn't answer."],
  [{ message: 'no such column' }, "It couldn't be sent. The log says why."],
  ['text', "It couldn't be sent. The log says why."],
  [null, "It couldn't be sent. The log says why."],
])('Operators read why a mail failed: %j', (error, reason) => {
  expect(mailFailure(error)).toBe(reason);
});
