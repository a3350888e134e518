import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to a site that a test can cut, let hang, or put a public network's login page in front of. */
export interface Gate {
  url: string;
  set: (state: 'open' | 'cut' | 'hanging' | 'portal') => void;
  close: () => Promise<void>;
}

const PORTAL_PAGE = '<!doctype html><title>Hotel network</title><h1>Log in to the hotel network</h1>';
const PORTAL = [
  'HTTP/1.1 200 OK',
  'Content-Type: text/html; charset=utf-8',
  `Content-Length: ${PORTAL_PAGE.length}`,
  'Connection: close',
  '',
  PORTAL_PAGE,
].join('\r\n');

/** Starts a gate in front of a site on this machine. */
export async function startGate(port: number, sitePort: number): Promise<Gate> {
  let state: Parameters<Gate['set']>[0] = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client)).on('error', () => client.destroy());
    if (state === 'cut') client.destroy();
    else if (state === 'portal') client.once('data', () => client.end(PORTAL));
    else if (state === 'open') {
      const site = connect(sitePort, '127.0.0.1');
      sockets.add(site);
      site.on('close', () => sockets.delete(site)).on('error', () => client.destroy());
      client.on('close', () => site.destroy()).pipe(site);
      site.on('close', () => client.destroy()).pipe(client);
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    set(next) {
      state = next;
      endAll();
    },
    async close() {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}
