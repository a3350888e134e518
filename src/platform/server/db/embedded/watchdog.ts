import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

/**
 * Runs a PostgreSQL program and ends it when this process ends, even after kill -9. Standard input is a pipe
 * that only Node holds: end of file means that Node has exited. The interrupt is repeated, because one sent
 * before the program has set its handlers is lost. The shell itself ignores signals sent to the whole group
 * by a terminal or a service manager, because Node decides when to stop.
 */
const WATCHDOG = `
trap '' HUP INT TERM
exec 3<&0 </dev/null
"$@" 3<&- &
program=$!
(
  read -r end_of_file <&3
  while kill -INT "$program" 2>/dev/null; do sleep 0.1 2>/dev/null || sleep 1; done
) &
watcher=$!
exec 3<&-
wait "$program"
status=$?
kill -KILL "$watcher" 2>/dev/null
exit "$status"
`;

export interface GuardedProgram {
  child: ChildProcess;
  /** Resolves when the program (or the shell that watches it) has ended; `code` is null after a signal. */
  exited: Promise<{ code: number | null; error?: Error }>;
  /** Asks the program to end, as if this process had ended. */
  interrupt(): void;
}

export interface GuardedProgramOptions {
  command: string;
  args: string[];
  /** The program's working directory; root enters it before it becomes `user`. */
  cwd: string;
  user: ServerUser | undefined;
  /** File descriptor for all output. */
  output: number;
}

export function runGuarded({ command, args, cwd, user, output }: GuardedProgramOptions): GuardedProgram {
  const options = { cwd, env: programEnvironment(), ...user };
  // On Windows, Node's children end with it, so no watchdog is needed.
  const child =
    process.platform === 'win32'
      ? spawn(command, args, { ...options, stdio: ['pipe', output, output], windowsHide: true })
      : spawn('/bin/sh', ['-c', WATCHDOG, 'offhand-postgres', command, ...args], {
          ...options,
          stdio: ['pipe', output, output],
          // Its own process group: Ctrl-C in the terminal must reach Node alone.
          detached: true,
        });
  child.stdin?.on('error', () => {});
  const exited = new Promise<{ code: number | null; error?: Error }>((resolve) => {
    child.once('exit', (code) => resolve({ code }));
    child.once('error', (error) => resolve({ code: null, error }));
  });
  return { child, exited, interrupt: () => child.stdin?.destroy() };
}

/**
 * Keeps our settings, those of PostgreSQL clients (PGDATA, PGOPTIONS) and secrets out of the server's
 * environment.
 */
function programEnvironment(): NodeJS.ProcessEnv {
  if (process.platform === 'win32') {
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^PG/i.test(name)));
  }
  const inherited = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}
