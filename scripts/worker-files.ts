/** A route in the router's manifest. */
interface ManifestRoute {
  parentId?: string;
  path?: string;
  /** The page at '/', which has no path. */
  index?: boolean;
  module: string;
  clientLoaderModule?: string;
  imports?: string[];
  css?: string[];
}

interface Manifest {
  url: string;
  entry: Pick<ManifestRoute, 'module' | 'imports'>;
  routes: Record<string, ManifestRoute | undefined>;
}

/** Reads the router's manifest, which is a script that assigns it. */
export function readRoutes(script: string): Manifest {
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest;
}

/**
 * Returns the scripts and styles of the routes at these paths, including their parents, and of every page. The bundler marks
 * styles that a script also imports with '#'.
 */
export function filesOf({ url, entry, routes }: Manifest, paths: readonly string[]): string[] {
  const files = new Set([url, entry.module, ...(entry.imports ?? [])]);
  for (const page of Object.values(routes)) {
    const path = page?.index ? '/' : page?.path;
    if (path === undefined || !paths.includes(path)) continue;
    for (let route = page; route; route = routes[route.parentId ?? '']) {
      const { module, clientLoaderModule = module, imports = [], css = [] } = route;
      for (const file of [module, clientLoaderModule, ...imports, ...css]) files.add(file.replace('#', ''));
    }
  }
  return [...files];
}
