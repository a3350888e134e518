import { readFile, stat } from 'node:fs/promises';
import type { z } from '@hono/zod-openapi';
import { StartupError } from '../../../../platform/server/startup-error.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { BASE_MAP_KINDS, BASE_MAP_LIMITS, BaseMap, type BaseMapFeature } from '../contract/base-map.ts';

/** Maps without a base are drawn as rings around their center. */
export const NO_BASE_MAP: BaseMap = { type: 'FeatureCollection', features: [] };

/** A few problems are enough to see what is wrong with a file of thousands of features. */
const MAX_PROBLEMS = 3;

/**
 * Reads a base map from a GeoJSON file. Keeps only what `BaseMap` declares.
 * @throws StartupError that names the feature and what to change.
 */
export async function readBaseMap(path: string): Promise<BaseMap> {
  const refuse = (problem: string) =>
    new StartupError(`The base map ${path} ${problem}. See docs/base-maps.md, or leave MAP_FILE out.`);
  const { size } = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    throw refuse(`cannot be read (${cause.code})`);
  });
  if (size > BASE_MAP_LIMITS.bytes) throw refuse(`has ${grouped(size)} bytes: simplify it to at most 1 MB`);
  const parsed = BaseMap.safeParse(parse(await readFile(path, 'utf8'), refuse));
  if (!parsed.success) throw refuse(`has mistakes: ${problemsOf(parsed.error)}`);
  const index = parsed.data.features.findIndex((feature) => !fits(feature));
  const wrong = parsed.data.features[index];
  if (wrong !== undefined) {
    const { kind } = wrong.properties;
    const fitting = BASE_MAP_KINDS[kind].join(' or ');
    throw refuse(
      `has mistakes: features[${index}] is a ${wrong.geometry.type}, but ${kind} needs a ${fitting}`,
    );
  }
  return parsed.data;
}

function parse(text: string, refuse: (problem: string) => StartupError): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw refuse(`is not JSON: ${(cause as SyntaxError).message}`);
  }
}

const fits = ({ properties, geometry }: BaseMapFeature): boolean =>
  (BASE_MAP_KINDS[properties.kind] as readonly string[]).includes(geometry.type);

/** Lists problems like 'features[3].properties.kind must be one of …; and 4 more'. */
function problemsOf({ issues }: z.ZodError): string {
  const shown = issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${pathText(path)} ${inSentence(message)}`);
  const more = issues.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('') || 'the file';

/** The library's own messages are sentences. */
const inSentence = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1);
