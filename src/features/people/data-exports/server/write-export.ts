import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ZipFile } from 'yazl';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { FileStorage } from '../../../../platform/server/storage/file-storage.ts';
import { rowsAsCsv, rowsAsJson } from './rows-as-text.ts';

interface Source {
  /** A transaction with a snapshot, so that all files are consistent. */
  trx: Transaction<DB>;
  storage: FileStorage;
  exportPerson: readonly ExportPerson[];
  siteName: string;
}

/**
 * Writes all of a person's data to a ZIP file, with one page of rows or part of a photo in memory at a time.
 */
export async function writeExport(
  { trx, storage, exportPerson, siteName }: Source,
  person: OwnerKey,
  path: string,
): Promise<void> {
  const zip = startZip(path);
  try {
    const names: string[] = [];
    for (const { name, rows } of exportPerson.flatMap(({ tables = [] }) => tables)) {
      const query = rows(person);
      if (query === null || !(await hasRows(trx, query))) continue;
      await zip.add(`${name}.json`, Readable.from(rowsAsJson(readRows(trx, query))));
      await zip.add(`${name}.csv`, Readable.from(rowsAsCsv(readRows(trx, query))));
      names.push(name);
    }
    for (const { files } of exportPerson) {
      const query = files?.(person) ?? null;
      if (query === null) continue;
      for await (const page of readRows(trx, query)) {
        for (const { file_key, path: inside } of page) {
          const file = await storage.open(file_key);
          // Null for a file that has just been removed. Photos and videos are already compressed.
          if (file !== null) await zip.add(inside, readable(file.body), { compress: false });
        }
      }
    }
    const reasons = exportPerson.flatMap(({ leavesOut = {} }) => Object.values(leavesOut));
    await zip.add('README.txt', Readable.from([exportReadme(siteName, names, reasons)]));
    await zip.end();
  } catch (error) {
    await zip.giveUp();
    throw error;
  }
}

async function hasRows(trx: Transaction<DB>, query: RawBuilder<object>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${query}) as found`.execute(trx);
  return rows[0]?.found === true;
}

const readable = (body: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(body as ReadableStream);

/** Starts a ZIP file that is written to disk while entries are added. */
function startZip(path: string) {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let failure: Error | undefined;
  let current: Readable | undefined;
  const written = pipeline(output, createWriteStream(path, { mode: 0o600 })).catch((error: Error) => {
    failure = error;
    // Nothing reads it anymore.
    current?.destroy(error);
  });
  const throwFailure = () => {
    if (failure !== undefined) throw failure;
  };
  return {
    /** Waits until the content is read, so that only one stream is open at a time. */
    async add(name: string, content: Readable, options?: { compress: boolean }): Promise<void> {
      throwFailure();
      current = content;
      zip.addReadStream(content, name, options);
      await finished(content);
    },
    async end(): Promise<void> {
      zip.end();
      await written;
      throwFailure();
    },
    async giveUp(): Promise<void> {
      output.destroy();
      await written;
    },
  };
}

/** Returns the text of the file that explains the others. */
const exportReadme = (siteName: string, names: readonly string[], reasons: readonly string[]): string =>
  `Your data from ${siteName}
${'='.repeat(15 + siteName.length)}

This is everything ${siteName} keeps about you. Each kind is here twice: as JSON, for programs, and as CSV, for
spreadsheets. Times are in UTC, prices in US dollars.

${names.map((name) => `  ${name}.json  ${name}.csv`).join('\n')}

The folder photos has your photos and those you got in chats, in their largest size; the folder files has other files
of your chats, whose names are in chat-files. Kinds without entries have no file. In a CSV file, text that begins like a formula has an apostrophe in front.

Chats have both sides. Other people are named as you see them on the site.

Left out:

${reasons.map((reason) => `  - ${reason}`).join('\n')}
`.replaceAll('\n', '\r\n');

/** Rows in memory at once. */
const PAGE_SIZE = 500;

/** Reads any number of rows in pages, through a database cursor. One query at a time. */
async function* readRows<Row extends object>(
  trx: Transaction<DB>,
  query: RawBuilder<Row>,
): AsyncGenerator<Row[]> {
  await sql`declare person_rows no scroll cursor for ${query}`.execute(trx);
  for (let areMore = true; areMore; ) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE_SIZE)} from person_rows`.execute(trx);
    areMore = rows.length === PAGE_SIZE;
    if (rows.length > 0) yield rows;
  }
  await sql`close person_rows`.execute(trx);
}
