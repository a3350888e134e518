import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export const SMS_TOKEN = 'gateway-token';

export interface SmsGateway {
  /** Value for SMS_URL. */
  url: string;
  received: { to: string; text: string }[];
  /** Sets the status of its responses. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** Starts a local SMS gateway that stores requests with the right token. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const received: SmsGateway['received'] = [];
  let status = 202;
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const known = request.method === 'POST' && request.headers.authorization === `Bearer ${SMS_TOKEN}`;
      if (known && status < 300) received.push(body as SmsGateway['received'][number]);
      response.writeHead(known ? status : 401).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    received,
    answerWith(next) {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
