import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { commonErrors, DomainError, type ErrorSpec } from '../../../shared/errors.ts';
import type { Config } from '../config.ts';
import { schemaErrors } from '../db/schema-watch.ts';
import type { RequestEnv } from './request.ts';
import { tokenErrors } from './token-errors.ts';

/** Problem details as in RFC 9457, with an error code of our catalog. */
export const Problem = z
  .object({
    type: z.literal('about:blank'),
    status: z.int().describe('The HTTP status.'),
    code: z.string().describe('Which error it is.'),
    title: z.string().describe('A heading to show to people.'),
    detail: z.string().describe('What happened and how to fix it, to show to people.'),
    requestId: z.string().describe("The id of the request in the server's log."),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe('What to change, for each invalid field.'),
    retryAfter: z.int().optional().describe('Seconds to wait before trying again.'),
  })
  .openapi('Problem', {
    example: {
      type: 'about:blank',
      status: 422,
      code: 'INVALID_INPUT',
      title: 'Please check the form',
      detail: 'Some fields need another look.',
      requestId: '0f7c4c5a-4b3e-4c59-8a8e-0c6f1c4b7b1d',
      errors: [{ field: 'limit', message: 'Ask for at most 60 at once.' }],
    },
  });
export type Problem = z.infer<typeof Problem>;

/** Errors that any request can cause before or during its endpoint. */
export const ANYWHERE = [
  commonErrors.UNREADABLE_REQUEST,
  commonErrors.FEATURE_OFF,
  commonErrors.FOREIGN_ORIGIN,
  commonErrors.ACCOUNT_SUSPENDED,
  commonErrors.ACCOUNT_LIMITED,
  commonErrors.ONLY_SEEING,
  commonErrors.CLOSED_TO_SEEING,
  commonErrors.TOO_LARGE,
  commonErrors.INVALID_INPUT,
  commonErrors.TOO_MANY_REQUESTS,
  tokenErrors.TOKEN_REFUSED,
  tokenErrors.CLOSED_TO_TOKENS,
  tokenErrors.SCOPE_MISSING,
  commonErrors.SERVICE_UNAVAILABLE,
  schemaErrors.BEING_UPDATED,
  commonErrors.SOMETHING_WENT_WRONG,
];

/** Reference to the OpenAPI response that all failures share. */
export const PROBLEM_RESPONSE = '#/components/responses/Problem';

/** Groups error codes by status, as the document lists them under `x-errors`. */
export function errorsByStatus(errors: readonly ErrorSpec[]): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  for (const { status, code } of errors) {
    const codesOfStatus = (codes[status] ??= []);
    if (!codesOfStatus.includes(code)) codesOfStatus.push(code);
  }
  return codes;
}

/**
 * Error handler that turns any error into problem details, or into a page for a browser opening an address.
 * Unknown errors are logged and returned without details.
 */
export const respondWithProblem =
  (site: Pick<Config, 'siteName'>) =>
  (error: unknown, c: Context<RequestEnv>): Response | Promise<Response> => {
    const failure = asDomainError(error);
    if (failure.spec.status >= 500) c.var.log.error({ err: error }, 'request failed');
    const { code, status, title, detail } = failure.spec;
    if (failure.retryAfter !== undefined) c.header('Retry-After', String(failure.retryAfter));
    if (wantsPage(c)) return c.html(problemPage(failure.spec, site), status as ContentfulStatusCode);
    const body: Problem = { type: 'about:blank', status, code, title, detail, requestId: c.var.requestId };
    if (failure.fields.length > 0) body.errors = failure.fields;
    if (failure.retryAfter !== undefined) body.retryAfter = failure.retryAfter;
    return c.json(body, status as ContentfulStatusCode, { 'Content-Type': 'application/problem+json' });
  };

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof HTTPException) {
    // Errors of Hono itself: invalid JSON, wrong content type, body over the limit.
    if (error.status === 413) return new DomainError(commonErrors.TOO_LARGE);
    if (error.status < 500) return new DomainError(commonErrors.UNREADABLE_REQUEST);
  }
  if (isUnstorable(error)) return new DomainError(commonErrors.INVALID_INPUT);
  return new DomainError(commonErrors.SOMETHING_WENT_WRONG, { cause: error });
}

/**
 * Text that PostgreSQL can't store (a NUL byte, a lone surrogate): class 22 of its error codes is invalid
 * data.
 */
function isUnstorable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
}

/** Whether the client is a browser opening an address, which shows the response to a person. */
function wantsPage({ req }: Context<RequestEnv>): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const accepted = req.header('accept') ?? '';
  return isRead && !req.path.startsWith('/api/') && accepted.includes('text/html');
}

/**
 * Renders an error as a page without dependencies: while the site is flooded or its database is down, a real
 * page would make it worse. Our policy allows style attributes only.
 */
function problemPage(
  { title, detail }: Pick<ErrorSpec, 'title' | 'detail'>,
  { siteName }: Pick<Config, 'siteName'>,
) {
  return html`<!doctype html>
<html lang="en" style="color-scheme:light dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}. ${siteName}</title><link rel="icon" type="image/svg+xml" href="/favicon.svg"></head>
<body style="margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;box-sizing:border-box;text-align:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fdfcfe,#110a12);color:light-dark(#29142e,#f6f2f7)">
<main style="display:grid;justify-items:center;gap:16px">
<p style="margin:0;font-size:24px;font-weight:800">${siteName}</p>
<h1 style="margin:0;font-size:32px;line-height:1.2">${title}</h1>
<p style="margin:0;max-width:36ch">${detail}</p>
<a href="" style="padding:14px 28px;border-radius:999px;background:light-dark(#411848,#f6f2f7);color:light-dark(#ffffff,#29142e);font-weight:650;text-decoration:none">Try Again</a>
</main></body>
</html>`;
}
