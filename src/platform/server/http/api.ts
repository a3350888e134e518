import { OpenAPIHono } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { commonErrors, DomainError, type FieldError } from '../../../shared/errors.ts';
import type { RequestEnv } from './request.ts';

/** Bytes of a JSON body. The longest honest one is a listing's description with its fields. */
const MAX_JSON_BYTES = 64 * 1024;

/** A router for the endpoints of a feature; input that does not fit the contract is refused with a text per field. */
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
 * Keeps JSON bodies small by what they announce; a body that does not announce its length is not read at all.
 * Endpoints that take files bring a limit of their own.
 */
export const limitJsonBody = createMiddleware<RequestEnv>(async (c, next) => {
  const length = c.req.header('content-length');
  if (length !== undefined && Number(length) > MAX_JSON_BYTES) throw new DomainError(commonErrors.TOO_LARGE);
  if (length === undefined && c.req.header('transfer-encoding') !== undefined) {
    throw new DomainError(commonErrors.UNREADABLE_REQUEST);
  }
  await next();
});
