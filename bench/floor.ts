/**
 * The floor: the least an answer can cost on Node and PostgreSQL. Bare node:http and the driver, the
 * product's own SQL as the same prepared statements over a pool of the same size, and JSON.stringify of the
 * rows.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { statementName } from '../src/platform/server/db/statement-names.ts';
import type { Statement } from './captured-sql.ts';

const statements = JSON.parse(process.env.FLOOR_STATEMENTS ?? '{}') as Record<string, Statement[]>;
const answers = new Map(
  Object.entries(statements).map(([path, queries]) => [
    path,
    queries.map((query) => ({ ...query, name: statementName(query.text) })),
  ]),
);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 20,
  application_name: 'offhand-floor',
  options: '-c timezone=UTC',
});

createServer((request, response) => {
  const queries = answers.get(request.url ?? '');
  if (queries === undefined) {
    response.end('ready');
    return;
  }
  Promise.all(queries.map((query) => pool.query(query)))
    .then((results) => {
      const body = JSON.stringify(results.map((result) => result.rows));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env.PORT), '127.0.0.1');
