/** `npm run bench`: measures cost and speed of the product against its targets. See README.md. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportDraft } from './draft.ts';
import { reportEndpoints } from './endpoints.ts';
import { reportFeatured } from './featured.ts';
import { reportFlash } from './flash.ts';
import { reportFlood } from './flood.ts';
import { reportInsights } from './insights.ts';
import { reportInteractions } from './interactions.ts';
import { reportLive } from './live.ts';
import { type Marketplace, openMarketplace } from './marketplace.ts';
import { reportMemory } from './memory.ts';
import { reportPhone } from './phone.ts';
import { reportPhoto } from './photo.ts';
import { reportPosts } from './post.ts';
import { reportPriceHelp } from './price-help.ts';
import { type Figure, figureTable, type Report, scaleTable } from './report.ts';
import { measureScale, type Scale } from './scale.ts';
import { reportSearch } from './search.ts';
import { reportSale } from './sell.ts';
import { apiCases, type Case, pageCases, reportServing } from './serving.ts';
import { reportTitles } from './titles.ts';
import { reportWants } from './wants.ts';
import { reportZones } from './zones.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    listings: { type: 'string', default: '100000' },
    only: { type: 'string' },
    processes: { type: 'string', default: '1' },
    folder: { type: 'string', multiple: true, default: [] },
  },
});
const PARTS = [
  'api',
  'search',
  'flood',
  'endpoints',
  'titles',
  'page',
  'phone',
  'touch',
  'photo',
  'memory',
  'live',
  'prices',
  'insights',
  'featured',
  'wants',
  'post',
  'zones',
  'flash',
  'draft',
  'sell',
  'scale',
];
if (options.only !== undefined && !PARTS.includes(options.only)) {
  process.stderr.write(`--only takes one of ${PARTS.join(', ')}.\n`);
  process.exit(2);
}
const wanted = (part: string) => options.only === undefined || options.only === part;
const size = options.quick
  ? {
      rounds: 2,
      seconds: 2,
      phoneViews: 3,
      photoRounds: 3,
      pageViews: 2000,
      chatSeconds: 5,
      titles: 60,
      reads: 200,
      searches: 5,
      floodSeconds: 10,
      endpointRounds: 10,
      scaleRounds: 3,
    }
  : {
      rounds: 5,
      seconds: 4,
      phoneViews: 5,
      photoRounds: 7,
      pageViews: 10_000,
      chatSeconds: 20,
      titles: 200,
      reads: 1000,
      searches: 20,
      floodSeconds: 30,
      endpointRounds: 30,
      scaleRounds: 7,
    };
if (options.only === 'scale' && options.folder.length === 0) {
  process.stderr.write('Name databases that load-listings.ts made, each with --folder.\n');
  process.exit(2);
}
const say = (text: string) => process.stdout.write(`${text}\n`);

const build = spawnSync(process.execPath, ['scripts/build.mjs', '--when-stale'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);
const folder = await mkdtemp(join(tmpdir(), 'offhand-bench-'));
const figures: Figure[] = [];
function add(report: Report): void {
  say(report.text);
  figures.push(...report.figures);
}
const listings = Number(options.listings);
/** For parts that add what they measure themselves. */
const fewListings = Math.min(20_000, listings);
try {
  say(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  if (['api', 'search', 'flood', 'titles', 'page', 'memory', 'prices', 'insights', 'featured'].some(wanted))
    await reportServer();
  if (wanted('endpoints')) {
    await withMarketplace('endpoints', listings, (marketplace) =>
      reportEndpoints(marketplace, join(folder, 'endpoint-product'), size.endpointRounds),
    );
  }
  if (wanted('live')) {
    const load = { seconds: size.chatSeconds, processes: Number(options.processes) };
    await withMarketplace('chats', fewListings, (marketplace) =>
      reportLive(marketplace, join(folder, 'live'), load),
    );
  }
  if (wanted('wants'))
    await withMarketplace('wants', fewListings, (marketplace) => reportWants(marketplace, size.reads));
  if (wanted('post')) {
    await withMarketplace('posts', fewListings, (marketplace) =>
      reportPosts(marketplace, join(folder, 'posting'), size.reads),
    );
  }
  if (wanted('zones')) {
    await withMarketplace('zones', fewListings, (marketplace) =>
      reportZones(marketplace, join(folder, 'zone'), size.chatSeconds),
    );
  }
  if (wanted('flash')) {
    await withMarketplace('flash', 1000, (marketplace) =>
      reportFlash(marketplace, join(folder, 'flash-product'), size.chatSeconds),
    );
  }
  if (wanted('phone')) add(await reportPhone(join(folder, 'demo'), size.phoneViews));
  if (wanted('touch')) add(await reportInteractions(join(folder, 'demo'), size.phoneViews));
  if (wanted('photo')) add(await reportPhoto(join(folder, 'photo'), size.photoRounds));
  if (wanted('draft')) add(await reportDraft(join(folder, 'draft')));
  if (wanted('sell')) add(await reportSale(join(folder, 'sell'), size.photoRounds));
  if (options.only === 'scale') await reportSizes();
  say(`\n${figureTable(figures)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Reports the parts that share one marketplace. */
async function reportServer(): Promise<void> {
  const started = performance.now();
  const marketplace = await openMarketplace(join(folder, 'market'), listings);
  try {
    say(`${options.listings} listings, made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const pages = await pageCases(marketplace);
    const cases: Case[] = [];
    if (wanted('api')) cases.push(...(await apiCases(marketplace)));
    if (wanted('page')) cases.push(...pages);
    const data = join(folder, 'product');
    if (cases.length > 0) add(await reportServing(marketplace, cases, data, size));
    if (wanted('search')) add(await reportSearch(marketplace, size.searches));
    if (wanted('flood')) {
      for (const limit of [true, false])
        add(await reportFlood(marketplace, data, { seconds: size.floodSeconds, limit }));
    }
    if (wanted('titles')) add(await reportTitles(marketplace, size.reads / 4));
    if (wanted('prices')) add(await reportPriceHelp(marketplace, data, size.titles));
    if (wanted('insights')) add(await reportInsights(marketplace, data, size.reads));
    if (wanted('featured')) add(await reportFeatured(marketplace, size.reads / 10));
    if (wanted('memory')) add(await reportMemory(marketplace, pages, data, size.pageViews));
  } finally {
    await marketplace.stop();
  }
}

/** Reports a part that has a marketplace of its own. */
async function withMarketplace(
  name: string,
  count: number,
  report: (marketplace: Marketplace) => Promise<Report>,
): Promise<void> {
  const marketplace = await openMarketplace(join(folder, name), count);
  try {
    add(await report(marketplace));
  } finally {
    await marketplace.stop();
  }
}

/** Measures the databases that `--folder` names, of different sizes. */
async function reportSizes(): Promise<void> {
  const scales: Scale[] = [];
  for (const name of options.folder) {
    const scale = await measureScale(name, size.scaleRounds);
    scales.push(scale);
    say(`\n${scaleTable([scale])}`);
    for (const { name: of, first, dearest, failed } of scale.costs) {
      const query = dearest?.query.replaceAll(/\s+/g, ' ').slice(0, 300);
      if (failed !== undefined) say(`${of}: ${failed}`);
      else if (dearest !== null && dearest.ms > 20)
        say(`${of}, first ${first.toFixed(0)} ms, of these ${dearest.ms.toFixed(0)} ms: ${query}`);
    }
  }
  say(`\n${scaleTable(scales)}`);
}
