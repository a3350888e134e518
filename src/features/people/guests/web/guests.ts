/** The public API of guests for the pages of other features. */
export { AlertsField } from './alerts-field.tsx';
export { ContinueAsGuest } from './continue-as-guest.tsx';
export { copyCredentials, credentialsText } from './credentials-text.ts';
export { GuestCard, NEW_GUEST_STATE } from './guest-card.tsx';
export { guestStore } from './guest-store.ts';
export { GuestDialog } from './load-guest-dialog.ts';
export { retryAsGuest } from './retry-as-guest.ts';
export { useGuestResume } from './use-guest-resume.ts';
export { useHasStoredGuest } from './use-has-stored-guest.ts';
