import { fileURLToPath } from 'node:url';
import { replaceKnownLogIns } from '../../demo/insert/demo-log-in.ts';
import { dismissDemoOperator } from '../../demo/insert/demo-operator.ts';
import { DEMO_MAP, loadDemo } from '../../demo/load-demo.ts';
import type { BaseMap } from '../../features/finding/map/contract/base-map.ts';
import { NO_BASE_MAP, readBaseMap } from '../../features/finding/map/server/map.ts';
import { BANNERS_RELOAD, startBanners } from '../../features/running/announcements/server/announcements.ts';
import { findDraftSettings } from '../../features/running/settings/server/settings.ts';
import { supportOf } from '../../features/selling/listing-drafts/server/listing-drafts.ts';
import { startTextRules, TEXT_RULES_RELOAD } from '../../features/trust/text-rules/server/text-rules.ts';
import type { Config } from '../../platform/server/config.ts';
import type { ReadReplica } from '../../platform/server/db/read-replica.ts';
import { SCHEMA_RELOAD } from '../../platform/server/db/schema-watch.ts';
import { createHelperReports } from '../../platform/server/helper-processes.ts';
import { replicaRequests } from '../../platform/server/http/read-from-replica.ts';
import { startJobs } from '../../platform/server/jobs.ts';
import { createLog } from '../../platform/server/log.ts';
import { startLive } from '../../platform/server/realtime/start-live.ts';
import { startSiteSettings, withLiveSettings } from '../../platform/server/site-settings.ts';
import { loadFilesFrom } from '../../platform/server/storage/file-storage.ts';
import { openStorage } from '../../platform/server/storage/open-storage.ts';
import { startTracing } from '../../platform/server/tracing.ts';
import { buildFeatures } from '../composition/build-features.ts';
import { createServices } from '../composition/create-services.ts';
import { topicPolicies } from '../composition/feature-catalogs.ts';
import { findValidCredentials } from '../composition/identify.ts';
import type { Services } from '../composition/services.ts';
import { createApi } from './api.ts';
import { createHttpServer, finishRequests, type HandleAssets, listen } from './http-server.ts';
import { openDatabase } from './open-database.ts';
import { openPageBuild } from './page-build.ts';
import { createPages } from './pages.ts';
import {
  type AnswerPage,
  createInProcessApi,
  createLimitCosts,
  createProbes,
  createSite,
  type InProcessParts,
  type ProcessParts,
} from './site.ts';

/** How long requests in flight may take after the process was asked to stop, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Tells processes that run jobs that another one has recorded signals. */
const SIGNALS_RELOAD = 'signals';
const ASSETS = fileURLToPath(new URL('../../../build/client', import.meta.url));

export interface StartOptions {
  /** Serves pages from the sources instead of the build. */
  dev?: boolean;
  /** Responds to page requests instead of the real pages, for tests of the API, which need no build. */
  pages?: AnswerPage;
  /** Allows addresses of any host for push messages and webhooks, for tests whose receiver runs on this machine. */
  pushAnywhere?: boolean;
  /** Seconds between two polls for background jobs, for tests that wait for them. */
  polling?: number;
}

export interface Offhand {
  /** The address that people open. */
  url: string;
  /** The port it listens on, even if the system chose it. */
  port: number;
  /** What the features share. */
  services: Services;
  /** How to log in to the demo marketplace, one per line. */
  logIns: string[];
  /** Prepares what is slow only once. Call it when the start is complete. Idempotent. */
  warmUp: () => void;
  /** Finishes requests and work in flight, then closes everything. Idempotent. */
  stop: () => Promise<void>;
}

/**
 * Starts the product in this process: database, jobs, API and pages, or what WORKER leaves of them.
 * @throws StartupError when the environment prevents it.
 */
