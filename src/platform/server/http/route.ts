import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import { commonErrors, type ErrorSpec } from '../../../shared/errors.ts';
import type { TokenScope } from '../../../shared/token-scopes.ts';
import { errorsByStatus, PROBLEM_RESPONSE } from './problem.ts';

/** A group of endpoints in the OpenAPI document. */
export interface ApiTag {
  name: string;
  description: string;
}

type Access = 'anyone' | 'optional' | 'member' | 'guest' | 'owner';

/** Who may call an endpoint, as the document's security requirements. One of the alternatives is enough. */
const SECURITY: Record<Access, NonNullable<RouteConfig['security']>> = {
  /** Everyone, with the same response. */
  anyone: [],
  /** Everyone; the response depends on the actor. */
  optional: [{}, { session: [] }, { guest: [] }],
  member: [{ session: [] }],
  guest: [{ guest: [] }],
  /** Members and guests. */
  owner: [{ session: [] }, { guest: [] }],
};

function securityOf(access: Access, scope: TokenScope | undefined): NonNullable<RouteConfig['security']> {
  if (scope === undefined) return SECURITY[access];
  return [...(access === 'anyone' ? [{}] : SECURITY[access]), { token: [scope] }];
}

/** The parts of a declaration. `route` adds what all endpoints share. */
interface RouteDefinition extends Omit<RouteConfig, 'operationId' | 'security' | 'summary' | 'tags'> {
  /** Unique, camelCase, beginning with a verb: the method name in generated clients. */
  operationId: string;
  tag: ApiTag;
  summary: string;
  access: Access;
  /** What a personal token must be allowed to do to call it. An endpoint without a scope is closed to tokens. */
  scope?: TokenScope;
  /** Successful responses. */
  responses: RouteConfig['responses'];
  /** The endpoint's own errors. AUTHENTICATION_REQUIRED is added if signing in is required. */
  errors?: readonly ErrorSpec[];
}

/** Declares an endpoint, for validation by Hono and for the OpenAPI document. */
export function route<P extends string, R extends RouteDefinition & { path: P }>(
  definition: R,
): ReturnType<typeof createRoute<P, R>> {
  const { tag, access, scope, errors = [], responses, ...config } = definition;
  const errorResponses = errorsByStatus(withSignIn(access, errors));
  const summary = Object.entries(errorResponses).map(([status, codes]) => `${status} ${codes.join(', ')}`);
  const declared = createRoute({
    ...config,
    tags: [tag.name],
    'x-tag': tag,
    security: securityOf(access, scope),
    'x-errors': errorResponses,
    responses: {
      ...responses,
      default: {
        $ref: PROBLEM_RESPONSE,
        ...(summary.length > 0 && {
          description: `${summary.join('; ')}; or an error that any request can have.`,
        }),
      },
    },
  });
  return declared as unknown as ReturnType<typeof createRoute<P, R>>;
}

/**
 * A guest can become an account during a request, so guests' endpoints may return it besides their own 401.
 */
function withSignIn(access: Access, errors: readonly ErrorSpec[]): readonly ErrorSpec[] {
  if (access === 'anyone' || access === 'optional') return errors;
  if (access === 'member' && errors.some(({ status }) => status === 401)) return errors;
  return [commonErrors.AUTHENTICATION_REQUIRED, ...errors];
}

/** Declares a response with a JSON body. */
export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** Declares a request with a JSON body. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** A request whose body is a file. */
export const fileBody = {
  required: true,
  content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
};

/** Parameters of a path with one id. */
export const byId = z.object({ id: z.uuid() });

/** Headers of a response that only its requester may see. */
export const PRIVATE = { 'Cache-Control': 'no-store' };
