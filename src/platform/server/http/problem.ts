import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { commonErrors, DomainError, type ErrorSpec } from '../../../shared/errors.ts';
import type { RequestEnv } from './request.ts';

/** Problem details as RFC 9457 has them, with the code of our catalogue. */
export const Problem = z
  .object({
    type: z.literal('about:blank'),
    status: z.int(),
    code: z.string(),
    title: z.string(),
    detail: z.string(),
    requestId: z.string(),
    /** For each input that needs another look, what to do. */
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    /** Seconds to wait before trying again. */
    retryAfter: z.int().optional(),
  })
  .openapi('Problem');
export type Problem = z.infer<typeof Problem>;

/** What can happen to any request before and while its endpoint looks at it. */
const ANYWHERE = [
  commonErrors.UNREADABLE_REQUEST,
  commonErrors.FOREIGN_ORIGIN,
  commonErrors.TOO_LARGE,
  commonErrors.INVALID_INPUT,
  commonErrors.TOO_MANY_REQUESTS,
  commonErrors.SOMETHING_WENT_WRONG,
];

/** Declares the failures of an endpoint, those every endpoint can have included, for the OpenAPI document. */
export function problems(...specs: ErrorSpec[]) {
  const all = [...specs, ...ANYWHERE];
  const statuses = [...new Set(all.map((spec) => spec.status))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: [...new Set(all.filter((spec) => spec.status === status).map((spec) => spec.code))].join(
          ', ',
        ),
        content: { 'application/problem+json': { schema: Problem } },
      },
    ]),
  ) as Record<
    number,
    { description: string; content: { 'application/problem+json': { schema: typeof Problem } } }
  >;
}

/** Turns any failure into problem details; what is not in a catalogue is logged and answered without details. */
export function problemResponse(error: unknown, c: Context<RequestEnv>): Response {
  const failure = asDomainError(error);
  if (failure.spec.status >= 500) c.var.log.error({ err: error }, 'request failed');
  const { code, status, title, detail } = failure.spec;
  const body: Problem = { type: 'about:blank', status, code, title, detail, requestId: c.var.requestId };
  if (failure.fields.length > 0) body.errors = failure.fields;
  if (failure.retryAfter !== undefined) {
    body.retryAfter = failure.retryAfter;
    c.header('Retry-After', String(failure.retryAfter));
  }
  return c.json(body, status as ContentfulStatusCode, { 'Content-Type': 'application/problem+json' });
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof HTTPException) {
    // Hono's own refusals: unreadable JSON, wrong content type, body over the limit.
    if (error.status === 413) return new DomainError(commonErrors.TOO_LARGE);
    if (error.status < 500) return new DomainError(commonErrors.UNREADABLE_REQUEST);
  }
  if (isUnstorable(error)) return new DomainError(commonErrors.INVALID_INPUT);
  return new DomainError(commonErrors.SOMETHING_WENT_WRONG, { cause: error });
}

/** Text PostgreSQL cannot hold (a NUL byte, a lone surrogate): class 22 of its error codes is bad data. */
function isUnstorable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
}
