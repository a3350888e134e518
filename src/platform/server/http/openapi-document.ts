import type { OpenAPIHono } from '@hono/zod-openapi';
import { ANYWHERE, errorsByStatus, Problem } from './problem.ts';
import type { RequestEnv } from './request.ts';
import type { ApiTag } from './route.ts';

type Head = Parameters<OpenAPIHono['getOpenAPI31Document']>[0];
type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type SecurityScheme = Parameters<OpenAPIHono['openAPIRegistry']['registerComponent']>[2];

export interface DocumentHead extends Omit<Head, 'openapi'> {
  /** How members, guests and programs authenticate. */
  securitySchemes: Record<'session' | 'guest' | 'token', SecurityScheme>;
}

/** An operation as `route` declares it. */
interface Operation {
  'x-tag'?: ApiTag;
  'x-errors'?: Record<string, string[]>;
}

/** Creates the OpenAPI document of all declared routes. */
export function openApiDocument(
  api: OpenAPIHono<RequestEnv>,
  { securitySchemes, ...head }: DocumentHead,
): Document {
  const registry = api.openAPIRegistry;
  registry.register('Problem', Problem);
  registry.registerComponent('responses', 'Problem', {
    description:
      'What went wrong, as problem details (RFC 9457). Each operation lists its own errors under `x-errors`; those listed here can happen to any request.',
    headers: {
      'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait, as in `retryAfter`.' },
      'RateLimit-Policy': {
        schema: { type: 'string' },
        description:
          'How many requests an address may send (q) in a window of seconds (w), unless unlimited.',
      },
      RateLimit: {
        schema: { type: 'string' },
        description: 'How many of them remain (r), and the seconds until the window starts again (t).',
      },
    },
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    'x-errors': errorsByStatus(ANYWHERE),
  });
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    registry.registerComponent('securitySchemes', name, scheme);
  }
  const document = api.getOpenAPI31Document({ openapi: '3.1.0', ...head });
  const operations = Object.values(document.paths ?? {}).flatMap((path): Operation[] => Object.values(path));
  document.tags = takeTags(operations);
  listCodes(document, operations);
  return document;
}

/** Collects the tags of the routes with their descriptions, sorted by name. */
function takeTags(operations: Operation[]): ApiTag[] {
  const tags = new Map<string, ApiTag>();
  for (const operation of operations) {
    const { 'x-tag': tag } = operation;
    if (tag !== undefined) tags.set(tag.name, tag);
    delete operation['x-tag'];
  }
  return [...tags.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Lists the error codes for the client's types. */
function listCodes(document: Document, operations: Operation[]): void {
  const codes = operations.flatMap((operation) => Object.values(operation['x-errors'] ?? {}).flat());
  const problem = document.components?.schemas?.Problem;
  if (problem === undefined || !('properties' in problem) || problem.properties?.code === undefined) {
    throw new Error('The document does not describe problems.');
  }
  const all = new Set([...codes, ...ANYWHERE.map(({ code }) => code)]);
  problem.properties.code = { ...problem.properties.code, enum: [...all].sort() };
}
