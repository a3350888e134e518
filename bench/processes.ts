import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../scripts/server-options.mjs';
import type { Load, LoadResult } from './load.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface RunningServer {
  pid: number;
  url: string;
  stop: () => Promise<void>;
}

interface Program {
  /** Node where it is missing. */
  program?: string;
  /** What Node runs. */
  script?: string;
  args?: string[];
  env: Record<string, string>;
  port: number;
  /** Answers 200 as soon as the server is ready. */
  readyPath: string;
}

/** Starts a server in its own process, as `npm start` would, and waits until it answers. */
export async function startServer({
  program = process.execPath,
  script,
  args = [],
  env,
  port,
  readyPath,
}: Program): Promise<RunningServer> {
  const child = spawn(program, [...args, ...(script === undefined ? [] : [script])], {
    cwd: ROOT,
    env: { ...process.env, ...SERVER_ENVIRONMENT, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + 120_000;
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`${script ?? program} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { pid: child.pid ?? 0, url, stop: () => end(child) };
}

/** Starts the product with little logging, without limits, and without the demo unless requested. */
export function startProduct(port: number, env: Record<string, string>): Promise<RunningServer> {
  const quiet = { DEMO: '0', LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '0', HOST: '127.0.0.1' };
  const profiled = process.env.BENCH_CPU_PROFILE;
  return startServer({
    script: 'src/app/server/main.ts',
    args: [...SERVER_FLAGS, ...(profiled ? ['--cpu-prof', `--cpu-prof-dir=${profiled}`] : [])],
    env: { ...quiet, ...env },
    port,
    readyPath: '/readyz',
  });
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Starts the load generator in its own process, so that its work does not count as the server's. */
export function startLoadGenerator() {
  const child = fork(fileURLToPath(new URL('load.ts', import.meta.url)));
  return {
    async run(load: Load): Promise<LoadResult> {
      const answer = once(child, 'message');
      child.send(load);
      const [result] = (await answer) as [LoadResult | { failed: string }];
      if ('failed' in result) throw new Error(result.failed);
      return result;
    },
    stop: () => child.disconnect(),
  };
}
