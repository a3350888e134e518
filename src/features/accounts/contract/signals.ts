import { defineSignal } from '../../../shared/signals.ts';

/** Somebody signed up; `invite` is the code of the invitation they came by, if any. */
export const accountCreated = defineSignal<{ accountId: string; invite: string | null; at: string }>(
  'account.created',
);

/** The address of an account was confirmed, for the first time or again. */
export const addressConfirmed = defineSignal<{ accountId: string; at: string }>('account.address-confirmed');
