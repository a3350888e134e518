/**
 * Runs the product in its own process without pages, so that tests of the API need no build; see `runSite`.
 */
import { watchParent } from '../../src/app/server/parent-watch.ts';
import { startOffhand } from '../../src/app/server/start.ts';
import { loadConfig } from '../../src/platform/server/config.ts';

const { url, stop, warmUp, logIns } = await startOffhand(loadConfig(process.env), {
  pages: async (c) => c.text('Not found', 404),
});
const end = () => void stop().then(() => process.exit(0));
process.once('SIGTERM', end);
watchParent(process.env, end);
process.stdout.write(`${[...logIns, `Offhand is ready: ${url}`].join('\n')}\n`);
setImmediate(warmUp);
