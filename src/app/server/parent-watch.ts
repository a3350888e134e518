import { Socket } from 'node:net';

/**
 * Calls `onGone` when the parent process asks this one to stop or ends in any way, which closes its pipe.
 * PARENT_PIPE contains the pipe's number. Without it, nothing is watched.
 */
export function watchParent(env: Record<string, string | undefined>, onGone: () => void): void {
  const descriptor = Number(env.PARENT_PIPE);
  if (!Number.isInteger(descriptor) || descriptor < 3) return;
  const pipe = new Socket({ fd: descriptor });
  pipe.on('error', () => undefined);
  pipe.once('close', onGone);
  pipe.resume();
  pipe.unref();
}
