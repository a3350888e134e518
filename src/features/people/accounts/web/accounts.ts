/** The public API of accounts for the pages of other features. */

export { SignInDialog, SignOut } from './load-account-dialogs.ts';
export { ownAddress, signInAddress, signUpAddress } from './next-address.ts';
export { requireSignIn, signInRedirect, useAskToSignIn } from './require-sign-in.ts';
export { accountPanelsSlot, type OpenForm } from './settings/account-panels.ts';
export { FormActions, FormInPlace, useOpenerFocus } from './settings/form-in-place.tsx';
export { SettingsRow, SettingsSection } from './settings/settings-section.tsx';
export type { SignInDialogProps } from './sign-in-dialog.tsx';
export { useAuth, useEntitlement, useViewer } from './use-auth.ts';
export { endSessionHere, useSignOutElsewhere } from './use-sign-out-elsewhere.ts';
