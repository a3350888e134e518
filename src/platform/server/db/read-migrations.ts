import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const FOLDER = new URL('./migrations/', import.meta.url);

export interface Migration {
  name: string;
  text: string;
  checksum: string;
  /**
   * The migration that a process must know to run beside this one, which may be this one itself. Null if every older
   * release can.
   */
  needs: string | null;
}

/** A migration as the database stores it. */
export type AppliedMigration = Pick<Migration, 'name' | 'checksum' | 'needs'>;

/** Reads the migrations of this version, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name, text, checksum, needs: /^-- Needs: (\S+)$/m.exec(text)?.[1] ?? null };
    }),
  );
}

/** Returns the names of those migrations that this version does not have, or not as they were applied. */
export async function unknownMigrations(
  applied: readonly { name: string; checksum: string }[],
): Promise<string[]> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  return applied.filter(({ name, checksum }) => known.get(name) !== checksum).map(({ name }) => name);
}

/** Returns the names of those migrations beside which a process can't run that knows only some. */
export function blockingMigrations(
  migrations: readonly Pick<Migration, 'name' | 'needs'>[],
  known: ReadonlySet<string>,
): string[] {
  return migrations.filter(({ needs }) => needs !== null && !known.has(needs)).map(({ name }) => name);
}
