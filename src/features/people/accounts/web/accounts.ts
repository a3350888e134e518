/** The public API of accounts for the pages of other features. */
export { signInAddress, signUpAddress } from './next-address.ts';
export { SignInDialog } from './load-sign-in-dialog.ts';
export { SignOut } from './load-sign-out.ts';
export { requireSignIn, signInRedirect } from './require-sign-in.ts';
export type { OpenForm } from './settings/open-form.ts';
export { SettingsSection } from './settings/settings-section.tsx';
export { useOpenerFocus } from './settings/use-opener-focus.ts';
export type { SignInDialogProps } from './sign-in-dialog.tsx';
export { useAskToSignIn } from './use-ask-to-sign-in.ts';
export { useAuth, useEntitlement, useViewer } from './use-auth.ts';
export { endSessionHere } from './session-end.ts';
export { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';
export { accountPanelsSlot } from './settings/account-panels.ts';
