import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import { DAY_SECONDS } from '../../../shared/time.ts';

const Claims = z.object({ userId: z.uuid(), email: z.string(), requestType: z.literal('confirm-email') });

/**
 * The token of a confirmation link. It belongs to one account and one address: a link mailed for an account that is
 * gone, or that has another address now, confirms nothing.
 */
export function createConfirmationToken(
  secret: string,
  account: { id: string; email: string },
  validSeconds: number = DAY_SECONDS,
): Promise<string> {
  const { id: userId, email } = account;
  return createEmailVerificationToken(secret, email, undefined, validSeconds, {
    userId,
    requestType: 'confirm-email',
  });
}

/** Null when the token is made up or expired. */
export async function readConfirmationToken(secret: string, token: string) {
  const { data } = Claims.safeParse(await verifyJWT(token, secret));
  return data ?? null;
}
