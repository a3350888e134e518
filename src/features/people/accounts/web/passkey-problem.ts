import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';

const TEXTS = {
  unsupported: {
    title: "This browser can't use passkeys",
    detail: 'Use your password, or try a newer browser.',
  },
  canceled: {
    title: 'No passkey used',
    detail: 'You canceled, or it took too long. Try again, or use your password.',
  },
  known: {
    title: 'This device has a passkey already',
    detail: 'You can log in with the one it has.',
  },
  failed: {
    title: 'No passkey used',
    detail: "Your browser couldn't finish. Try again, or use your password.",
  },
} as const;

/** WebAuthn's error names, as thrown by browsers. */
const BY_NAME: ReadonlyMap<string, keyof typeof TEXTS> = new Map(
  Object.entries<keyof typeof TEXTS>({
    NotAllowedError: 'canceled',
    AbortError: 'canceled',
    InvalidStateError: 'known',
    NotSupportedError: 'unsupported',
  }),
);

/**
 * Returns the problem to show when the browser could not use a passkey.
 * @param supported Whether the browser supports passkeys at all.
 */
export function passkeyProblem(error: unknown, supported: boolean): ApiProblem {
  const name = error instanceof Error ? error.name : '';
  const kind = supported ? (BY_NAME.get(name) ?? 'failed') : 'unsupported';
  return { status: 0, code: 'NOT_NOW', ...TEXTS[kind] };
}
