import { defineSignal } from '../../../../shared/signals.ts';

/** The command of the server asked to delete a member's account. */
export const deletionOrdered = defineSignal<{ profileId: string }>('account-deletion.ordered');
