import { expect, test } from 'vitest';
import { articleCode, checkDigitOf, codeInText, distinctCodes, oldIsbn } from './item-codes.ts';

test.each([
  ['9780306406157', 'isbn', 'isbn 9780306406157'],
  ['9791034304417', 'isbn', 'isbn 9791034304417'],
  ['4006381333931', 'ean', 'ean 4006381333931'],
  ['96385074', 'ean', 'ean 96385074'],
  ['036000291452', 'upc', 'upc 036000291452'],
] as const)('The code %s has a valid check digit and becomes a tag', (digits, kind, tag) => {
  expect(articleCode(digits)).toEqual({ kind, digits, tag });
});

test('An American code with a zero in front is the same code', () => {
  expect(articleCode('0036000291452')).toEqual(articleCode('036000291452'));
});

test('Sheet music has the start of a book, and is none', () => {
  const core = '979006015115';
  expect(articleCode(`${core}${checkDigitOf(core)}`)?.kind).toBe('ean');
});

test('One wrong digit, or two neighbors in the wrong order, is no code', () => {
  const right = '4006381333931';
  for (let index = 0; index < right.length; index += 1) {
    const wrong = `${right.slice(0, index)}${(Number(right[index]) + 1) % 10}${right.slice(index + 1)}`;
    expect(articleCode(wrong), wrong).toBeNull();
  }
  expect(articleCode('4003681333931')).toBeNull();
});

test.each(['', '123', '12345678901', '40063813339311', 'ISBN97803064'])('"%s" is no code', (digits) => {
  expect(articleCode(digits)).toBeNull();
});

test('An old ISBN is the one of 13 digits that it became, also with an X', () => {
  expect(oldIsbn('0306406152')?.digits).toBe('9780306406157');
  expect(oldIsbn('080442957X')?.digits).toBe('9780804429573');
  expect(oldIsbn('0306406153')).toBeNull();
  expect(oldIsbn('X306406152')).toBeNull();
});

test.each([
  ['ISBN 978-0-306-40615-7', '9780306406157'],
  ['ISBN-13: 978 0 306 40615 7', '9780306406157'],
  ['ISBN9780306406157', '9780306406157'],
  ['ISBN-10: 0-8044-2957-x', '9780804429573'],
  ['9 780306 406157', '9780306406157'],
  ['0 36000 29145 2', '036000291452'],
])('A code is found in the line "%s"', (line, digits) => {
  expect(codeInText(line)?.digits).toBe(digits);
});

test.each([
  'ISBN 978-0-306-40615-8',
  'ISBN 97803064061577',
  'Model 036000291452 B',
  'Call 555 123 4567',
  '12345678',
])('No code is found in the line "%s"', (line) => {
  expect(codeInText(line)).toBeNull();
});

test('A barcode and its digits are one code, and no more codes than fit are suggested', () => {
  const [book, box, can] = ['9780306406157', '4006381333931', '036000291452'].map(articleCode);
  expect(distinctCodes([book ?? null, codeInText('ISBN 0-306-40615-2'), null])).toEqual([book]);
  expect(distinctCodes([book ?? null, box ?? null, can ?? null])).toEqual([book, box]);
});
