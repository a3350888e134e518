/** `npm run bench`: measures cost and speed of the product against its targets. See README.md. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureDraft } from './draft.ts';
import { fillEndpoints, measureEndpoints } from './endpoints.ts';
import { measureFeatured } from './featured.ts';
import { measureFlash } from './flash.ts';
import { measureFlood } from './flood.ts';
import { measureInsights } from './insights.ts';
import { measureLive } from './live.ts';
import { openMarketplace } from './marketplace.ts';
import { measureMemory } from './memory.ts';
import { measurePhone } from './phone.ts';
import { measurePhoto } from './photo.ts';
import { measurePosts } from './post.ts';
import { measurePriceHelp } from './price-help.ts';
import {
  costTable,
  endpointTable,
  type Figure,
  figureTable,
  phoneTable,
  scaleTable,
  timesFloor,
  timesPostgrest,
} from './report.ts';
import { measureSale } from './sell.ts';
import { measureScale, type Scale } from './scale.ts';
import { measureSearch } from './search.ts';
import { apiCases, type Case, measureServing, pageCases } from './serving.ts';
import { measureTitles } from './titles.ts';
import { measureWants } from './wants.ts';
import { measureZones } from './zones.ts';

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
try {
  say(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
  );
  if (['api', 'search', 'flood', 'titles', 'page', 'memory', 'prices', 'insights', 'featured'].some(wanted))
    await measureServer();
  if (wanted('endpoints')) await measureAllEndpoints();
  if (wanted('live')) await measureChats();
  if (wanted('wants')) await measureStoredWants();
  if (wanted('post')) await measurePosting();
  if (wanted('zones')) await measureZone();
  if (wanted('flash')) await measureLeaderboard();
  if (wanted('phone')) await measureFirstView();
  if (wanted('photo')) await measureUpload();
  if (wanted('draft')) await measureDrafts();
  if (wanted('sell')) await measureSelling();
  if (options.only === 'scale') await measureSizes();
  say(`\n${figureTable(figures)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measureServer(): Promise<void> {
  const started = performance.now();
  const marketplace = await openMarketplace(join(folder, 'market'), Number(options.listings));
  try {
    say(`${options.listings} listings, made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const pages = await pageCases(marketplace);
    const cases: Case[] = [];
    if (wanted('api')) cases.push(...(await apiCases(marketplace)));
    if (wanted('page')) cases.push(...pages);
    const data = join(folder, 'product');
    if (cases.length > 0) {
      const costs = await measureServing(marketplace, cases, data, size);
      say(`\n${costTable(costs)}`);
      for (const cost of costs) {
        const { name, path, isList } = cost.case;
        if (isList) {
          figures.push({ name, measured: timesFloor(cost) ?? 0, atMost: 1.5, unit: '× floor' });
          const ilike = timesPostgrest(cost);
          if (ilike !== null) figures.push({ name, measured: ilike, atMost: 1, unit: '× PostgREST' });
        }
        if (path === '/listings') {
          const measured = cost.server + cost.postgres;
          figures.push({ name, measured, atMost: 3, unit: 'ms' });
        }
      }
    }
    if (wanted('search')) {
      const [dearest, ...others] = await measureSearch(marketplace, size.searches);
      for (const { search, processor, first, queries } of dearest ? [dearest, ...others] : [])
        say(
          `${search}: ${processor.toFixed(1)} ms of PostgreSQL, ${queries} queries, the first time ${first.toFixed(0)} ms`,
        );
      figures.push({
        name: 'Dearest search, of PostgreSQL',
        measured: dearest?.processor ?? 0,
        atMost: 50,
        unit: 'ms',
      });
    }
    if (wanted('flood')) {
      for (const limit of [true, false]) {
        const cost = await measureFlood(marketplace, data, { seconds: size.floodSeconds, limit });
        const { quiet, beside, failed, flood } = cost;
        const answers = [...flood].map(([status, count]) => `${count} × ${status}`).join(', ');
        say(
          `\nA list alone: p50 ${quiet.p50.toFixed(1)} ms, p99 ${quiet.p99.toFixed(1)} ms; beside long searches of another ` +
            `visitor, ${limit ? 'limited' : 'not limited'}: p50 ${beside.p50.toFixed(1)} ms, p99 ${beside.p99.toFixed(1)} ms, ` +
            `${failed} not answered. The searches: ${answers}`,
        );
        if (!limit) continue;
        figures.push(
          {
            name: 'List beside long searches, p50',
            measured: beside.p50 / quiet.p50,
            atMost: 2,
            unit: '× alone',
          },
          {
            name: 'List beside long searches, p99',
            measured: beside.p99 / quiet.p99,
            atMost: 2,
            unit: '× alone',
          },
          { name: 'List beside long searches, not answered', measured: failed, atMost: 0, unit: '' },
        );
      }
    }
    if (wanted('titles')) {
      const costs = await measureTitles(marketplace, size.reads / 4);
      for (const { title, processor, p50, p99 } of costs) {
        say(
          `Titles with ${title}: ${processor.toFixed(1)} ms of PostgreSQL, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        );
      }
      const most = (figure: 'processor' | 'p99') => Math.max(...costs.map((cost) => cost[figure]));
      figures.push(
        { name: 'Listings to compare, of PostgreSQL', measured: most('processor'), atMost: 50, unit: 'ms' },
        { name: 'Listings to compare, p99', measured: most('p99'), atMost: 100, unit: 'ms' },
      );
    }
    if (wanted('prices')) {
      const help = await measurePriceHelp(marketplace, data, size.titles);
      say(
        `\nPrice help: ${help.questions} questions, ${help.ranges} with a range, p50 ${help.p50.toFixed(1)} ms, ` +
          `processor ${help.server.toFixed(1)} ms of the server and ${help.postgres.toFixed(1)} ms of PostgreSQL`,
      );
      figures.push({ name: 'Price help, p99', measured: help.p99, atMost: 50, unit: 'ms' });
    }
    if (wanted('insights')) {
      const cost = await measureInsights(marketplace, data, size.reads);
      const text = Object.entries(cost).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
      say(`\nInsights: ${text.join(', ')}`);
      figures.push({ name: 'Insights, p99', measured: cost.p99, atMost: 50, unit: 'ms' });
    }
    if (wanted('featured')) {
      const { featured, p50, p99, mostBlocks, firstJob, job } = await measureFeatured(
        marketplace,
        size.reads / 10,
      );
      say(
        `\nFeatured: ${featured} take turns, p50 ${p50.toFixed(1)} ms, at most ${mostBlocks} blocks, ` +
          `job ${(firstJob / 1000).toFixed(1)} s at first, then ${(job / 1000).toFixed(1)} s`,
      );
      figures.push(
        { name: 'Featured beside a page, p99', measured: p99, atMost: 50, unit: 'ms' },
        { name: 'Featured beside a page, blocks read', measured: mostBlocks, atMost: 20_000, unit: '' },
      );
    }
    if (wanted('memory')) {
      const { start, end } = await measureMemory(marketplace, pages, data, size.pageViews);
      say(
        `\nServer memory: ${start.toFixed(0)} MB at the start, ${end.toFixed(0)} MB after ${size.pageViews} page views`,
      );
      figures.push({
        name: `Memory after ${size.pageViews} page views`,
        measured: end,
        atMost: 250,
        unit: 'MB',
      });
    }
  } finally {
    await marketplace.stop();
  }
}

async function measureAllEndpoints(): Promise<void> {
  const marketplace = await openMarketplace(join(folder, 'endpoints'), Number(options.listings));
  try {
    await fillEndpoints(marketplace);
    const costs = await measureEndpoints(marketplace, join(folder, 'endpoint-product'), size.endpointRounds);
    say(`\n${endpointTable(costs)}`);
    const unlimited = costs.filter(({ limitedBy }) => limitedBy === null);
    const measured = Math.max(...unlimited.map(({ server, postgres }) => server + postgres));
    figures.push({ name: 'Dearest endpoint without a limit', measured, atMost: 30, unit: 'ms' });
  } finally {
    await marketplace.stop();
  }
}

async function measureChats(): Promise<void> {
  const marketplace = await openMarketplace(
    join(folder, 'chats'),
    Math.min(20_000, Number(options.listings)),
  );
  try {
    const chats = await measureLive(marketplace, join(folder, 'live'), {
      seconds: size.chatSeconds,
      processes: Number(options.processes),
    });
    say(
      `\n2,000 live pages on ${options.processes} process(es), 200 messages/s: ${chats.messages} sent, ${chats.lost} lost, p50 ${chats.p50.toFixed(0)} ms, ` +
        `${chats.cpuPerMessage.toFixed(1)} ms of the servers' processor each; ` +
        `inbox of 5,000: p50 ${chats.inbox.p50.toFixed(1)} ms`,
    );
    figures.push(
      { name: 'Message, sent to shown, p99', measured: chats.p99, atMost: 150, unit: 'ms' },
      { name: 'Memory of a connection', measured: chats.kbPerConnection, atMost: 30, unit: 'KB' },
      { name: 'Inbox of 5,000 conversations, p99', measured: chats.inbox.p99, atMost: 50, unit: 'ms' },
      { name: 'Messages lost', measured: chats.lost, atMost: 0, unit: '' },
    );
  } finally {
    await marketplace.stop();
  }
}

async function measureZone(): Promise<void> {
  const marketplace = await openMarketplace(
    join(folder, 'zones'),
    Math.min(20_000, Number(options.listings)),
  );
  try {
    const { zone, posts, p50, p99, lost, notifies } = await measureZones(
      marketplace,
      join(folder, 'zone'),
      size.chatSeconds,
    );
    say(
      `\nA zone of 20,000 members: p50 ${zone.p50.toFixed(1)} ms, its discussion ${posts.p50.toFixed(1)} ms; ` +
        `a post to 2,000 watchers: p50 ${p50.toFixed(0)} ms, ${lost} lost`,
    );
    figures.push(
      { name: 'Zone of 20,000 members, p99', measured: zone.p99, atMost: 50, unit: 'ms' },
      { name: 'Its discussion of 5,000 posts, p99', measured: posts.p99, atMost: 50, unit: 'ms' },
      { name: 'Post, sent to 2,000 watchers, p99', measured: p99, atMost: 300, unit: 'ms' },
      { name: 'NOTIFY for a post', measured: notifies, atMost: 1, unit: '' },
    );
  } finally {
    await marketplace.stop();
  }
}

async function measureStoredWants(): Promise<void> {
  const marketplace = await openMarketplace(
    join(folder, 'wants'),
    Math.min(20_000, Number(options.listings)),
  );
  try {
    const { p50, p99, perSecond, matches } = await measureWants(marketplace, size.reads);
    say(
      `\n100,000 stored wants: a new listing has ${matches.toFixed(1)} matches, found and told in p50 ${p50.toFixed(1)} ms, ` +
        `${perSecond.toFixed(0)} listings a second`,
    );
    figures.push(
      { name: 'New listing among 100,000 wants, p99', measured: p99, atMost: 50, unit: 'ms' },
      { name: 'New listing among 100,000 wants, mean', measured: 1000 / perSecond, atMost: 50, unit: 'ms' },
    );
  } finally {
    await marketplace.stop();
  }
}

async function measurePosting(): Promise<void> {
  const marketplace = await openMarketplace(
    join(folder, 'posts'),
    Math.min(20_000, Number(options.listings)),
  );
  try {
    const { read, unread } = await measurePosts(marketplace, join(folder, 'posting'), size.reads);
    for (const [name, { server, postgres, p50, p99 }] of Object.entries({ read, 'not read': unread })) {
      say(
        `A listing, posted and ${name}: ${server.toFixed(2)} ms of the server and ${postgres.toFixed(2)} ms of PostgreSQL, ` +
          `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      );
    }
    const processor = (cost: typeof read) => cost.server + cost.postgres;
    figures.push(
      {
        name: 'Reading a post, of processor time',
        measured: processor(read) - processor(unread),
        atMost: 3,
        unit: 'ms',
      },
      { name: 'Reading a post, p50 of the request', measured: read.p50 - unread.p50, atMost: 3, unit: 'ms' },
    );
  } finally {
    await marketplace.stop();
  }
}

async function measureLeaderboard(): Promise<void> {
  const marketplace = await openMarketplace(join(folder, 'flash'), 1000);
  try {
    const { leaderboard, updates, queriesPerWatcher, p99 } = await measureFlash(
      marketplace,
      join(folder, 'flash-product'),
      size.chatSeconds,
    );
    say(
      `\nLeaderboard of 10,000 with 200,000 entries: p50 ${leaderboard.p50.toFixed(1)} ms; ` +
        `500 watchers asked ${updates} times because of updates, p99 ${p99.toFixed(0)} ms`,
    );
    figures.push(
      { name: 'Leaderboard of 10,000, p99', measured: leaderboard.p99, atMost: 30, unit: 'ms' },
      { name: 'Queries of a watcher for an update', measured: queriesPerWatcher, atMost: 0.02, unit: '' },
    );
  } finally {
    await marketplace.stop();
  }
}

async function measureSizes(): Promise<void> {
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

async function measureDrafts(): Promise<void> {
  const { first, later } = await measureDraft(join(folder, 'draft'));
  say(`\nA draft by the engine: ${later.toFixed(1)} ms`);
  figures.push({ name: 'First draft after a start', measured: first, atMost: 100, unit: 'ms' });
}

async function measureSelling(): Promise<void> {
  const { filled, posted, taps } = await measureSale(join(folder, 'sell'), size.photoRounds);
  say(`\nA photo on a phone, read by a model in 2 s: filled in after ${filled.toFixed(1)} s, ${taps} taps`);
  figures.push(
    { name: 'Photo chosen to posted', measured: posted, atMost: 12, unit: 's' },
    { name: 'Taps for it', measured: taps, atMost: 4, unit: '' },
  );
}

async function measureFirstView(): Promise<void> {
  const views = await measurePhone(join(folder, 'demo'), size.phoneViews);
  say(`\n${phoneTable(views)}`);
  for (const { page, lcp, blocked, shift, scriptKb } of views) {
    figures.push({ name: `${page}, LCP`, measured: lcp, atMost: 1000, unit: 'ms' });
    figures.push({ name: `${page}, blocked`, measured: blocked, atMost: 50, unit: 'ms' });
    figures.push({ name: `${page}, layout shift`, measured: shift, atMost: 0.02, unit: '' });
    figures.push({ name: `${page}, scripts`, measured: scriptKb, atMost: 150, unit: 'KB' });
  }
}

async function measureUpload(): Promise<void> {
  const cost = await measurePhoto(join(folder, 'photo'), size.photoRounds);
  const { megabytes, ms, fourMs, idleMb, peakMb, endMb, besideHostileMs } = cost;
  say(
    `\nPhoto of 12 megapixels, ${megabytes.toFixed(1)} MB: ${ms.toFixed(0)} ms, four at once ${fourMs.toFixed(0)} ms. ` +
      `Server memory: idle ${idleMb.toFixed(0)} MB, peak ${peakMb.toFixed(0)} MB, afterwards ${endMb.toFixed(0)} MB`,
  );
  figures.push({ name: 'Photo of 12 megapixels', measured: ms, atMost: 1500, unit: 'ms' });
  figures.push({ name: 'Photo beside 30 hostile ones', measured: besideHostileMs, atMost: 2000, unit: 'ms' });
  figures.push({ name: 'Four at once, memory', measured: peakMb - idleMb, atMost: 200, unit: 'MB' });
}
