/** Finds the Node the product runs on: the one among its packages, else the one that runs this. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST_NODE = 24;
const PLATFORM_PACKAGES = [
  `node-${process.platform}-${process.arch}`,
  `node-bin-${process.platform}-${process.arch}`,
  process.platform === 'win32' ? `node-win-${process.arch}` : '',
];

/**
 * Path of a Node that is new enough. The real program rather than the link in .bin, so that a signal reaches it.
 * @param {string} root Folder of the project.
 */
export function findNode(root) {
  for (const name of PLATFORM_PACKAGES) {
    const program = process.platform === 'win32' ? 'node.exe' : 'node';
    const path = join(root, 'node_modules', name, 'bin', program);
    if (name !== '' && existsSync(path)) return path;
  }
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return process.execPath;
  throw new Error(
    `Offhand needs Node ${OLDEST_NODE} or newer, and its packages bring none for ${process.platform} ${process.arch}: ` +
      `install Node ${OLDEST_NODE} from https://nodejs.org and run this again (this is ${process.version}).`,
  );
}
