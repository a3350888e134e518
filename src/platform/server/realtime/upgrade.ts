import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LIVE_PATH } from '../../../shared/live.ts';
import type { RequestEnv } from '../http/request.ts';
import type { LiveSockets, Seat } from './live-sockets.ts';

/** Pages have nothing to say here. */
const MAX_PAYLOAD = 64;

/** Whether a request wants to become a live connection; every other upgrade is answered as if it had not asked. */
export function wantsLive({ url, headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?', 1)[0] === LIVE_PATH;
}

interface Options {
  sockets: LiveSockets;
  /** Answers the request as the site does any other; 204 where it may listen. */
  ask: (request: Request, env: RequestEnv['Bindings']) => Response | Promise<Response>;
}

/** Makes live connections of the upgrades that come in on the site's own port. */
export function acceptUpgrades(server: Server, { sockets, ask }: Options): void {
  const upgrades = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_PAYLOAD,
  });

  async function admit(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    let seat: Seat | undefined;
    try {
      const answer = await ask(requestOf(incoming), {
        incoming: incoming as never,
        reserve: (listener) => {
          seat = sockets.reserve(listener);
        },
      });
      if (seat === undefined) return await refuse(socket, answer);
      if (socket.destroyed || sockets.isClosing()) {
        socket.destroy();
        return seat.giveUp();
      }
      const taken = seat;
      // Refuses what is no WebSocket after all, without calling back.
      socket.once('close', taken.giveUp);
      upgrades.handleUpgrade(incoming, socket, head, (client) => taken.take(client));
    } catch {
      seat?.giveUp();
      socket.destroy();
    }
  }

  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client that is gone already is no failure of ours.
    socket.on('error', () => socket.destroy());
    void admit(incoming, socket, head);
  });
}

function requestOf({ url, headers, headersDistinct }: IncomingMessage): Request {
  const request = new Request(`http://${headers.host ?? 'localhost'}${url ?? ''}`);
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) request.headers.append(name, value);
  }
  return request;
}

/** The answer, on a connection that is no longer Node's to write answers on. */
async function refuse(socket: Duplex, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const head = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`];
  for (const [name, value] of answer.headers) head.push(`${name}: ${value}`);
  head.push(`Content-Length: ${body.length}`, 'Connection: close', '', '');
  socket.end(Buffer.concat([Buffer.from(head.join('\r\n')), body]));
}
