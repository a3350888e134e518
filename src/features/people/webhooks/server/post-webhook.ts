import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { isNamedHost, lookupPublic } from '../../../../platform/server/public-network.ts';

const TIMEOUT_MS = 5000;

/**
 * Whether a webhook may have this address: https, a host name, the standard port. The resolved address is checked on
 * each connection.
 */
export function isWebhookAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isNamedHost(hostname);
}

interface Outgoing {
  url: string;
  /** Stays the same when it is sent again. */
  id: string;
  body: string;
  secret: string;
}

/**
 * Posts to a webhook, signed as standardwebhooks.com describes. Follows no redirect and ignores the answer's body.
 * @param anyHost Also allows this machine and private networks, for tests.
 * @returns the status of the answer; null without one.
 */
export function postWebhook({ url, id, body, secret }: Outgoing, anyHost: boolean): Promise<number | null> {
  if (!anyHost && !isWebhookAddress(url)) return Promise.resolve(null);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const options = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatureOf(secret, `${id}.${timestamp}.${body}`),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!anyHost && { lookup: lookupPublic }),
  };
  return new Promise((resolve) => {
    const request = url.startsWith('https:') ? https.request(url, options) : http.request(url, options);
    request.on('error', () => resolve(null));
    request.on('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? null);
    });
    request.end(body);
  });
}

const signatureOf = (secret: string, content: string): string => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
};
