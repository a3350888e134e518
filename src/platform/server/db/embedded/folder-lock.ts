import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readlink, rename, rm, symlink, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';
import { errorCode } from './error-code.ts';

/** macOS allows 103 bytes for a socket path and Linux 107. */
const MAX_SOCKET_PATH_LENGTH = 100;
const MAX_SOCKET_PATH = 'postgres/.s.PGSQL.65535';
const TEMPORARY_PREFIX = 'offhand-';
/** A lock holder that was just killed keeps its socket until the system has closed it. */
const RELEASE_TIMEOUT_MS = 1500;

export interface FolderLock {
  /** A short temporary folder for sockets if the data folder's path is too long for them. */
  temporaryFolder: string | undefined;
  release(): Promise<void>;
}

/**
 * Allows one process per data folder. The lock is a listening socket: the system closes it whenever its process ends,
 * so there is no guessing from process numbers, which are reused after a power cut and mean nothing in another
 * container. `postgres.lock` is a symbolic link to the holder's socket, as creating a link is atomic. On Windows a
 * named pipe does all of this: it is exclusive and ends with its process.
 */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  if (process.platform === 'win32') return lockNamedPipe(dataDir);
  const link = path.join(dataDir, 'postgres.lock');
  const { server, socket, temporaryFolder } = await openSocket(dataDir);
  const target = temporaryFolder ? socket : path.basename(socket);
  const close = async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(temporaryFolder ?? socket, { recursive: true, force: true });
  };
  try {
    await takeLink(link, target, dataDir);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    temporaryFolder,
    release: async () => {
      await unlink(link).catch(() => {});
      await close();
    },
  };
}

async function takeLink(link: string, target: string, dataDir: string): Promise<void> {
  const giveUpAt = Date.now() + RELEASE_TIMEOUT_MS;
  for (;;) {
    try {
      await symlink(target, link);
      return;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const holder = await readlink(link).catch(() => undefined);
    if (holder === undefined) {
      if (Date.now() > giveUpAt)
        throw new StartupError(`Remove "${link}": it is not what Offhand left there.`);
      await delay(20);
    } else if (await answers(path.resolve(dataDir, holder))) {
      if (Date.now() > giveUpAt) throw alreadyRunning(dataDir, holder);
      await delay(50);
    } else {
      await removeDeadLink(link, holder, dataDir);
    }
  }
}

/** Moves the link aside before removing it, to notice a lock that another start takes at the same time. */
async function removeDeadLink(link: string, holder: string, dataDir: string): Promise<void> {
  const aside = `${link}.${randomBytes(4).toString('hex')}`;
  try {
    await rename(link, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await readlink(aside);
  if (moved !== holder) await symlink(moved, link).catch(() => {});
  else await removeDeadSocket(path.resolve(dataDir, holder), dataDir);
  await unlink(aside);
}

async function removeDeadSocket(socket: string, dataDir: string): Promise<void> {
  const folder = path.dirname(socket);
  const isTemporary =
    path.dirname(folder) === temporaryParent() && path.basename(folder).startsWith(TEMPORARY_PREFIX);
  // Checked first, because a data folder may have a name like our short ones, and only its socket is ours to remove.
  if (folder === dataDir) await rm(socket, { force: true });
  else if (isTemporary) await rm(folder, { recursive: true, force: true });
}

async function openSocket(dataDir: string) {
  const name = `postgres.lock-${process.pid}-${randomBytes(3).toString('hex')}`;
  const longest = path.join(dataDir, MAX_SOCKET_PATH);
  if (Buffer.byteLength(longest) <= MAX_SOCKET_PATH_LENGTH) {
    try {
      const socket = path.join(dataDir, name);
      return { server: await listen(socket), socket, temporaryFolder: undefined };
    } catch {
      // Some shared folders of virtual machines support files but not sockets.
    }
  }
  const temporaryFolder = await mkdtemp(path.join(temporaryParent(), TEMPORARY_PREFIX));
  const socket = path.join(temporaryFolder, name);
  return { server: await listen(socket), socket, temporaryFolder };
}

function temporaryParent(): string {
  return Buffer.byteLength(tmpdir()) <= 50 ? tmpdir() : '/tmp';
}

async function lockNamedPipe(dataDir: string): Promise<FolderLock> {
  const name = createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 32);
  const giveUpAt = Date.now() + RELEASE_TIMEOUT_MS;
  for (;;) {
    try {
      const server = await listen(`\\\\.\\pipe\\offhand-${name}`);
      const release = () => new Promise<void>((resolve) => server.close(() => resolve()));
      return { temporaryFolder: undefined, release };
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE' && errorCode(error) !== 'EACCES') throw error;
      if (Date.now() > giveUpAt) throw alreadyRunning(dataDir, '');
      await delay(50);
    }
  }
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', (error) => {
      const code = errorCode(error);
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT' && code !== 'ENOTDIR');
    });
  });
}

function alreadyRunning(dataDir: string, holder: string): StartupError {
  const pid = /postgres\.lock-(\d+)-/.exec(holder)?.[1];
  return new StartupError(
    `Another Offhand${pid ? ` (process ${pid})` : ''} is running on the data folder "${dataDir}": ` +
      'stop it first, or give this one a folder of its own with DATA_DIR.',
  );
}
