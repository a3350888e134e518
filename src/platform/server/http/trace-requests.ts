import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Step, Tracer } from '../tracing.ts';
import { pathForLog } from './path-for-log.ts';
import type { RequestEnv } from './request.ts';

/** Probes come all the time and say nothing. */
const NOT_TRACED = new Set(['/livez', '/readyz', '/metrics']);

interface Options {
  tracer: Tracer;
  kind: Extract<Step['kind'], 'request' | 'part'>;
  /** Whether a proxy of our own sends the request, so that its trace goes on. */
  trustsParent?: boolean;
}

/** Makes each request a step of a trace, named by its route. */
export const traceRequests = ({ tracer, kind, trustsParent = false }: Options) =>
  createMiddleware<RequestEnv>((c, next) => {
    const { method, path } = c.req;
    if (NOT_TRACED.has(path)) return next();
    const step: Step = {
      name: method,
      kind,
      attributes: {
        'http.request.method': method,
        'url.path': pathForLog(path),
        'offhand.request_id': c.var.requestId,
      },
      parent: trustsParent ? c.req.header('traceparent') : undefined,
    };
    return tracer.run(step, async (span) => {
      await next();
      const route = matchedRoutes(c).findLast((matched) => !matched.path.includes('*'))?.path;
      span.updateName(`${method} ${route ?? 'page'}`);
      if (route !== undefined) span.setAttribute('http.route', route);
      span.setAttribute('http.response.status_code', c.res.status);
      // As SpanStatusCode.ERROR, without loading it.
      if (c.res.status >= 500) span.setStatus({ code: 2 });
    });
  });
