import { sql } from 'kysely';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';

/** Exports a member's voice credits and their ledger. */
export const exportCredits: ExportPerson = {
  tables: [
    {
      name: 'voice-credits',
      shows: ['voice_credits'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select plan_type as plan, credits_available as available, credits_used as used, total_credits as total,
              allowance as left_of_this_month, purchased as left_of_bought_ones, last_reset_date as renewed_at,
              resets_at as renews_at
            from voice_credits where profile_id = ${person.id}::uuid`,
    },
    {
      name: 'voice-credit-entries',
      shows: ['credit_entries'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select kind, source, plan_type as plan_or_pack, payment_id as payment, amount_cents,
              allowance as added_to_this_month, purchased as added_to_bought_ones,
              available_after, created_at
            from credit_entries where profile_id = ${person.id}::uuid order by id`,
    },
  ],
};
