import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LIVE_LIMITS, LIVE_PATH } from '../../../shared/live.ts';
import type { RequestEnv } from '../http/request.ts';
import type { ConnectionSlot, LiveConnections } from './live-connections.ts';

/** Whether a request asks for a live connection. Any other upgrade is answered as a plain request. */
export function isLiveUpgrade({ url, headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?', 1)[0] === LIVE_PATH;
}

interface Options {
  connections: LiveConnections;
  /** Responds like the site to any other request; 204 if it may connect. */
  fetch: (request: Request, env: RequestEnv['Bindings']) => Response | Promise<Response>;
}

/** Turns upgrade requests on the site's port into live connections. */
export function acceptUpgrades(server: Server, { connections, fetch }: Options): void {
  const upgrades = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LIVE_LIMITS.requestBytes,
  });

  async function upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    let slot: ConnectionSlot | undefined;
    try {
      const answer = await fetch(requestOf(incoming), {
        incoming: incoming as never,
        acceptLive: (client) => {
          slot = connections.reserveSlot(client);
        },
      });
      if (slot === undefined) return await reject(socket, answer);
      await slot.ready;
      if (socket.destroyed || connections.isClosing()) {
        socket.destroy();
        return slot.release();
      }
      const reserved = slot;
      // The library rejects a broken handshake without calling back.
      socket.once('close', reserved.release);
      upgrades.handleUpgrade(incoming, socket, head, (client) => reserved.open(client));
    } catch {
      slot?.release();
      socket.destroy();
    }
  }

  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client that has already left is not an error.
    socket.on('error', () => socket.destroy());
    void upgrade(incoming, socket, head);
  });
}

function requestOf({ url, headers, headersDistinct }: IncomingMessage): Request {
  const request = new Request(`http://${headers.host ?? 'localhost'}${url ?? ''}`);
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) request.headers.append(name, value);
  }
  return request;
}

/** Writes the response by hand, because Node no longer writes to a connection that asked for an upgrade. */
async function reject(socket: Duplex, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const head = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`];
  for (const [name, value] of answer.headers) head.push(`${name}: ${value}`);
  head.push(`Content-Length: ${body.length}`, 'Connection: close', '', '');
  socket.end(Buffer.concat([Buffer.from(head.join('\r\n')), body]));
}
