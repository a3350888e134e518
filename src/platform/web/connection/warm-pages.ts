/** Milliseconds after the page has loaded: nobody waits for it, and nothing that is waited for gives way. */
const AFTER_MS = 3_000;

/** What the router's manifest says of a route. */
interface ManifestRoute {
  parentId?: string;
  path?: string;
  /** The page at '/', which has no path. */
  index?: boolean;
  module: string;
  clientLoaderModule?: string;
  imports?: string[];
}

/** The scripts of the routes at these paths, with those around them. */
export function scriptsOf(routes: Record<string, ManifestRoute | undefined>, paths: readonly string[]) {
  const scripts = new Set<string>();
  for (const page of Object.values(routes)) {
    const path = page?.index ? '/' : page?.path;
    if (path === undefined || !paths.includes(path)) continue;
    for (let route = page; route; route = routes[route.parentId ?? '']) {
      const { module, clientLoaderModule = module, imports = [] } = route;
      for (const script of [module, clientLoaderModule, ...imports]) scripts.add(script);
    }
  }
  return [...scripts];
}

/**
 * Loads the scripts of pages that are one tap away, for when the tap comes without a connection. Not for people who
 * save data.
 */
export function warmPages(paths: readonly string[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      const { __reactRouterManifest: manifest, navigator } = window as unknown as {
        __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
        navigator: { connection?: { saveData?: boolean } };
      };
      if (manifest === undefined || navigator.connection?.saveData) return;
      // Into the browser's cache only: as module preloads they would be compiled too, which blocks phones.
      for (const script of scriptsOf(manifest.routes, paths))
        fetch(script, { priority: 'low' }).catch(() => undefined);
    }, AFTER_MS);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    clearTimeout(timer);
  };
}
