import { sweepCalls } from '../../platform/server/ai/call-record.ts';
import { sweepAttempts } from '../../platform/server/db/attempts.ts';
import type { FeatureParts } from '../../platform/server/feature.ts';
import { schedule } from '../../platform/server/job.ts';
import { SELLING_ENDPOINTS, type SwitchedEndpoint, switchedEndpoints, whileOn } from './feature-switches.ts';
import { features } from './features.ts';
import type { Services } from './services.ts';

/** Builds all features and the schedules of the platform itself; called once per process. */
export function buildFeatures(
  services: Services,
): Required<FeatureParts> & { switched: readonly SwitchedEndpoint[] } {
  const { settings } = services;
  const built = features.map((feature) => ({ name: feature.name, ...feature.build?.(services) }));
  const parts: readonly FeatureParts[] = built;
  return {
    switched: [
      ...built.flatMap(({ name, routes = [] }) => switchedEndpoints(name, routes)),
      ...SELLING_ENDPOINTS,
    ],
    routes: parts.flatMap(({ routes = [] }) => routes),
    uploads: parts.flatMap(({ uploads = [] }) => uploads),
    costly: parts.flatMap(({ costly = [] }) => costly),
    siteRoutes: parts.flatMap(({ siteRoutes = [] }) => siteRoutes),
    warmUp() {
      for (const { warmUp } of parts) warmUp?.();
    },
    jobs: [
      ...built.flatMap(({ name, jobs = [] }) => jobs.map((job) => whileOn(settings, name, job))),
      schedule('attempts.sweep', '41 * * * *', () => sweepAttempts(services.db)),
      schedule('ai.sweep', '13 3 * * *', () => sweepCalls(services.db)),
    ],
  };
}
