import { stringify } from 'csv-stringify/sync';

/** Formats rows as a JSON array, one per line. */
export async function* rowsAsJson(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Matches the start of each line that a spreadsheet would read as a formula, including full-width characters.
 */
const FORMULA_STARTS = /^(?=[=+\-@\t＝＋－＠])/gmu;

/**
 * Formats rows as CSV (RFC 4180), with the byte order mark by which spreadsheets detect UTF-8. Quotes every
 * field, and prefixes each line that starts like a formula with an apostrophe: programs that split fields at
 * line breaks must not run what people typed.
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
