import { z } from '@hono/zod-openapi';
import { email, password, username } from './account.ts';

/** The account settings that members see. */
export const AccountSettings = z
  .object({
    email: z.string(),
    emailConfirmed: z.boolean(),
    /** The address that will replace `email` once its owner opens the emailed link. */
    newEmail: z.string().nullable(),
    username: z.string(),
    /** Null while it is the password chosen at sign-up. */
    passwordChangedAt: z.iso.datetime().nullable(),
  })
  .openapi('AccountSettings');
export type AccountSettings = z.infer<typeof AccountSettings>;

export const ChangePassword = z
  .object({
    currentPassword: password,
    newPassword: password,
    /** Whether to log the account out on all other devices. */
    signOutElsewhere: z.boolean(),
  })
  .openapi('ChangePassword');
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ChangeEmail = z.object({ email, currentPassword: password }).openapi('ChangeEmail', {
  example: { email: 'sam.new@example.com', currentPassword: 'a long sentence' },
});
export type ChangeEmail = z.infer<typeof ChangeEmail>;

export const ChangeUsername = z
  .object({ username })
  .openapi('ChangeUsername', { example: { username: 'sam.m' } });

export const NewEmailLink = z.object({ token: z.string().max(2000) }).openapi('NewEmailLink');
export const NewEmail = z.object({ email: z.string() }).openapi('NewEmail');
