import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface PushedMessage {
  /** The payload after decryption on the device. */
  payload: { id: string; title: string; message: string; link: string; group: string };
  headers: Record<string, string | string[] | undefined>;
  /** Claims of the token that identifies the sender. */
  claims: { aud: string; exp: number; sub: string };
  /** The public key the token is signed with. */
  key: string;
}

export interface PushDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  received: PushedMessage[];
}

export interface PushService {
  /** Creates a subscribed browser. */
  device(): PushDevice;
  /** Responds to every request for a device with this status from now on, and delivers nothing. */
  refuse(device: PushDevice, status: number): void;
  close(): Promise<void>;
}

/**
 * Starts a local push service with devices. It authenticates senders, and devices decrypt messages (RFC 8030,
 * 8291, 8292).
 */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, PushDevice & { decrypt: (body: Buffer) => string }>();
  const refused = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const path = request.url ?? '';
    const status = refused.get(path);
    const device = devices.get(path);
    if (status !== undefined || device === undefined) {
      response.writeHead(status ?? 404).end();
      return;
    }
    device.received.push({
      payload: JSON.parse(device.decrypt(body)) as PushedMessage['payload'],
      headers: request.headers,
      ...readToken(request.headers.authorization ?? ''),
    });
    response.writeHead(201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    device() {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      const device = {
        endpoint: origin + path,
        keys: { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') },
        received: [],
        decrypt: (body: Buffer) => decrypt(body, ecdh, auth),
      };
      devices.set(path, device);
      return device;
    },
    refuse: ({ endpoint }, status) => void refused.set(new URL(endpoint).pathname, status),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const bytesOf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts one record of aes128gcm, as a browser does. */
function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const input = bytesOf(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = bytesOf(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = bytesOf(input, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // A 2 marks the end of the last record, before the padding.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

/**
 * Parses the token.
 * @throws if it is not signed by the key it names.
 */
function readToken(authorization: string): Pick<PushedMessage, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = createVerify('sha256')
    .update(`${header}.${claims}`)
    .verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!signed) throw new Error('The token is not signed by its key');
  return {
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as PushedMessage['claims'],
    key,
  };
}
