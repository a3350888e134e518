import type { IncomingMessage, Server } from 'node:http';

/** A body must be complete, or have this many more bytes, within this time. No JSON body is larger. */
const WINDOW_MS = 30_000;
const MIN_BYTES_PER_WINDOW = 128 * 1024;

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Ends requests whose body takes longer than 30 seconds. An upload may take longer while 128 KB arrive every
 * 30 seconds; Node's own limit of five minutes then ends it.
 */
export function endSlowBodies(server: Server): void {
  server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (!hasBody) return;
    let bytes = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer);
      const arrived = socket.bytesRead - bytes;
      bytes = socket.bytesRead;
      if (arrived < MIN_BYTES_PER_WINDOW) socket.end(TIMED_OUT, () => socket.destroy());
    }, WINDOW_MS);
    request.once('close', () => clearInterval(timer));
  });
}
