import { DomainError, type FieldError } from '../../../../shared/errors.ts';
import { accountErrors } from './errors.ts';

export const ACCOUNT_LIMITS = {
  email: 254,
  password: 128,
  passwordMin: 6,
  username: 30,
  usernameMin: 2,
} as const;

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]{2,}$/;
/**
 * Letters, digits, dots, dashes and underscores. Rejects letters that render blank, such as Hangul fillers.
 */
const USERNAME = /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}][\p{L}\p{N}._-]+$/u;

export interface SignUpInput {
  email: string;
  password: string;
  username: string;
}

/** Normalizes an email address. Sign-up and login both use it, so that a stray space locks no one out. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();
export const normalPassword = (password: string): string => password.trim();

/** Whether a text looks like an email address. Only sending an email shows whether it exists. */
export const isEmail = (email: string): boolean => EMAIL.test(email);

/**
 * Validates a sign-up and returns it in stored form.
 * @throws DomainError with a message for each field.
 */
export function checkSignUp(input: SignUpInput): SignUpInput {
  const email = normalEmail(input.email);
  const password = normalPassword(input.password);
  const username = input.username.trim();
  const missing = missingFields([
    ['username', username, 'Choose a username.'],
    ['email', email, 'Enter your email.'],
    ['password', password, 'Choose a password.'],
  ]);
  if (missing.length > 0) throw new DomainError(accountErrors.SIGN_UP_INCOMPLETE, { fields: missing });
  checkNewPassword(password);
  const fields: FieldError[] = [];
  if (!isEmail(email)) fields.push({ field: 'email', message: 'Enter an address like name@example.com.' });
  const problem = usernameProblem(username);
  if (problem !== null) fields.push({ field: 'username', message: problem });
  if (fields.length > 0) throw new DomainError(accountErrors.SIGN_UP_REFUSED, { fields });
  return { email, password, username };
}

/** Returns the problem with a username; null if it is valid. */
export function usernameProblem(username: string): string | null {
  return username.length < ACCOUNT_LIMITS.usernameMin || !USERNAME.test(username)
    ? 'Use 2 to 30 letters, digits, dots, dashes or underscores, starting with a letter or digit.'
    : null;
}

/**
 * Validates a new password.
 * @param field Name of its input.
 * @throws DomainError PASSWORD_TOO_SHORT.
 */
export function checkNewPassword(password: string, field = 'password'): string {
  const trimmed = normalPassword(password);
  if (trimmed.length < ACCOUNT_LIMITS.passwordMin) {
    const message = `Use at least ${ACCOUNT_LIMITS.passwordMin} characters.`;
    throw new DomainError(accountErrors.PASSWORD_TOO_SHORT, { fields: [{ field, message }] });
  }
  return trimmed;
}

/**
 * Validates a login.
 * @throws DomainError SIGN_IN_INCOMPLETE.
 */
export function checkSignIn(input: { email: string; password: string }): { email: string; password: string } {
  const email = normalEmail(input.email);
  const password = normalPassword(input.password);
  const missing = missingFields([
    ['email', email, 'Enter your email.'],
    ['password', password, 'Enter your password.'],
  ]);
  if (missing.length > 0) throw new DomainError(accountErrors.SIGN_IN_INCOMPLETE, { fields: missing });
  return { email, password };
}

function missingFields(fields: [field: string, value: string, message: string][]): FieldError[] {
  return fields.filter(([, value]) => value === '').map(([field, , message]) => ({ field, message }));
}
