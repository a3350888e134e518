import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/**
 * Runs a script of this folder, with `:name` replaced by its SQL in `values`. Each statement is sent by itself,
 * because vacuum cannot run in a transaction with others.
 */
export async function runScript(
  client: pg.Client,
  file: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const script = await readFile(new URL(file, import.meta.url), 'utf8');
  for (const statement of script.split(/;\n/).filter((text) => text.trim() !== '')) {
    await client.query(statement.replace(/(?<!:):([a-z]+)\b/g, (text, name) => values[name] ?? text));
  }
}
