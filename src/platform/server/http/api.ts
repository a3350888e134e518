import { OpenAPIHono } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError, type FieldError } from '../../../shared/errors.ts';
import type { RequestEnv } from './request.ts';

/** Bytes of a JSON body. The longest valid one is a listing's description with its fields. */
const MAX_JSON_BYTES = 64 * 1024;

/** A router for a feature's endpoints; input that does not match the contract is refused with a text for each field. */
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
 * Limits JSON bodies by their announced length; a body without one is not read at all. Endpoints for files have their
 * own limit.
 */
export const limitJsonBody = createMiddleware<RequestEnv>(async (c, next) => {
  const length = c.req.header('content-length');
  if (length !== undefined && Number(length) > MAX_JSON_BYTES) throw new DomainError(commonErrors.TOO_LARGE);
  if (length === undefined && c.req.header('transfer-encoding') !== undefined) {
    throw new DomainError(commonErrors.UNREADABLE_REQUEST);
  }
  await next();
});
