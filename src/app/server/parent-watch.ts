import { Socket } from 'node:net';

/**
 * Calls `onGone` when the program that started this one asks it to stop or ends, however it ends: the pipe it holds
 * then closes. Its number comes in PARENT_PIPE; without one nobody is watched.
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
