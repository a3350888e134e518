/** Measures insights over HTTP, one request after another, in a marketplace where much happened in 30 days. */
import pg from 'pg';
import { computeInsights } from '../src/features/selling/insights/server/refresh-insights.ts';
import { connectDatabase } from '../src/platform/server/db/database.ts';
import type { Marketplace } from './marketplace.ts';
import { startProduct } from './processes.ts';
import type { Report } from './report.ts';

/** Requests in which code is compiled and statements are planned. */
const WARM_UP = 100;
const EMAIL = 'insights@example.com';

/** Every third listing was viewed and saved on some day, sales are spread over 90 days, and a seller has 100 listings. */
const PAST = `
  insert into listing_view_days (listing_id, day, views)
  select id, (now() at time zone 'utc')::date - abs(hashtext(id::text)) % 30, abs(hashtext(id::text)) % 9 + 1
  from listings where abs(hashtext(id::text)) % 3 = 0;
  insert into favourites (profile_id, listing_id, created_at)
  select seller_id, id, now() - make_interval(days => abs(hashtext(id::text)) % 30) from listings
  where abs(hashtext(id::text)) % 3 = 0;
  update listings set sold_at = now() - make_interval(days => abs(hashtext(id::text)) % 90) where status = 'sold';
  update users set email_verified = true where email = '${EMAIL}';
  update listings set seller_id = (select id from users where email = '${EMAIL}')
  where id in (select id from listings where status = 'active' order by listed_at desc limit 100)`;

interface InsightsCost {
  /** Milliseconds. */
  p50: number;
  p99: number;
  refresh: number;
  /** The first of the hourly job, which counts all days. */
  firstJob: number;
  /** Each further one. */
  job: number;
}

export async function reportInsights(
  marketplace: Marketplace,
  folder: string,
  requests: number,
): Promise<Report> {
  const cost = await measureInsights(marketplace, folder, requests);
  const parts = Object.entries(cost).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
  return {
    text: `\nInsights: ${parts.join(', ')}`,
    figures: [{ name: 'Insights, p99', measured: cost.p99, atMost: 50, unit: 'ms' }],
  };
}

async function measureInsights(
  marketplace: Marketplace,
  folder: string,
  requests: number,
): Promise<InsightsCost> {
  const product = await startProduct(3399, {
    DATABASE_URL: marketplace.url,
    DATA_DIR: folder,
    EMAIL_CONFIRMATION: 'off',
    UNLIMITED_ACCOUNTS: EMAIL,
  });
  const { db, close } = connectDatabase(marketplace.connection, () => undefined);
  try {
    const headers = { 'Content-Type': 'application/json', Origin: product.url };
    const signedUp = await fetch(`${product.url}/api/accounts/sign-up`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: EMAIL, password: 'correct horse', username: 'insights' }),
    });
    if (!signedUp.ok) throw new Error(`Signing up answered ${signedUp.status}.`);
    const cookie = signedUp.headers
      .getSetCookie()
      .map((header) => header.split(';')[0])
      .join('; ');
    const client = new pg.Client(marketplace.connection);
    await client.connect();
    await client.query(PAST);
    await client.query('analyze');
    await client.end();

    const ask = async (method: 'GET' | 'POST', path: string) => {
      const answer = await fetch(product.url + path, { method, headers: { ...headers, cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`Insights answered ${answer.status}.`);
    };
    const firstJob = await milliseconds(() => computeInsights({ db }));
    const job = await milliseconds(() => computeInsights({ db }));
    await new Promise((resolve) => setTimeout(resolve, 6000));
    const refresh = await milliseconds(() => ask('POST', '/api/insights/refresh'));
    for (let n = 0; n < WARM_UP; n += 1) await ask('GET', '/api/insights');
    const times: number[] = [];
    for (let n = 0; n < requests; n += 1) times.push(await milliseconds(() => ask('GET', '/api/insights')));
    times.sort((a, b) => a - b);
    const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return { p50: quantile(0.5), p99: quantile(0.99), refresh, firstJob, job };
  } finally {
    await close();
    await product.stop();
  }
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
