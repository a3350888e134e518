import { expect, test } from 'vitest';
import { rowsAsCsv, rowsAsJson } from './rows-as-text.ts';

const ROWS = [
  {
    text: 'Said "hi",\nthen left',
    tags: ['a', 'b'],
    price_usd: -1.5,
    open: false,
    at: new Date(0),
    none: null,
  },
  { text: '=HYPERLINK("http://x.example")', tags: [], price_usd: 2, open: true, at: new Date(0), none: null },
  { text: '＝1+1 🚲', tags: [], price_usd: 0, open: true, at: new Date(0), none: null },
];

/** Yields pages of one row. */
async function* pages(rows: readonly object[]) {
  for (const row of rows) yield [row];
}

async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

test('A table is one JSON array, however many pages it was read in', async () => {
  const expected = JSON.parse(JSON.stringify(ROWS)) as unknown;
  expect(JSON.parse(await whole(rowsAsJson(pages(ROWS))))).toEqual(expected);
  expect(JSON.parse(await whole(rowsAsJson(pages([]))))).toEqual([]);
});

test('A spreadsheet opens the same table: one header, and every field quoted', async () => {
  expect(await whole(rowsAsCsv(pages(ROWS)))).toBe(
    [
      '\uFEFF"text","tags","price_usd","open","at","none"',
      '"Said ""hi"",\nthen left","[""a"",""b""]","-1.5","false","1970-01-01T00:00:00.000Z",""',
      `"'=HYPERLINK(""http://x.example"")","[]","2","true","1970-01-01T00:00:00.000Z",""`,
      `"'＝1+1 🚲","[]","0","true","1970-01-01T00:00:00.000Z",""`,
      '',
    ].join('\r\n'),
  );
});

test.each(['\n', '\r', '\r\n'])(
  'No line of a message becomes a formula or a row of its own: %j',
  async (lineBreak) => {
    const lines = ['Still there?', '=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', 'a=b', ''];
    const csv = await whole(rowsAsCsv(pages([{ text: lines.join(lineBreak) }])));
    const shown = ['Still there?', "'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t=1+1", 'a=b', ''];
    expect(csv).toBe(`\uFEFF"text"\r\n"${shown.join(lineBreak)}"\r\n`);
  },
);
