import { posix } from 'node:path';
import ts from 'typescript';

/** A forbidden import, with what to do about it. */
export interface Violation {
  file: string;
  imports: string;
  message: string;
}

/** The part of the product a file belongs to. */
interface Zone {
  layer: 'shared' | 'platform' | 'feature' | 'app' | 'outside';
  /** Which side of its layer: contract, server or web. */
  side: string;
  feature: string;
}

interface Import {
  file: string;
  from: Zone;
  target: string;
  to: Zone;
  typeOnly: boolean;
}

/**
 * Enforces the directions shared ← platform ← features ← app, and in each feature contract ← server and contract ←
 * web.
 * @param sources Text of each file by its path from the project's root.
 */
export function findViolations(sources: ReadonlyMap<string, string>): Violation[] {
  const imports = [...sources].flatMap(([file, text]) => importsOf(file, text));
  const violations = imports.flatMap((found) => {
    const message = objectionTo(found);
    return message === null ? [] : [{ file: found.file, imports: found.target, message }];
  });
  return [...violations, ...findCircles(imports)];
}

/** Finds style sheets beside features and the layout, which use utilities instead. */
export function findStrayStyles(files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      file.endsWith('.css') && !file.startsWith('src/platform/web/') && file !== 'src/app/pages/app.css',
  );
}

function importsOf(file: string, text: string): Import[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => {
      const target = posix.join(posix.dirname(file), name);
      const typeOnly = new RegExp(`(import|export) type [^;]*from '${name.replaceAll('.', '\\.')}'`).test(
        text,
      );
      return { file, from: zoneOf(file), target, to: zoneOf(target), typeOnly };
    });
}

function zoneOf(path: string): Zone {
  const [top, layer = '', second = '', third = ''] = path.split('/');
  if (top !== 'src') return { layer: 'outside', side: '', feature: '' };
  if (layer === 'features') return { layer: 'feature', feature: second, side: third };
  if (layer === 'platform') return { layer: 'platform', feature: '', side: second };
  return { layer: layer === 'shared' ? 'shared' : 'app', feature: '', side: '' };
}

/** Why an import is forbidden; null if it is allowed. */
function objectionTo({ file, from, target, to, typeOnly }: Import): string | null {
  if (from.layer === 'outside' || from.layer === 'app') return null;
  if (to.layer === 'outside') {
    return /\.test\.tsx?$/.test(file)
      ? null
      : 'The product does not use tests or scripts: move the code into src.';
  }
  if (to.layer === 'app') {
    return 'Only src/app knows every feature: let it pass this in, or move it to platform.';
  }
  switch (from.layer) {
    case 'shared':
      return to.layer === 'shared'
        ? null
        : `Do not reach from shared into ${to.layer}: shared is below everything. Move this file up, or the other into shared.`;
    case 'platform':
      return objectionOfPlatform(from, to, target, typeOnly);
    case 'feature':
      return objectionOfFeature(from, to, target, typeOnly);
  }
}

function objectionOfPlatform(from: Zone, to: Zone, target: string, typeOnly: boolean): string | null {
  if (to.layer === 'feature') {
    return 'Do not reach from platform into a feature: let the feature or src/app pass it in.';
  }
  if (to.layer === 'platform' && from.side !== to.side && !isGeneratedType(target, typeOnly)) {
    return `Do not reach from platform/${from.side} into platform/${to.side}: put what both need into shared.`;
  }
  return null;
}

function objectionOfFeature(from: Zone, to: Zone, target: string, typeOnly: boolean): string | null {
  if (to.layer === 'shared' || (to.layer === 'feature' && to.side === 'contract')) return null;
  if (from.side === 'contract') {
    return 'A contract is pure and used by both sides: it imports shared and contracts only. Move this code to server or web.';
  }
  if (from.side !== to.side && !isGeneratedType(target, typeOnly)) {
    return from.side === 'server'
      ? 'Do not reach from the server into pages: put what both need into the contract.'
      : 'Do not reach from pages into the server: ask the API, or put what both need into the contract.';
  }
  const publicFile = `src/features/${to.feature}/${to.side}/${to.feature}.ts`;
  const isOthersInside = to.layer === 'feature' && to.feature !== from.feature;
  if (isOthersInside && target !== publicFile && target !== `${publicFile}x`) {
    return `Use ${to.feature} through its contract or its public file ${publicFile} only.`;
  }
  return null;
}

function isGeneratedType(target: string, typeOnly: boolean): boolean {
  return typeOnly && target.endsWith('.generated.ts');
}

/** Finds features that import each other in a circle; contracts may do so. */
function findCircles(imports: readonly Import[]): Violation[] {
  const edges = new Map<string, Map<string, Import>>();
  for (const found of imports) {
    const { from, to } = found;
    const counts = from.layer === 'feature' && to.layer === 'feature' && to.side !== 'contract';
    if (!counts || from.feature === to.feature || /\.test\.tsx?$/.test(found.file)) continue;
    const known = edges.get(from.feature) ?? new Map<string, Import>();
    edges.set(from.feature, known.set(to.feature, found));
  }
  const violations: Violation[] = [];
  const done = new Set<string>();
  const walk = (feature: string, path: string[]): void => {
    const start = path.indexOf(feature);
    if (start >= 0) {
      const circle = [...path.slice(start), feature];
      const last = edges.get(path.at(-1) ?? '')?.get(feature);
      violations.push({
        file: last?.file ?? '',
        imports: last?.target ?? '',
        message: `Features go in a circle (${circle.join(' → ')}): let one listen to a signal of the other, or let src/app pass it in.`,
      });
      return;
    }
    if (done.has(feature)) return;
    for (const next of edges.get(feature)?.keys() ?? []) walk(next, [...path, feature]);
    done.add(feature);
  };
  for (const feature of edges.keys()) walk(feature, []);
  return violations;
}
