import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
} from '../../src/features/people/accounts/contract/passkey.ts';

/** The authenticator's behavior; correct by default. */
interface Behavior {
  /** The site that the browser claims to be on. */
  origin: string;
  /** Whether it verified the user by face, fingerprint or screen lock. */
  verifiesUser?: boolean;
}

const FLAGS = { present: 1, verified: 4, newCredential: 64 } as const;
const ES256 = -7;

/** Stores one passkey and signs with it like a phone does, in the formats of WebAuthn. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  readonly #key: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  #uses = 0;

  /** Returns what `navigator.credentials.create()` would. */
  create({ challenge, rp }: PasskeyCreation, behavior: Behavior): NewPasskey {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const publicKey = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(ES256)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), uint(this.id.length, 2), this.id, publicKey]);
    const authData = this.#data(rp.id, FLAGS.newCredential, behavior, credential);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    return {
      ...this.#name,
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, behavior).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Returns what `navigator.credentials.get()` would. */
  get({ challenge, rpId }: PasskeyRequest, behavior: Behavior): PasskeySignIn {
    this.#uses += 1;
    const data = this.#data(rpId, 0, behavior);
    const client = clientData('webauthn.get', challenge, behavior);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#key.privateKey);
    return {
      ...this.#name,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  get #name() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' } as const;
  }

  #data(
    site: string,
    flags: number,
    { verifiesUser = true }: Behavior,
    credential = Buffer.alloc(0),
  ): Buffer {
    const all = flags | FLAGS.present | (verifiesUser ? FLAGS.verified : 0);
    return Buffer.concat([sha256(site), uint(all, 1), uint(this.#uses, 4), credential]);
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const clientData = (type: string, challenge: string, { origin }: Behavior): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function uint(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}

/** Encodes the few kinds of CBOR values (RFC 8949) that attestations contain, each shorter than 64 KiB. */
function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return uint((kind << 5) | value, 1);
  if (value < 256) return Buffer.concat([uint((kind << 5) | 24, 1), uint(value, 1)]);
  return Buffer.concat([uint((kind << 5) | 25, 1), uint(value, 2)]);
}
const cborInt = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (value: Buffer): Buffer => Buffer.concat([cborHead(2, value.length), value]);
const cborText = (value: string): Buffer =>
  Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
const cborMap = (entries: [key: Buffer, value: Buffer][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
