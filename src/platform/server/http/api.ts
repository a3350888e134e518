import { randomUUID } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { commonErrors, DomainError, type FieldError } from '../../../shared/errors.ts';
import { problemResponse } from './problem.ts';
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

/** Keeps JSON bodies small; endpoints that take files bring a limit of their own. */
export const limitJsonBody = bodyLimit({
  maxSize: MAX_JSON_BYTES,
  onError: (c) => problemResponse(new DomainError(commonErrors.TOO_LARGE), c),
});

export const newRequestId = (): string => randomUUID();
