import { isIP } from 'node:net';
import { isAPIError } from 'better-auth/api';
import type { Config } from '../../../../platform/server/config.ts';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { accountErrors } from '../contract/errors.ts';
import {
  type AddPasskey,
  type NewPasskey,
  PASSKEY_TRANSPORTS,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
  type PasskeySignIn,
  type Passkeys,
  type PasskeyTransport,
} from '../contract/passkey.ts';
import { PASSKEY_LIMITS } from '../contract/passkey-limits.ts';
import type { AccountServices } from './account-services.ts';
import { isErased } from './auth.ts';
import { requireRecentSignIn } from './passwords.ts';
import { describeDevice } from './recognize-device.ts';
import { type Origin, welcomeBack } from './welcome-back.ts';

const LIMITS = {
  addPerMember: { limit: 20, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 },
  optionsPerAddress: { limit: 120, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 15 },
  signInPerAddress: { limit: 60, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 15 },
} as const;

export async function listPasskeys({ config, db }: AccountServices, member: Member): Promise<Passkeys> {
  return { available: canHavePasskeys(config), passkeys: (await passkeysOf(db, member)).map(present) };
}

/** Starts adding a passkey. The challenge proves for five minutes that the person was authenticated. */
export async function startAddingPasskey(
  services: AccountServices,
  member: Member,
  input: AddPasskey,
  headers: Headers,
) {
  const { auth, config, db } = services;
  await requireRecentSignIn(services, member, input.currentPassword, headers);
  await countAttempt(db, `add-passkey:member:${member.id}`, LIMITS.addPerMember);
  if ((await passkeysOf(db, member)).length >= PASSKEY_LIMITS.perAccount) {
    throw new DomainError(accountErrors.TOO_MANY_PASSKEYS);
  }
  const { response, headers: answer } = await auth.api.generatePasskeyRegistrationOptions({
    headers,
    returnHeaders: true,
  });
  const { challenge, rp, user, pubKeyCredParams, timeout = 60_000, excludeCredentials = [] } = response;
  const options: PasskeyCreation = {
    challenge,
    rp: { id: rp.id ?? hostnameOf(config), name: config.siteName },
    user: { id: user.id, name: user.name, displayName: user.displayName },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: excludeCredentials.map(({ id, transports = [] }) => ({
      id,
      type: 'public-key',
      transports: transports.filter(isTransport),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
  return { options, headers: answer };
}

/** Adds a passkey, named after the device that adds it. */
export async function addPasskey(
  { auth, db }: AccountServices,
  member: Member,
  input: NewPasskey,
  headers: Headers,
): Promise<Passkey> {
  const { transports = [], ...response } = input.response;
  try {
    const { id } = await auth.api.verifyPasskeyRegistration({
      body: {
        response: {
          ...input,
          response: { ...response, transports: transports.filter(isTransport) },
          clientExtensionResults: {},
        },
        name: describeDevice(headers.get('user-agent')),
      },
      headers,
    });
    const added = (await passkeysOf(db, member)).find((passkey) => passkey.id === id);
    if (added === undefined) throw new DomainError(accountErrors.PASSKEY_NOT_ADDED);
    return present(added);
  } catch (error) {
    if (isAPIError(error)) throw new DomainError(accountErrors.PASSKEY_NOT_ADDED, { cause: error });
    throw error;
  }
}

export async function renamePasskey(db: Database, member: Member, id: string, name: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError(commonErrors.NOT_FOUND);
}

/** Removes a passkey. The last one can be removed too, because the password remains. */
export async function removePasskey(db: Database, member: Member, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new DomainError(commonErrors.NOT_FOUND);
}

/** Starts a login. Names no account: the device knows which of its passkeys belong to this site. */
export async function startPasskeySignIn({ auth, config, db }: AccountServices, address: string) {
  await countAttempt(db, `passkey-options:address:${address}`, LIMITS.optionsPerAddress);
  const { response, headers } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: new Headers(),
    returnHeaders: true,
  });
  const { challenge, timeout = 60_000 } = response;
  const options: PasskeyRequest = {
    challenge,
    rpId: hostnameOf(config),
    timeout,
    userVerification: 'required',
  };
  return { options, headers };
}

/** Logs in. Returns headers with the session's cookies. */
export async function signInWithPasskey(
  services: AccountServices,
  input: PasskeySignIn,
  origin: Origin,
): Promise<Headers> {
  const { auth, config, db } = services;
  await countAttempt(
    db,
    `passkey:address:${origin.address}`,
    LIMITS.signInPerAddress,
    accountErrors.TOO_MANY_SIGN_INS,
  );
  const account = await findAccount(db, input.id);
  // The library would sign in an account without a confirmed address.
  if (account === undefined || (config.emailConfirmation === 'required' && !account.email_verified)) {
    throw new DomainError(accountErrors.PASSKEY_REFUSED);
  }
  try {
    const { headers } = await auth.api.verifyPasskeyAuthentication({
      body: { response: { ...input, clientExtensionResults: {} } },
      headers: origin.headers,
      returnHeaders: true,
    });
    await db
      .updateTable('passkeys')
      .set({ last_used_at: new Date() })
      .where('credential_id', '=', input.id)
      .execute();
    await welcomeBack(services, account.id, origin, headers);
    return headers;
  } catch (error) {
    if (isAPIError(error) || isErased(error)) {
      throw new DomainError(accountErrors.PASSKEY_REFUSED, { cause: error });
    }
    throw error;
  }
}

const passkeysOf = (db: Database, member: Member) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', member.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const findAccount = (db: Database, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['users.id', 'users.email_verified'])
    .where('passkeys.credential_id', '=', credentialId)
    .executeTakeFirst();

const isTransport = (name: string): name is PasskeyTransport => PASSKEY_TRANSPORTS.has(name);

interface PasskeyRow {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

const present = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  addedAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

/**
 * Returns whether this site supports passkeys. Browsers bind them to a domain name, so a site at an IP
 * address has none.
 */
export function canHavePasskeys(config: Pick<Config, 'publicUrl'>): boolean {
  return isIP(hostnameOf(config).replace(/^\[|\]$/g, '')) === 0;
}

const hostnameOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => new URL(publicUrl).hostname;
