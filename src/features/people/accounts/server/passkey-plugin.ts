import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { Config } from '../../../../platform/server/config.ts';

/**
 * Configures the library that verifies passkeys. A passkey replaces the password, so the device must verify
 * its user; the library alone would not require that.
 */
export function passkeyPlugin({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: 'Offhand',
    origin: publicUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
    registration: {
      afterVerification: async ({ verification }) => {
        requireUserVerification(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        requireUserVerification(verification.authenticationInfo.userVerified);
      },
    },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          publicKey: 'public_key',
          userId: 'user_id',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });
}

function requireUserVerification(verified: boolean | undefined): void {
  if (verified !== true) throw new APIError('UNAUTHORIZED');
}
