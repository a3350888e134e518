import { stringify } from 'csv-stringify/sync';

/** Rows as the text of a JSON array, one on each line. */
export async function* rowsAsJson(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Rows as CSV (RFC 4180), with the mark by which spreadsheets recognize UTF-8. What people typed cannot become a formula:
 * text that begins like one gets an apostrophe in front.
 */
export async function* rowsAsCsv(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    yield stringify([...rows], {
      bom: isFirst,
      header: isFirst,
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { boolean: String, date: (time) => time.toISOString() },
    });
    isFirst = false;
  }
}
