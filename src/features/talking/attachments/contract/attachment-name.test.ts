import { expect, test } from 'vitest';
import { attachmentName } from './attachment-name.ts';

test.each([
  ['Lamp manual.pdf', 'Lamp manual.pdf'],
  ['Rechnung für Zoë.PDF', 'Rechnung für Zoë.PDF'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\bill.pdf', 'bill.pdf'],
  ['a\nb\0c.pdf', 'abc.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['why? "that": <one>|*.pdf', 'why_ _that__ _one___.pdf'],
  ['   ', 'file.pdf'],
  ['', 'file.pdf'],
  ['.pdf', 'pdf.pdf'],
])('A file named %j is shown as %j (MSG-14)', (name, shown) => {
  expect(attachmentName(name, 'pdf')).toBe(shown);
});

test('A name cannot fake its extension with direction marks or hidden characters (MSG-14)', () => {
  expect(attachmentName('invoice\u202Efdp.exe', 'pdf')).toBe('invoicefdp.exe.pdf');
  expect(attachmentName('invoice.pdf\u200B.exe', 'pdf')).toBe('invoice.pdf.exe.pdf');
});

test('A name whose extension does not fit the content gets one that does (MSG-14)', () => {
  expect(attachmentName('holiday.exe', 'mov')).toBe('holiday.exe.mov');
  expect(attachmentName('script.bat', 'text')).toBe('script.bat.txt');
  expect(attachmentName('prices.csv', 'text')).toBe('prices.csv');
  expect(attachmentName('prices.csv', 'xlsx')).toBe('prices.csv.xlsx');
});

test('A long name is cut before its extension, in whole characters (MSG-14)', () => {
  const name = attachmentName(`${'🪑'.repeat(300)}.pdf`, 'pdf');
  expect([...name]).toHaveLength(120);
  expect(name.endsWith('🪑.pdf')).toBe(true);
});
