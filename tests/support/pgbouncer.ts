import { type InstalledServer, startInstalled } from './installed-server.ts';
import type { PostgresAddress } from './test-databases.ts';

/**
 * Starts PgBouncer in transaction mode, as the README sets it up. Transactions take turns on all connections, so that
 * nothing that a transaction leaves behind is there for the next one.
 */
export const startPgBouncer = (
  program: string,
  { host, port, user }: PostgresAddress,
): Promise<InstalledServer> =>
  startInstalled(
    program,
    (ownPort) => `
[databases]
* = host=${host} port=${port} user=${user} connect_query='set statement_timeout = 5000; set max_parallel_workers_per_gather = 0'

[pgbouncer]
pool_mode = transaction
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
default_pool_size = 10
min_pool_size = 10
server_round_robin = 1
`,
  );
