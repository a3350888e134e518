import type { Context } from 'hono';
import type { Metric } from 'prom-client';
import type { BaseMap } from '../../features/finding/map/contract/base-map.ts';
import type { SearchCounts } from '../../features/finding/search/server/search.ts';
import type { LiveBanners } from '../../features/running/announcements/server/announcements.ts';
import type { TextRules } from '../../features/trust/text-rules/server/text-rules.ts';
import type { PlatformServices } from '../../platform/server/feature.ts';
import type { Identity, RequestEnv } from '../../platform/server/http/request.ts';
import type { PageCache } from '../server/visitor-pages.ts';
import type { FeatureServices } from './features.ts';

/** What the process starts before any feature. */
export interface Foundation
  extends Pick<
    PlatformServices,
    'config' | 'settings' | 'log' | 'db' | 'jobs' | 'storage' | 'live' | 'reportHelper'
  > {
  /** Metrics of helper processes, the database and live updates. */
  processMetrics: readonly Metric[];
  textRules: TextRules;
  banners: LiveBanners;
  baseMap: BaseMap;
  /** Allows addresses of any host for push messages and webhooks, for tests whose receiver runs on this machine. */
  pushAnywhere?: boolean | undefined;
}

/**
 * The services that features are built from: the platform, and the functions they offer to each other. Each feature declares
 * what it needs in the type of its `build`.
 */
export type Services = PlatformServices & FeatureServices & SiteServices;

/** What the site itself needs. */
interface SiteServices {
  /** Metrics of the process and of what features share. */
  metrics: readonly Metric[];
  /**
   * Resolves when the auth library has read its tables, which it does once. The database must stay open until
   * then.
   */
  ready: Promise<void>;
  /** Counts pages of visitors by whether they were cached. */
  pageCache: PageCache;
  identify: (c: Context<RequestEnv>) => Promise<Identity>;
  /** Flushed when the process stops. */
  searchCounts: SearchCounts;
}
