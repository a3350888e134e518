import { execFile } from 'node:child_process';
import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';

/** The account that runs PostgreSQL if this process is root, which PostgreSQL refuses. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * Undefined means: run it as ourselves. If we are root, it is the owner of an existing cluster (so a folder created
 * by an ordinary user stays theirs), else `nobody`, as initdb requires a named account.
 */
export async function chooseServerUser(cluster: string): Promise<ServerUser | undefined> {
  if (process.platform === 'win32') return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (process.getuid?.() !== 0) {
    refuseForeignFolder(cluster, owner?.uid);
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findNobody();
}

function refuseForeignFolder(cluster: string, owner: number | undefined): void {
  const self = process.getuid?.();
  if (owner === undefined || owner === self) return;
  throw new StartupError(
    `The database folder "${cluster}" belongs to another account (uid ${owner}, we are uid ${self}): ` +
      `start Offhand as that account, or hand the folder over with: chown -R ${self} "${cluster}"`,
  );
}

async function findNobody(): Promise<ServerUser> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  if (!Number.isInteger(uid) || !Number.isInteger(gid)) {
    throw new StartupError(
      'PostgreSQL refuses to run as root and this machine has no account "nobody" to run it: ' +
        'start Offhand as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  // macOS reports -2 for an unsigned number.
  return { uid: uid >>> 0, gid: gid >>> 0 };
}

/** initdb looks up its own account and fails without a name (a container run with --user 1234). */
export function requireNamedAccount(): void {
  if (process.platform === 'win32') return;
  try {
    userInfo();
  } catch {
    throw new StartupError(
      `The account with uid ${process.getuid?.()} has no name on this machine, which PostgreSQL needs to create ` +
        'its database: start Offhand as an account listed in /etc/passwd, or set DATABASE_URL.',
    );
  }
}

/** Changes the owner of `folder` and everything in it to `user`. */
export async function giveFolder(folder: string, user: ServerUser): Promise<void> {
  try {
    await chown(folder, user.uid, user.gid);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      await lchown(path.join(entry.parentPath, entry.name), user.uid, user.gid);
    }
  } catch (error) {
    throw new StartupError(
      `The folder "${folder}" cannot be handed to the account that runs PostgreSQL (uid ${user.uid}): ` +
        'start Offhand as an ordinary user, or set DATA_DIR to a folder on a local disk.',
      { cause: error },
    );
  }
}

/** Asks the system whether `user` can read, enter or run each path. */
export async function canUse(user: ServerUser, paths: string[]): Promise<boolean> {
  const script = 'for path; do test -r "$path" -a -x "$path" || exit 1; done';
  try {
    await promisify(execFile)('/bin/sh', ['-c', script, 'sh', ...paths], { ...user, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
