import { expect, test } from 'vitest';
import { mailSubject } from './mail-subject.ts';

const offer = {
  title: 'New offer: $45',
  grouped_title: null,
  mail_subject: 'Nora offers $45 for Trek bike',
  count: 2,
};
const messages = {
  title: 'Nora wrote about Trek bike',
  grouped_title: '{count} messages from Nora about Trek bike',
  mail_subject: null,
  count: 1,
};

test('The subject of a mail says who did what with which listing (NOTIF-08)', () => {
  expect(mailSubject([offer], null)).toBe('Nora offers $45 for Trek bike');
  expect(mailSubject([messages], null)).toBe('Nora wrote about Trek bike');
  expect(mailSubject([{ ...messages, count: 3 }], null)).toBe('3 messages from Nora about Trek bike');
});

test('The subject of a mail about several notifications names the newest and counts the others (NOTIF-08)', () => {
  expect(mailSubject([offer, messages], null)).toBe('Nora offers $45 for Trek bike (+1 more)');
  expect(mailSubject([messages, offer, offer], 'Offhand')).toBe(
    'Your day on Offhand: Nora wrote about Trek bike (+2 more)',
  );
});

test('No name can add a header or an endless subject (NOTIF-08)', () => {
  const title = `Nora\r\nBcc: all@example.com\u0000 ${'wrote '.repeat(40)}`;
  const subject = mailSubject([{ ...messages, title }], null);
  expect(subject).toMatch(/^Nora Bcc: all@example\.com wrote [^\r\n]*wrote…$/);
  expect(subject.length).toBeLessThanOrEqual(120);
});
