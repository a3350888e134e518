import type { OpenAPIHono } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import type { Feature } from '../../platform/server/feature.ts';
import type { RequestEnv } from '../../platform/server/http/request.ts';
import type { Job } from '../../platform/server/job.ts';
import type { SiteSettings } from '../../platform/server/site-settings.ts';
import { DomainError } from '../../shared/errors.ts';
import { featureOff, type SiteFeature } from '../../shared/site-features.ts';

/** Features of the code that the operator's setting turns off, with all their endpoints and jobs. */
const SWITCH_OF = new Map<string, SiteFeature>([
  ['flash-drops', 'flashDrops'],
  ['zones', 'zones'],
  ['comparisons', 'assistant'],
  ['wants', 'matchMe'],
]);

/** Features that sell, whose notifications nobody chooses while plans are turned off. */
const SELLERS: readonly string[] = ['plans', 'credits'];

/** Returns whether people can choose a group of notifications: not if the feature that sends it is turned off. */
export function isGroupOffered(
  settings: Pick<SiteSettings, 'current'>,
  features: readonly Pick<Feature<never>, 'name' | 'notificationKinds'>[],
  group: string,
): boolean {
  const sender = features.find(({ notificationKinds = [] }) =>
    notificationKinds.some(({ preference }) => preference?.group === group),
  );
  if (sender === undefined) return true;
  const feature = SWITCH_OF.get(sender.name) ?? (SELLERS.includes(sender.name) ? 'plans' : null);
  return feature === null || settings.current()[feature];
}

/**
 * Endpoints that sell. What people bought goes on while plans are turned off, so that they can cancel it.
 */
const SELLING: readonly Endpoint[] = [
  { method: 'GET', path: '/plans' },
  { method: 'GET', path: '/credit-packs' },
  { method: 'POST', path: '/subscriptions' },
  { method: 'POST', path: '/credit-purchases' },
];

interface Endpoint {
  method: string;
  path: string;
}
export interface SwitchedEndpoint extends Endpoint {
  feature: SiteFeature;
}

/** Returns the endpoints of a feature that can be turned off. */
export function switchedEndpoints(
  name: string,
  routes: readonly OpenAPIHono<RequestEnv>[],
): SwitchedEndpoint[] {
  const feature = SWITCH_OF.get(name);
  if (feature === undefined) return [];
  return routes.flatMap((router) => router.routes.map(({ method, path }) => ({ method, path, feature })));
}

export const SELLING_ENDPOINTS: readonly SwitchedEndpoint[] = SELLING.map((endpoint) => ({
  ...endpoint,
  feature: 'plans',
}));

/** Answers requests to a feature that is turned off. */
export const refuseWhenOff = (settings: SiteSettings, feature: SiteFeature) =>
  createMiddleware<RequestEnv>(async (_, next) => {
    if (settings.current()[feature]) return next();
    throw new DomainError(featureOff(feature));
  });

/** Returns a job of a feature that does nothing while it is turned off. Signals of that time are not made up for. */
export function whileOn(settings: SiteSettings, name: string, job: Job): Job {
  const feature = SWITCH_OF.get(name);
  if (feature === undefined) return job;
  const isOn = () => settings.current()[feature];
  return {
    ...job,
    register: (jobs) =>
      job.register({
        ...jobs,
        schedule: (queue, cron, work) =>
          jobs.schedule(queue, cron, async () => (isOn() ? work() : undefined)),
        on: (signal, consumer, handle, options) =>
          jobs.on(
            signal,
            consumer,
            async (payload, delivery) => (isOn() ? handle(payload, delivery) : undefined),
            options,
          ),
        onMany: (signal, consumer, handle, options) =>
          jobs.onMany(
            signal,
            consumer,
            async (deliveries) => (isOn() ? handle(deliveries) : undefined),
            options,
          ),
      }),
  };
}
