import { z } from '@hono/zod-openapi';
import { ACCOUNT_LIMITS } from './account-rules.ts';

// Accepts blank values: the rules reject them with a message for the person.
export const email = z.string().max(ACCOUNT_LIMITS.email, 'Use an address of at most 254 characters.');
export const password = z.string().max(ACCOUNT_LIMITS.password, 'Use at most 128 characters.');
export const username = z.string().max(ACCOUNT_LIMITS.username, 'Use at most 30 characters.');
/** The page that required an account. The emailed link returns to it. */
const next = z.string().max(2000).optional();

export const SignUp = z
  .object({
    email,
    password,
    username,
    next,
    invite: z
      .string()
      .max(64)
      .optional()
      .describe(
        'The code of an invitation, by a friend or an operator. Unknown codes are ignored unless sign-up is by invitation.',
      ),
  })
  .openapi('SignUp', { example: { email: 'sam@example.com', password: 'a long sentence', username: 'sam' } });

export const SignUpResult = z
  .object({
    /** Whether the person is signed in now, or has to confirm the email address first. */
    signedIn: z.boolean(),
  })
  .openapi('SignUpResult');

export const SignIn = z
  .object({ email, password })
  .openapi('SignIn', { example: { email: 'sam@example.com', password: 'a long sentence' } });

/** The site's settings that affect login and sign-up. */
export const SignInOptions = z
  .object({
    /** Whether accounts must confirm their email address before they can log in. */
    confirmsEmail: z.boolean(),
    /** Whether this site supports passkeys. Browsers bind them to a domain name, not to an IP address. */
    passkeys: z.boolean(),
  })
  .openapi('SignInOptions');

/** Requests an emailed link. */
export const LinkRequest = z
  .object({ email, next })
  .openapi('LinkRequest', { example: { email: 'sam@example.com' } });
export const ConfirmEmail = z.object({ token: z.string().max(2000) }).openapi('ConfirmEmail');
const resetToken = z.string().max(200);
export const ResetLink = z.object({ token: resetToken }).openapi('ResetLink');
export const NewPassword = z.object({ token: resetToken, password }).openapi('NewPassword');

/** A browser or device that is signed in. */
export const SignedInDevice = z
  .object({
    id: z.uuid(),
    /** Browser and operating system, as far as known. */
    device: z.string(),
    signedInAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    current: z.boolean(),
  })
  .openapi('SignedInDevice');
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const AccountKept = z
  .object({ kept: z.literal(true).describe('Whether this canceled a scheduled deletion.') })
  .openapi('AccountKept');
