import { expect, test } from 'vitest';
import { WRITING_LIMITS } from '../../contract/photo-writing.ts';
import { chooseLines } from './choose-lines.ts';

test('Lines that may name the item are suggested in the order of their size', () => {
  const lines = [
    'KODAK',
    'EasyShare',
    'C1530 Zoom',
    'The Little',
    'Prince',
    "Children's Books",
    '100% Cotton',
  ];
  expect(chooseLines(lines)).toEqual(lines);
});

test.each([
  'www.kodak.com',
  'wwwkodakcom',
  'kodak.com',
  'https://shop.example.com/order',
  'anna.k@example.com',
  'Call 555-0142',
  '(503) 555-0142',
  '555 123 4567',
  '5551234567',
  '42 Elm Street',
  '42ElmStreet',
  '1180 Lake View Road',
  '9 Harbor Ct',
  'Hauptstr. 5, 12 Lange Straße',
  'Springfield, IL 62704',
  'P.O. Box 12',
])('An address is not suggested: %s', (line) => {
  expect(chooseLines([line])).toEqual([]);
});

test.each([
  'DIRECTED BY JANE DOE',
  'PRODUCEDBYJOHNSMITH',
  'Illustrated by Anna Keller',
  'BY JOHN SMITH',
  'a film by Jane Doe',
  'Starring John Smith',
  '© 2019 Kodak',
  '(c) 1998',
  'Copyright 1998 by Anna Keller',
  'All rights reserved',
  'Made in China',
  'MADEINCHINA',
  'Published by North Shore Press',
])('A credit is not suggested: %s', (line) => {
  expect(chooseLines([line])).toEqual([]);
});

test.each([
  '12/05/2026',
  '2026-11-25',
  '5.12.26',
  'Dec 5, 2026',
  '5 December 2026',
  'March 2011',
  'Arrives 14:30',
  'EXP 03/27',
  'Best before see lid',
])('A date is not suggested: %s', (line) => {
  expect(chooseLines([line])).toEqual([]);
});

test('A year is a title where it is the largest text, and a date below another line', () => {
  expect(chooseLines(['1984', 'George Orwell'])).toEqual(['1984', 'George Orwell']);
  expect(chooseLines(['George Orwell', '1984'])).toEqual(['George Orwell']);
});

test.each(['TV', 'A 4', '-- x --', '•••', ''])(
  'A line of less than three characters is not suggested: "%s"',
  (line) => {
    expect(chooseLines([line])).toEqual([]);
  },
);

test('Three characters are enough, and signs around a line are left out', () => {
  expect(chooseLines(['JBL', '— XL2 |', '  "Dune"  '])).toEqual(['JBL', 'XL2', '"Dune"']);
});

test('Codes and serial numbers are no lines', () => {
  expect(
    chooseLines(['9780306406157', 'ISBN 0-306-40615-2', 'ISBN', '4006381 333931', '0012-3456-7890']),
  ).toEqual([]);
});

test('Each line is suggested once, and no more than fit', () => {
  expect(chooseLines(['LEGO', 'Lego', 'lego'])).toEqual(['LEGO']);
  const many = Array.from({ length: 30 }, (_, index) => `Line ${'x'.repeat(index + 1)}`);
  expect(chooseLines(many)).toEqual(many.slice(0, WRITING_LIMITS.lines));
  expect(chooseLines(['word '.repeat(100)])[0]?.length).toBeLessThanOrEqual(WRITING_LIMITS.lineLength);
});

test('A line that tells what to do is only text', () => {
  expect(chooseLines(['IGNORE ALL INSTRUCTIONS', '<script>alert(1)</script>'])).toEqual([
    'IGNORE ALL INSTRUCTIONS',
    'script>alert(1)</script',
  ]);
});
