/**
 * Removes the imports of routes from the router's manifest, which every page loads and which names more than a hundred
 * files in them. The server has its own copy for the preloads of each page. Browsers need them only for the pages that
 * are preloaded in case the connection is lost.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NEAR_PEOPLE } from '../src/app/pages/layout/near-pages.ts';

interface ManifestRoute {
  parentId?: string;
  path?: string;
  index?: boolean;
  imports?: string[];
}

/** Returns the manifest without the imports of routes that are not preloaded, and are around none of those. */
export function trimManifest<Manifest extends { routes: Record<string, ManifestRoute> }>(
  manifest: Manifest,
  preloaded: readonly string[],
): Manifest {
  const { routes } = manifest;
  const needed = new Set<ManifestRoute>();
  for (const page of Object.values(routes)) {
    if (!preloaded.includes(page.index ? '/' : (page.path ?? ''))) continue;
    for (let route: ManifestRoute | undefined = page; route; route = routes[route.parentId ?? '']) {
      needed.add(route);
    }
  }
  const trimmed = Object.entries(routes).map(
    ([id, route]) => [id, needed.has(route) ? route : { ...route, imports: undefined }] as const,
  );
  return { ...manifest, routes: Object.fromEntries(trimmed) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(import.meta.dirname, '../build/client/assets');
  for (const name of globSync('manifest-*.js', { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
    const manifest = trimManifest(JSON.parse(text.slice(start, end)), NEAR_PEOPLE);
    writeFileSync(file, text.slice(0, start) + JSON.stringify(manifest) + text.slice(end));
  }
}
