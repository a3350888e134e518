import type { OpenAPIHono } from '@hono/zod-openapi';
import { except } from 'hono/combine';
import type { Config } from '../../platform/server/config.ts';
import { createRouter, limitJsonBody } from '../../platform/server/http/api.ts';
import { apiDocs } from '../../platform/server/http/api-docs.ts';
import type { ReplicaRequests } from '../../platform/server/http/read-from-replica.ts';
import { refuseOtherWriters } from '../../platform/server/http/refuse-other-writers.ts';
import { refuseSeeing } from '../../platform/server/http/refuse-seeing.ts';
import { refuseSuspended } from '../../platform/server/http/refuse-suspended.ts';
import type { RequestEnv } from '../../platform/server/http/request.ts';
import { requireScope } from '../../platform/server/http/require-scope.ts';
import { liveRoutes } from '../../platform/server/realtime/live.routes.ts';
import type { SiteSettings } from '../../platform/server/site-settings.ts';
import { commonErrors, DomainError } from '../../shared/errors.ts';
import { refuseWhenOff, type SwitchedEndpoint } from '../composition/feature-switches.ts';
import { describeApi } from './describe-api.ts';

interface Options {
  config: Config;
  /** Endpoints of features, in matching order. */
  routes: readonly OpenAPIHono<RequestEnv>[];
  /** Paths below /api that accept a file as their body. */
  uploads: readonly string[];
  /** Endpoints of features that can be turned off. */
  switched: readonly SwitchedEndpoint[];
  settings: SiteSettings;
  /** Where a replica answers reads. */
  replicated?: ReplicaRequests | undefined;
}

/** Creates the JSON API under /api, with its OpenAPI document and a page to read it. */
export function createApi({
  config,
  routes,
  uploads,
  switched,
  settings,
  replicated,
}: Options): OpenAPIHono<RequestEnv> {
  const root = createRouter();
  const api = createRouter();
  api.use(
    except(
      uploads.map((path) => `/api${path}`),
      limitJsonBody,
    ),
  );
  if (replicated) api.use(replicated.readPublic(() => root.openAPIRegistry.definitions));
  api.use(requireScope(() => root.openAPIRegistry.definitions));
  api.use(refuseOtherWriters);
  api.use(refuseSeeing);
  api.use(refuseSuspended);
  for (const { method, path, feature } of switched) api.on(method, path, refuseWhenOff(settings, feature));
  for (const router of [...routes, liveRoutes(config)]) api.route('/', router);
  api.route('/docs', apiDocs(config));

  root.route('/api', api);
  let described: { revision: number; document: object } | undefined;
  root.get('/api/openapi.json', (c) => {
    const revision = settings.revision();
    if (described?.revision !== revision)
      described = { revision, document: describeApi(root, config, settings.current()) };
    return c.json(described.document);
  });
  root.all('/api/*', () => {
    throw new DomainError(commonErrors.NOT_FOUND);
  });
  return root;
}
