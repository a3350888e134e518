import { z } from '@hono/zod-openapi';
import { password } from './account.ts';
import { PASSKEY_LIMITS } from './passkey-limits.ts';

/** WebAuthn data that only the browser interprets: bytes as text. */
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/, 'Use base64url.');
const credentialType = z.literal('public-key');
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
export type PasskeyTransport = z.infer<typeof transport>;
export const PASSKEY_TRANSPORTS: ReadonlySet<string> = new Set(transport.options);

/** A credential stored on a device and unlocked with a face, a fingerprint or the screen lock. */
export const Passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    addedAt: z.iso.datetime(),
    /** Null before the first login with it. */
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .openapi('Passkey');
export type Passkey = z.infer<typeof Passkey>;

export const Passkeys = z
  .object({
    /** Whether this site supports passkeys. Browsers bind them to a domain name, not to an IP address. */
    available: z.boolean(),
    passkeys: z.array(Passkey),
  })
  .openapi('Passkeys');
export type Passkeys = z.infer<typeof Passkeys>;

/** The password is required unless the person logged in recently. */
export const AddPasskey = z.object({ currentPassword: password.optional() }).openapi('AddPasskey');
export type AddPasskey = z.infer<typeof AddPasskey>;

export const RenamePasskey = z
  .object({
    name: z.string().trim().min(1, 'Give it a name.').max(PASSKEY_LIMITS.name, 'Use at most 60 characters.'),
  })
  .openapi('RenamePasskey', { example: { name: 'My phone' } });

/** For `navigator.credentials.create()`, with bytes as base64url. */
export const PasskeyCreation = z
  .object({
    challenge: bytes,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: bytes, name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.number().int() })),
    timeout: z.number().int(),
    /** The account's passkeys: a device that already has one is not offered another. */
    excludeCredentials: z.array(
      z.object({ id: bytes, type: credentialType, transports: z.array(transport) }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .openapi('PasskeyCreation');
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** For `navigator.credentials.get()`, with bytes as base64url. */
export const PasskeyRequest = z
  .object({
    challenge: bytes,
    rpId: z.string(),
    timeout: z.number().int(),
    userVerification: z.literal('required'),
  })
  .openapi('PasskeyRequest');
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** The browser's result for a `PasskeyCreation`. */
export const NewPasskey = z
  .object({
    id: bytes,
    rawId: bytes,
    type: credentialType,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(40)).max(20).optional(),
    }),
  })
  .openapi('NewPasskey');
export type NewPasskey = z.infer<typeof NewPasskey>;

/** The browser's result for a `PasskeyRequest`. */
export const PasskeySignIn = z
  .object({
    id: bytes,
    rawId: bytes,
    type: credentialType,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.optional(),
    }),
  })
  .openapi('PasskeySignIn');
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;
