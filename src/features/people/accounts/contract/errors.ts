import { defineErrors } from '../../../../shared/errors.ts';

export const accountErrors = defineErrors({
  SIGN_UP_CLOSED: {
    status: 403,
    title: 'Sign-up is closed',
    detail: 'This site takes no new accounts at the moment. If you have one, log in.',
  },
  INVITATION_NEEDED: {
    status: 403,
    title: 'Invitation needed',
    detail: 'Open the invitation link you got. If it no longer works, ask for a new one.',
  },
  SIGN_UP_INCOMPLETE: {
    status: 422,
    title: 'Missing information',
    detail: 'Please fill in all fields to create an account.',
  },
  PASSWORD_TOO_SHORT: {
    status: 422,
    title: 'Password too short',
    detail: 'Password must be at least 6 characters long.',
  },
  PASSWORD_TOO_COMMON: {
    status: 422,
    title: 'Password too common',
    detail: 'This password is common and easy to guess. Choose another one.',
  },
  PASSWORD_IS_KNOWN: {
    status: 422,
    title: 'Password easy to guess',
    detail: "Your password can't be your email, username or name. Choose another one.",
  },
  ALREADY_REGISTERED: {
    status: 409,
    title: 'Account already exists',
    detail: 'This email is already registered. Try signing in instead.',
  },
  SIGN_UP_REFUSED: {
    status: 422,
    title: 'Unable to create account',
    detail: 'Please check your information and try again.',
  },
  SIGN_IN_INCOMPLETE: {
    status: 422,
    title: 'Missing information',
    detail: 'Please enter your email and password.',
  },
  SIGN_IN_REFUSED: {
    status: 401,
    title: 'Login failed',
    detail: "Double-check your login info or sign up again if you're new.",
  },
  TOO_MANY_SIGN_INS: {
    status: 429,
    title: 'Unable to sign in',
    detail: 'Too many attempts for this account. Wait a few minutes, then try again or reset your password.',
  },
  LINK_EXPIRED: {
    status: 410,
    title: 'This link no longer works',
    detail: 'Links work once and for a limited time. Ask for a new one.',
  },
  PASSWORD_WRONG: {
    status: 422,
    title: 'Wrong password',
    detail: 'Enter your current password and try again.',
  },
  USERNAME_REFUSED: {
    status: 422,
    title: 'Username not changed',
    detail: 'Choose a different one and try again.',
  },
  EMAIL_REFUSED: {
    status: 422,
    title: 'Email not changed',
    detail: 'Check the address and try again.',
  },
  EMAIL_TAKEN: {
    status: 409,
    title: 'Email already in use',
    detail: 'This email belongs to another account. Use a different one.',
  },
  EMAIL_MISSING: {
    status: 422,
    title: 'Missing information',
    detail: 'Please enter your email.',
  },
  PASSWORD_NEEDED: {
    status: 403,
    title: 'Confirm it is you',
    detail: 'Enter your password to continue.',
  },
  TOO_MANY_TOKENS: {
    status: 409,
    title: 'Token not created',
    detail: 'You have 20 tokens, the most an account can have. Revoke one first.',
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    title: 'Passkey not added',
    detail: 'You have 20 passkeys, the most an account can have. Remove one first.',
  },
  PASSKEY_NOT_ADDED: {
    status: 422,
    title: 'Passkey not added',
    detail: 'It took too long or belongs to an account already. Try again.',
  },
  PASSKEY_REFUSED: {
    status: 401,
    title: 'Login failed',
    detail: 'This passkey does not work here. Try again, or log in with your password.',
  },
});
