import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StartupError } from '../../platform/server/startup-error.ts';
import type { handlePageRequest } from '../pages/page-handler.ts';

export interface PageModule {
  handlePageRequest: typeof handlePageRequest;
}

interface PageBuild {
  load: () => Promise<PageModule>;
  /** In development, Vite serves sources and styles before the site does. */
  handleAssets?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
}

const BUILD = new URL('../../../build/server/index.js', import.meta.url);
const SOURCE = '/src/app/pages/page-handler.ts';

/** Opens the pages: the build, or the sources in development. */
export async function openPageBuild(development: boolean): Promise<PageBuild> {
  if (development) {
    const { createServer } = await import('vite');
    const vite = await createServer({ server: { middlewareMode: true } });
    return {
      load: async () => (await vite.ssrLoadModule(SOURCE)) as PageModule,
      handleAssets: vite.middlewares,
      close: () => vite.close(),
    };
  }
  if (!existsSync(BUILD))
    throw new StartupError('The pages are not built: run npm run build, or use npm start.');
  const build = (await import(BUILD.href)) as PageModule;
  return { load: async () => build, close: async () => undefined };
}
