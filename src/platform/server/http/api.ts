import { OpenAPIHono } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError, type FieldError } from '../../../shared/errors.ts';
import type { RequestEnv } from './request.ts';

/** Maximum size of a JSON body in bytes. The largest valid one is a listing. */
const MAX_JSON_BYTES = 64 * 1024;

/**
 * Creates a router for a feature's endpoints. Input that doesn't match the contract is rejected with a
 * message for each field.
 */
export function createRouter(): OpenAPIHono<RequestEnv> {
  return new OpenAPIHono<RequestEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const fields: FieldError[] = result.error.issues.map((issue) => ({
        field: issue.path.map(String).join('.'),
        message: issue.message,
      }));
      throw new DomainError(commonErrors.INVALID_INPUT, { fields });
    },
  });
}

/**
 * Limits JSON bodies by their declared length. A body without one is not read at all. Endpoints for files
 * have their own limit.
 */
export const limitJsonBody = createMiddleware<RequestEnv>(async (c, next) => {
  const length = c.req.header('content-length');
  if (length !== undefined && Number(length) > MAX_JSON_BYTES) throw new DomainError(commonErrors.TOO_LARGE);
  if (length === undefined && c.req.header('transfer-encoding') !== undefined) {
    throw new DomainError(commonErrors.UNREADABLE_REQUEST);
  }
  await next();
});
