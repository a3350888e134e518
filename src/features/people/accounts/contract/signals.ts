import { defineSignal } from '../../../../shared/signals.ts';

/** An account was created. `invite` is the invitation code it was created with, if any. */
export const accountCreated = defineSignal<{ accountId: string; invite: string | null; at: string }>(
  'account.created',
);

/** An account's email address was confirmed, for the first time or again. */
export const addressConfirmed = defineSignal<{ accountId: string; at: string }>('account.address-confirmed');

/** A member asked to delete their account. Until it is erased, they can return. */
export const deletionRequested = defineSignal<{ accountId: string }>('account.deletion-requested');
