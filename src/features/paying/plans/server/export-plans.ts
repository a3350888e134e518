import { sql } from 'kysely';
import { dollars, type ExportPerson } from '../../../../platform/server/export-person.ts';

/** Exports a member's plans. */
export const exportPlans: ExportPerson = {
  tables: [
    {
      name: 'plans',
      shows: ['subscriptions'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select plan_type as plan, status, ${dollars('amount_cents')} as price_dollars, payment_method, email,
              created_at as chosen_at, started_at,
              current_period_end as paid_until, works_until, ended_at, paid_with
            from subscriptions where profile_id = ${person.id}::uuid order by created_at, id`,
    },
  ],
};
