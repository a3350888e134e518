import type { EndpointCost } from './endpoints.ts';
import type { Delay } from './interactions.ts';
import type { FirstView } from './phone.ts';
import type { Scale, ScaleCost } from './scale.ts';
import type { Cost } from './serving.ts';

/** A target and its measurement. */
export interface Figure {
  name: string;
  measured: number;
  atMost: number;
  unit: string;
}

/** What a part of the bench says, and the figures that have targets. */
export interface Report {
  text: string;
  figures: readonly Figure[];
}

/** The cost of a case as a ratio to the floor; null for cases that the floor does not have. */
export function timesFloor({ server, postgres, floor }: Cost): number | null {
  return floor && (server + postgres) / (floor.server + floor.postgres);
}

/** The cost of a search as a ratio to PostgREST's `ilike`; null for cases that it does not have. */
export function timesPostgrest({ server, postgres, postgrest }: Cost): number | null {
  return postgrest && (server + postgres) / (postgrest.server + postgrest.postgres);
}

/** Processor milliseconds per request: of the server, of PostgreSQL, and of both on the floor. */
export function costTable(costs: Cost[]): string {
  const head = [
    'CPU ms a request',
    'server',
    'postgres',
    'floor',
    '× floor',
    'PostgREST',
    '× PostgREST',
    'req/s',
    'p50 ms',
    'p99 ms',
    'KB',
  ];
  const rows = costs.map((cost) => [
    cost.case.name,
    cost.server.toFixed(2),
    cost.postgres.toFixed(2),
    cost.floor ? `${cost.floor.server.toFixed(2)} + ${cost.floor.postgres.toFixed(2)}` : '',
    timesFloor(cost)?.toFixed(2) ?? '',
    cost.postgrest ? `${cost.postgrest.server.toFixed(2)} + ${cost.postgrest.postgres.toFixed(2)}` : '',
    timesPostgrest(cost)?.toFixed(2) ?? '',
    cost.load.perSecond.toFixed(0),
    cost.load.p50.toFixed(1),
    cost.load.p99.toFixed(1),
    (cost.load.bytes / 1000).toFixed(1),
  ]);
  return table([head, ...rows]);
}

/** Those that cost more than 10 ms, or that were refused. */
export function endpointTable(costs: readonly EndpointCost[]): string {
  const head = ['CPU ms a request', 'status', 'server', 'postgres', 'p50 ms', 'max ms', 'limited by'];
  const rows = costs
    .filter(({ server, postgres, status }) => server + postgres > 10 || status >= 400)
    .map(({ endpoint, status, server, postgres, p50, max, limitedBy }) => [
      endpoint.slice(0, 70),
      String(status),
      ...[server, postgres, p50, max].map((ms) => ms.toFixed(1)),
      limitedBy ?? '',
    ]);
  return table([head, ...rows]);
}

export function phoneTable(views: FirstView[]): string {
  const head = ['First view', 'LCP ms', 'blocked ms', 'shift', 'scripts KB', 'HTML KB'];
  const rows = views.map(({ page, lcp, blocked, shift, scriptKb, htmlKb }) => [
    page,
    lcp.toFixed(0),
    blocked.toFixed(0),
    shift.toFixed(3),
    scriptKb.toFixed(1),
    htmlKb.toFixed(1),
  ]);
  return table([head, ...rows]);
}

/** Milliseconds until the next paint, and their parts. */
export function delayTable(delays: Delay[]): string {
  const head = ['Touch or key to next paint, ms', 'total', 'waiting', 'scripts', 'layout and paint'];
  const rows = delays.map(({ name, total, input, processing, presentation }) => [
    name,
    ...[total, input, processing, presentation].map((ms) => ms.toFixed(0)),
  ]);
  return table([head, ...rows]);
}

/** Milliseconds of PostgreSQL, pages and rows for each size, with the answer's milliseconds in brackets. */
export function scaleTable(scales: readonly Scale[]): string {
  const head = [
    'PostgreSQL ms (answer ms) · pages · rows',
    ...scales.map(({ listings }) => String(listings)),
  ];
  const cell = (cost: ScaleCost | undefined) => {
    if (cost === undefined) return '';
    const { failed, postgres, answer, pages, rows } = cost;
    return failed === undefined ? `${round(postgres)} (${round(answer)}) · ${pages} · ${rows}` : 'failed';
  };
  const rows = (scales[0]?.costs ?? []).map(({ name }) => [
    name,
    ...scales.map(({ costs }) => cell(costs.find((cost) => cost.name === name))),
  ]);
  return table([head, ['Size', ...scales.map(({ size }) => size)], ...rows]);
}

export function figureTable(figures: Figure[]): string {
  const rows = figures.map(({ name, measured, atMost, unit }) => [
    name,
    `${round(measured)} ${unit}`,
    `at most ${atMost} ${unit}`,
    measured <= atMost ? 'reached' : 'MISSED',
  ]);
  return table([['Figure', 'measured', 'to reach', ''], ...rows]);
}

const round = (value: number) => Number(value.toPrecision(3));

function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n');
}
