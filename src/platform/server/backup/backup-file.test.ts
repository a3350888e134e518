import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AddEntry, bytesOf, readBackupFile, writeBackupFile } from './backup-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offhand-backup-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('Entries come back in order, also empty and large ones', async () => {
  const path = join(folder, 'a.backup');
  const large = Buffer.alloc(3_000_000, 'row\n');
  await writeBackupFile(path, async (add) => {
    await add('first', 5, [Buffer.from('hello')]);
    await add('rows/empty/0', 0, []);
    await add(`files/${'long/'.repeat(40)}photo.webp`, large.length, [large]);
  });
  const read: [string, number][] = [];
  for await (const { name, content } of readBackupFile(path))
    read.push([name, (await bytesOf(content)).length]);
  expect(read).toEqual([
    ['first', 5],
    ['rows/empty/0', 0],
    [`files/${'long/'.repeat(40)}photo.webp`, large.length],
  ]);
  expect(await readdir(folder)).toEqual(['a.backup']);
});

test.skipIf(process.platform === 'win32')('Only its owner can read a backup', async () => {
  const path = join(folder, 'a.backup');
  await writeBackupFile(path, (add) => add('first', 5, [Buffer.from('hello')]));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('A backup that fails while it is written leaves no file, and says why', async () => {
  const failing = writeBackupFile(join(folder, 'a.backup'), async (add) => {
    await add('first', 5, [Buffer.from('hello')]);
    throw new Error('connection lost');
  });
  await expect(failing).rejects.toThrow('connection lost');
  await expect(writeBackupFile(join(folder, 'none', 'a.backup'), fillLargely)).rejects.toThrow(
    `There is no folder ${join(folder, 'none')}`,
  );
  expect(await readdir(folder)).toEqual([]);
});

test.skipIf(!existsSync('/dev/full'))('A full disk is named, and ends the backup', async () => {
  await symlink('/dev/full', join(folder, 'a.backup.part'));
  await expect(writeBackupFile(join(folder, 'a.backup'), fillLargely)).rejects.toThrow('The disk is full');
  expect(await readdir(folder)).toEqual([]);
});

async function fillLargely(add: AddEntry): Promise<void> {
  for (let n = 0; n < 50; n += 1) await add(`rows/${n}`, 1_000_000, [randomBytes(1_000_000)]);
}
