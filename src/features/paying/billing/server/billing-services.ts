import type { PlatformServices } from '../../../../platform/server/feature.ts';

export type BillingServices = Pick<PlatformServices, 'config' | 'db' | 'jobs' | 'live' | 'log' | 'payments'>;
