import type { OpenAPIHono } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { bearerToken } from './bearer-token.ts';
import type { RequestEnv } from './request.ts';
import { tokenErrors } from './token-errors.ts';

type Definitions = OpenAPIHono<RequestEnv>['openAPIRegistry']['definitions'];

/**
 * Admits requests with a personal token only to endpoints that declare a scope, and only if the token has it.
 * @param definitions Returns the declared endpoints with their whole paths, once all are registered.
 */
export function requireScope(definitions: () => Definitions) {
  let scopes: Map<string, string | null> | undefined;
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (bearerToken(c) === null) return next();
    const { scopes: granted = [] } = await c.var.identify();
    scopes ??= scopesByEndpoint(definitions());
    const scope = matchedRoutes(c)
      .map(({ method, path }) => scopes?.get(`${method} ${path}`))
      .find((candidate) => candidate !== undefined);
    if (scope === undefined) throw new DomainError(commonErrors.NOT_FOUND);
    if (scope === null) throw new DomainError(tokenErrors.CLOSED_TO_TOKENS);
    if (!granted.some((name) => name === scope)) {
      c.header('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
      throw new DomainError(tokenErrors.SCOPE_MISSING);
    }
    return next();
  });
}

/** Returns the scope of each endpoint by its method and path, as the router spells them; null for those without one. */
function scopesByEndpoint(definitions: Definitions): Map<string, string | null> {
  const scopes = new Map<string, string | null>();
  for (const definition of definitions) {
    if (definition.type !== 'route') continue;
    const { method, path, security = [] } = definition.route;
    const scope = security.flatMap(({ token = [] }) => token)[0] ?? null;
    scopes.set(`${method.toUpperCase()} ${path.replaceAll(/\/{(.+?)}/g, '/:$1')}`, scope);
  }
  return scopes;
}
