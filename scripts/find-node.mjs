/** Finds the Node to run the product on: the one among its packages, or the one that runs this script. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST_NODE = 24;
const PLATFORM_PACKAGES = [
  `node-${process.platform}-${process.arch}`,
  `node-bin-${process.platform}-${process.arch}`,
  process.platform === 'win32' ? `node-win-${process.arch}` : '',
];

/**
 * Path of a Node that is new enough. The program itself instead of the link in .bin, so that signals reach it.
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
