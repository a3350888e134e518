/** The entry point: reads the settings, starts the product, and stops it gracefully on request. */
import { parseArgs } from 'node:util';
import { loadConfig } from '../../platform/server/config.ts';
import { StartupError } from '../../platform/server/startup-error.ts';
import { watchParent } from './parent-watch.ts';
import { publicSiteWarnings, roleLines, setUpLine } from './set-up-line.ts';

const { values: options } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });

// Set before React is loaded, which is why the product is imported below: rendering with React's development
// build is four times as slow.
process.env.NODE_ENV = options.dev ? 'development' : 'production';

/** Nothing to finish before the start is complete: the database ends with its parent process. */
let stop = async (): Promise<void> => undefined;
const end = () => void stop().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
watchParent(process.env, end);

try {
  // First, so that invalid settings are refused before the product is loaded.
  const config = loadConfig(process.env);
  const { startOffhand } = await import('./start.ts');
  const offhand = await startOffhand(config, options);
  stop = offhand.stop;
  announce(offhand.url, [
    ...offhand.logIns,
    ...roleLines(config),
    setUpLine(config),
    ...publicSiteWarnings(config),
  ]);
  // Runs after the address was printed, so that it does not delay the start.
  setImmediate(offhand.warmUp);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** Prints the address for people. Everything else on standard output is the structured log. */
function announce(url: string, lines: readonly string[]): void {
  process.stdout.write(`\nOffhand is ready: ${url}\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}
