import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a receiver of webhooks on this machine. `answer` is the status of its next answers. */
export async function startWebhookReceiver() {
  const receiver = {
    url: '',
    answer: 204,
    /** Where its answers redirect to, if anywhere. */
    location: undefined as string | undefined,
    /** Whether it takes requests and never answers. */
    hangs: false,
    received: [] as ReceivedWebhook[],
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request, response) => {
    receiver.received.push({ headers: request.headers, body: await text(request) });
    if (receiver.hangs) return;
    response.writeHead(receiver.answer, receiver.location ? { Location: receiver.location } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return receiver;
}
