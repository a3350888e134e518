import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import { DAY_SECONDS } from '../../../../shared/time.ts';

/** The purpose of an emailed link. */
type Purpose = 'confirm-email' | 'new-email';

const Claims = z.object({ userId: z.uuid(), email: z.string(), requestType: z.string() });

/**
 * Creates the signed token of an emailed link. It is bound to one account and one address: it stops working
 * when the account is deleted or has another address.
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

/** Reads a token; null if it is invalid, expired or for another purpose. */
export async function readLinkToken(secret: string, purpose: Purpose, token: string) {
  const { data } = Claims.safeParse(await verifyJWT(token, secret));
  return data?.requestType === purpose ? data : null;
}
