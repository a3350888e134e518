import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import { DAY_SECONDS } from '../../../shared/time.ts';

/** What a mailed link does. */
type Purpose = 'confirm-email' | 'new-email';

const Claims = z.object({ userId: z.uuid(), email: z.string(), requestType: z.string() });

/**
 * The signed token of a mailed link. It belongs to one account and one address: a link mailed for an account that is
 * gone, or that has another address now, does nothing.
 */
export function createLinkToken(
  secret: string,
  purpose: Purpose,
  account: { userId: string; email: string },
  validSeconds: number = DAY_SECONDS,
): Promise<string> {
  const { userId, email } = account;
  return createEmailVerificationToken(secret, email, undefined, validSeconds, {
    userId,
    requestType: purpose,
  });
}

/** Null when the token is made up, expired or for another purpose. */
export async function readLinkToken(secret: string, purpose: Purpose, token: string) {
  const { data } = Claims.safeParse(await verifyJWT(token, secret));
  return data?.requestType === purpose ? data : null;
}
