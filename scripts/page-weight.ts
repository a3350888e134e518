/** What the build wrote about the files of the browser. */
export interface BuiltModules {
  /** By the path of a file: its modules, and their bytes before they were minified. */
  files: Record<string, Record<string, number>>;
  /** By module: the modules that import it when they are loaded. */
  importers: Record<string, readonly string[]>;
}

/** React Router's manifest, as far as it names scripts. */
export interface Manifest {
  entry: { module: string; imports?: readonly string[] };
  routes: Record<string, { parentId?: string; module: string; imports?: readonly string[] }>;
}

export interface Weight {
  /** Bytes with gzip of all its scripts. */
  bytes: number;
  /** By module: its part of them, about. */
  modules: ReadonlyMap<string, number>;
}

/** All scripts that the first view of a route loads, without the manifest itself. */
export function scriptsOf({ entry, routes }: Manifest, routeId: string): Set<string> {
  const scripts = new Set([entry.module, ...(entry.imports ?? [])]);
  for (let route = routes[routeId]; route !== undefined; route = routes[route.parentId ?? '']) {
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
  }
  return scripts;
}

/** Weighs files, and shares the weight of each among its modules. */
export function weigh(
  scripts: Iterable<string>,
  { files }: BuiltModules,
  sizeOf: (file: string) => number,
): Weight {
  let bytes = 0;
  const modules = new Map<string, number>();
  for (const script of scripts) {
    const size = sizeOf(script);
    bytes += size;
    const lengths = Object.entries(files[script] ?? {});
    const whole = lengths.reduce((sum, [, length]) => sum + length, 0);
    for (const [id, length] of lengths) {
      modules.set(id, (modules.get(id) ?? 0) + (size * length) / whole);
    }
  }
  return { bytes, modules };
}

/** The shortest way from one of the route files to a module: 'browse-page.tsx > wants.ts > want-query.ts'. */
export function chainTo(
  id: string,
  roots: ReadonlySet<string>,
  importers: BuiltModules['importers'],
): string {
  const next = new Map<string, string | null>([[id, null]]);
  for (const module of next.keys()) {
    if (roots.has(module.replace(/\?.*/, ''))) {
      const chain: string[] = [];
      for (let current: string | null = module; current !== null; current = next.get(current) ?? null)
        chain.push(nameOf(current));
      return chain.join(' > ');
    }
    for (const importer of importers[module] ?? []) if (!next.has(importer)) next.set(importer, module);
  }
  return nameOf(id);
}

const nameOf = (id: string): string => id.replace(/\?.*/, '').split('/').at(-1) ?? id;

const NAMED = 8;

/**
 * Says what makes a page too heavy: the modules that grew most since `before` was recorded, or its largest ones.
 * @param before Bytes by module; a module that is not in it is new.
 */
export function explain(
  weight: Weight,
  before: Readonly<Record<string, number>>,
  wayTo: (id: string) => string,
): string[] {
  const grown = [...weight.modules]
    .map(([id, bytes]) => ({ id, bytes, more: bytes - (before[id] ?? 0) }))
    .toSorted((a, b) => b.more - a.more);
  const culprits = grown.filter(({ more }) => more >= 100);
  const shown = culprits.length > 0 ? culprits : grown.toSorted((a, b) => b.bytes - a.bytes);
  return shown.slice(0, NAMED).map(({ id, bytes, more }) => {
    const growth = culprits.length > 0 ? `+${Math.round(more)}` : String(Math.round(bytes));
    return `${growth.padStart(8)} bytes  ${id}\n${' '.repeat(16)}${wayTo(id)}`;
  });
}
