/** The public API of account deletion for the pages of other features. */
export { DeleteAccountSection } from './delete-account-section.tsx';
export { DeleteGuestSection } from './delete-guest-section.tsx';
