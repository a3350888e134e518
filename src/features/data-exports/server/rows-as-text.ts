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

/** The start of each line that a spreadsheet would read as a formula, also in full-width characters. */
const FORMULA_STARTS = /^(?=[=+\-@\t＝＋－＠])/gmu;

/**
 * Rows as CSV (RFC 4180), with the mark by which spreadsheets recognize UTF-8. Every field is quoted, and each line that
 * starts like a formula gets an apostrophe: programs that split fields at line breaks must not run what people typed.
 */
export async function* rowsAsCsv(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    yield stringify([...rows], {
      bom: isFirst,
      header: isFirst,
      record_delimiter: 'windows',
      quoted: true,
      quoted_empty: true,
      cast: {
        string: (text) => text.replaceAll(FORMULA_STARTS, "'"),
        object: (value) => JSON.stringify(value).replaceAll(FORMULA_STARTS, "'"),
        boolean: String,
        date: (time) => time.toISOString(),
      },
    });
    isFirst = false;
  }
}
