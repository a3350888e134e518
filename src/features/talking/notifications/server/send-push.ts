import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import { lookupPublic } from '../../../../platform/server/public-network.ts';
import { isPushAddress } from './push-address.ts';
import type { PushKeys } from './push-keys.ts';

export interface Device {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface PushPayload {
  id: string;
  title: string;
  message: string;
  link: string;
  /** Replaces a shown notification of the same group. */
  group: string;
}

/** Gone: the browser ended the subscription, or it never worked. Failed: a retry may work. */
type PushOutcome = 'sent' | 'gone' | 'failed';
export type SendPush = (device: Device, payload: PushPayload) => Promise<PushOutcome>;

interface Options {
  keys: () => Promise<PushKeys>;
  /** Contact address for push services. */
  contactEmail: string;
  /** Also allows addresses outside the public internet. For tests, whose push service is local. */
  anyHost?: boolean;
}

/** Seconds for which the push service stores a message for an offline device. */
const TTL_SECONDS = 24 * 3600;
const TIMEOUT_MS = 10_000;
const GONE_STATUSES = new Set([404, 410]);

/**
 * Sends an encrypted notification to the push service of a device. Makes its own request, because the library's follows
 * redirects to any address and reads responses of any size.
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
        // Ignore the response body, whatever its size.
        answer.destroy();
        resolve(GONE_STATUSES.has(status) ? 'gone' : status >= 200 && status < 300 ? 'sent' : 'failed');
      });
      request.end(details.body);
    });
  };
}

/** Returns null if the device's keys are invalid. */
function requestDetails(device: Device, payload: PushPayload, vapid: PushKeys, contactEmail: string) {
  const subscription = { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } };
  try {
    return webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
      vapidDetails: { subject: `mailto:${contactEmail}`, ...vapid },
      TTL: TTL_SECONDS,
      // An offline device gets only the newest of a group. Topics have at most 32 characters.
      topic: createHash('sha256').update(payload.group).digest('base64url').slice(0, 32),
    });
  } catch {
    return null;
  }
}
