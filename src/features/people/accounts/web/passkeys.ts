import { api, type Outcome, outcomeOf } from '../../../../platform/web/api/api.ts';
import { passkeyProblem } from './passkey-problem.ts';

/** Loaded only when someone uses a passkey. */
const webauthn = () => import('@simplewebauthn/browser');

/**
 * Creates a passkey on this device and adds it to the account.
 * @param currentPassword Required unless the person logged in recently.
 */
export async function addPasskey(currentPassword?: string): Promise<Outcome<unknown>> {
  const started = await outcomeOf(api.POST('/api/accounts/passkeys/options', { body: { currentPassword } }));
  if (!started.ok) return started;
  const created = await inBrowser(async () => {
    const { startRegistration } = await webauthn();
    return startRegistration({ optionsJSON: started.data.options });
  });
  if (!created.ok) return created;
  return outcomeOf(api.POST('/api/accounts/passkeys', { body: created.data }));
}

/** Logs in with a passkey that the person chooses in a browser dialog. */
export async function logInWithPasskey(): Promise<Outcome<unknown>> {
  const started = await outcomeOf(api.POST('/api/accounts/sign-in/passkey/options'));
  if (!started.ok) return started;
  const used = await inBrowser(async () => {
    const { startAuthentication } = await webauthn();
    return startAuthentication({ optionsJSON: started.data.options });
  });
  if (!used.ok) return used;
  return outcomeOf(api.POST('/api/accounts/sign-in/passkey', { body: used.data }));
}

/**
 * Offers passkeys in the browser's suggestions for the email field, and logs in with the chosen one.
 * @param signal Cancels the offer.
 * @returns null if none was chosen or the browser doesn't support it.
 */
export async function logInFromAutofill(signal: AbortSignal): Promise<Outcome<unknown> | null> {
  if (!(await offersInAutofill())) return null;
  const started = await outcomeOf(api.POST('/api/accounts/sign-in/passkey/options', { signal }));
  if (!started.ok) return null;
  const used = await inBrowser(async () => {
    const { startAuthentication, WebAuthnAbortService } = await webauthn();
    signal.throwIfAborted();
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
    return startAuthentication({ optionsJSON: started.data.options, useBrowserAutofill: true });
  });
  return used.ok ? outcomeOf(api.POST('/api/accounts/sign-in/passkey', { body: used.data })) : null;
}

async function offersInAutofill(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

async function inBrowser<T>(ceremony: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, data: await ceremony() };
  } catch (error) {
    return { ok: false, problem: passkeyProblem(error, 'PublicKeyCredential' in window) };
  }
}