export async function startOffhand(config: Config, options: StartOptions = {}): Promise<Offhand> {
  const stopTracing = await startTracing(config.tracing);
  const log = createLog(config);
  const { reportHelper, metric } = createHelperReports(log);
  const closers: (() => Promise<unknown>)[] = [stopTracing];
  const stop = stopOnce(closers);
  try {
    const storage = await openStorage(config);
    loadFilesFrom(config.filesUrl);
    const { pool, db, direct, replica, schema, waitSeconds, isMigrated } = await openDatabase(config, {
      log,
      reportHelper,
      closers,
    });
    const settings = await startSiteSettings(db, log);
    const textRules = await startTextRules(db);
    const banners = await startBanners(db);
    const jobs = await startJobs({ pool, db }, log, {
      polling: options.polling,
      wakeWorker: config.runsJobs ? undefined : () => live.reload(SIGNALS_RELOAD),
    });
    closers.unshift(() => jobs.stop(SHUTDOWN_TIMEOUT_MS));
    const {
      live,
      connections,
      metrics: liveMetrics,
      close: closeLive,
    } = await startLive({
      pool,
      connection: direct,
      redisUrl: config.liveUrl,
      readable: replica?.caughtUp,
      log,
      policies: topicPolicies(db),
      findValid: (credentials) => findValidCredentials(db, credentials),
      reloads: {
        settings: settings.refresh,
        [SCHEMA_RELOAD]: async () => void (await schema.check()),
        [TEXT_RULES_RELOAD]: textRules.refresh,
        [BANNERS_RELOAD]: banners.refresh,
        ...(config.runsJobs && { [SIGNALS_RELOAD]: jobs.takeSignals }),
      },
    });
    closers.unshift(closeLive);
    if (isMigrated) live.reload(SCHEMA_RELOAD);
    void schema.outdated
      .then(async () => {
        await Promise.all([jobs.stop(SHUTDOWN_TIMEOUT_MS), connections.close()]);
        log.warn('this process does no background work until it is replaced');
      })
      .catch((error: unknown) => log.error({ err: error }, 'background work not stopped'));
    const services = createServices({
      config: withLiveSettings(config, settings),
      settings,
      log,
      db,
      jobs,
      live,
      storage,
      reportHelper,
      processMetrics: [metric, waitSeconds, ...liveMetrics, ...(replica?.metrics ?? [])],
      textRules,
      banners,
      baseMap: await openBaseMap(config),
      pushAnywhere: options.pushAnywhere,
    });
    closers.unshift(() => services.searchCounts.flush());
    const parts = buildFeatures(services);
    if (config.runsJobs) {
      for (const job of parts.jobs) await job.register(jobs);
      await jobs.removeUnused();
    }
    const logIns = config.demo ? await loadDemo(services) : null;
    await dismissDemoOperator(db, config.publicUrl);
    await replaceKnownLogIns(db, config);

    const process = { services, schema, pool, connections, replica };
    const { site, handleAssets } = config.servesSite
      ? await openSite(process, parts, options, closers)
      : { site: createProbes(process), handleAssets: undefined };
    const server = createHttpServer({ fetch: site.fetch, handleAssets, connections });
    const port = await listen(server, config.port, config.host);
    closers.unshift(() => finishRequests(server, SHUTDOWN_TIMEOUT_MS));
    // Live connections never end by themselves, so stopping would wait for them.
    closers.unshift(() => connections.close());
    const url = new URL(config.publicUrl).port === '0' ? `http://localhost:${port}` : config.publicUrl;
    return { url, port, services, logIns: logIns ?? [], warmUp: parts.warmUp, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function stopOnce(closers: (() => Promise<unknown>)[]): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () =>
    (stopping ??= (async () => {
      for (const close of closers) await close().catch(() => undefined);
    })());
}

/** Reads the operator's base map, or that of the demo's town. Tiles replace both. */
async function openBaseMap({ mapFile, mapTiles, demo }: Config): Promise<BaseMap> {
  if (mapFile !== undefined) return readBaseMap(mapFile);
  return demo && mapTiles === null ? readBaseMap(DEMO_MAP) : NO_BASE_MAP;
}

/** Opens the API, the pages and the files. */
async function openSite(
  process: ProcessParts & { replica: ReadReplica | undefined },
  parts: ReturnType<typeof buildFeatures>,
  options: StartOptions,
  closers: (() => Promise<unknown>)[],
) {
  const { services, schema, replica } = process;
  const { config, settings } = services;
  const replicated = replica && replicaRequests(replica, config.publicUrl);
  const api = createApi({ config, settings, replicated, ...parts });
  const inProcess = { services, schema, api, limitCosts: createLimitCosts(config, parts.costly) };
  const { answerPage, handleAssets } = await openPages(inProcess, options, closers);
  const { siteRoutes } = parts;
  const site = createSite({ ...process, ...inProcess, siteRoutes, replicated, answerPage, assets: ASSETS });
  return { site, handleAssets };
}

async function openPages(
  inProcess: InProcessParts,
  { dev = false, pages }: StartOptions,
  closers: (() => Promise<unknown>)[],
): Promise<{ answerPage: AnswerPage; handleAssets?: HandleAssets }> {
  if (pages) return { answerPage: pages };
  const build = await openPageBuild(dev);
  closers.unshift(build.close);
  const { services } = inProcess;
  return {
    answerPage: createPages({
      config: services.config,
      app: createInProcessApi(inProcess),
      loadPages: build.load,
      mode: dev ? 'development' : 'production',
      support: supportOf(services),
      settings: services.settings,
      banners: services.banners,
      pageCache: services.pageCache,
      findDraftSettings: (actor) => findDraftSettings(services.db, actor),
    }),
    handleAssets: build.handleAssets,
  };
}
