/** Milliseconds after the page has loaded, so that preloading delays nothing the person waits for. */
const DELAY_MS = 3_000;

/** A route in the router's manifest. */
interface ManifestRoute {
  parentId?: string;
  path?: string;
  /** The page at '/', which has no path. */
  index?: boolean;
  module: string;
  clientLoaderModule?: string;
  imports?: string[];
}

/** Returns the scripts of the routes at these paths, including their parents. */
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
 * Preloads the scripts of pages that are one tap away, in case the connection is lost before the tap. Skipped
 * when the browser saves data.
 */
export function preloadPages(paths: readonly string[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      const { __reactRouterManifest: manifest, navigator } = window as unknown as {
        __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
        navigator: { connection?: { saveData?: boolean } };
      };
      if (manifest === undefined || navigator.connection?.saveData) return;
      // Only into the browser's cache: module preloads would also be compiled, which blocks phones.
      for (const script of scriptsOf(manifest.routes, paths))
        fetch(script, { priority: 'low' }).catch(() => undefined);
    }, DELAY_MS);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    clearTimeout(timer);
  };
}
