import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import { lookupPublic } from '../../../platform/server/public-network.ts';
import { isPushAddress } from './push-address.ts';
import type { PushKeys } from './push-keys.ts';

export interface Device {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushPayload {
  id: string;
  title: string;
  message: string;
  link: string;
  /** One that is shown already and has the same is replaced. */
  group: string;
}

/** Gone: the browser ended it, or it never worked. Failed: it may work later. */
export type PushOutcome = 'sent' | 'gone' | 'failed';
export type SendPush = (device: Device, payload: PushPayload) => Promise<PushOutcome>;

interface Options {
  keys: () => Promise<PushKeys>;
  /** Whom a push service can write to about this site. */
  contactEmail: string;
  /** Also sends to addresses that are not on the public internet. For tests, whose push service is on this machine. */
  anyHost?: boolean;
}

/** Seconds for which a push service keeps what a device that is off cannot get. */
const KEPT_SECONDS = 24 * 3600;
const TIMEOUT_MS = 10_000;
const GONE = new Set([404, 410]);

/**
 * Hands a notification to the push service of a device, encrypted for that device. The request is our own, because
 * the library's follows any address and reads any answer.
 */
export function createSendPush({ keys, contactEmail, anyHost = false }: Options): SendPush {
  const secure = new https.Agent({ keepAlive: true, maxSockets: 20 });
  return async (device, payload) => {
    if (!anyHost && !isPushAddress(device.endpoint)) return 'gone';
    const details = requestDetails(device, payload, await keys(), contactEmail);
    if (details === null) return 'gone';
    const isSecure = device.endpoint.startsWith('https:');
    const options = {
      method: details.method,
      headers: details.headers as http.OutgoingHttpHeaders,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!anyHost && { lookup: lookupPublic }),
    };
    return new Promise((resolve) => {
      const request = isSecure
        ? https.request(device.endpoint, { ...options, agent: secure })
        : http.request(device.endpoint, options);
      request.on('error', () => resolve('failed'));
      request.on('response', (answer) => {
        const status = answer.statusCode ?? 0;
        // What it has to say is of no interest, however much it is.
        answer.destroy();
        resolve(GONE.has(status) ? 'gone' : status >= 200 && status < 300 ? 'sent' : 'failed');
      });
      request.end(details.body);
    });
  };
}

/** Null for a device whose keys are none. */
function requestDetails(device: Device, payload: PushPayload, vapid: PushKeys, contactEmail: string) {
  const subscription = { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } };
  try {
    return webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
      vapidDetails: { subject: `mailto:${contactEmail}`, ...vapid },
      TTL: KEPT_SECONDS,
      // A device that was off gets only the newest of a group. At most 32 characters.
      topic: createHash('sha256').update(payload.group).digest('base64url').slice(0, 32),
    });
  } catch {
    return null;
  }
}
