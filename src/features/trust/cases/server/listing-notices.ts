import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { ListingNotice } from '../../../items/listings/contract/listing.ts';

/** What each notice says comes from the newest decision about the listing that applies, or from the suspension. */
export async function noticesAbout(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListingNotice>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    state: ListingNotice['state'];
    statement_id: string | null;
    until: Date | null;
  }>`
    select listings.id, coalesce(about.statement_id, owner.statement_id) as statement_id, about.until,
      case when about.on_subject = 'ask-change' and not listings.hidden then 'change'
        when listings.moderation is not null then listings.moderation
        else 'suspended' end as state
    from listings
    left join lateral (
      select decisions.id as statement_id, on_subject,
        case when on_subject = 'ask-change' then due_at end as until
      from decisions join cases on cases.id = decisions.case_id
      where cases.target_id = listings.id and cases.kind = 'listing'
        and undone_at is null and subject_ended_at is null
        and (on_subject in ('hide', 'take-down') or (on_subject = 'ask-change' and cases.state = 'waiting'))
      order by on_subject = 'ask-change', decisions.decided_at desc, decisions.id limit 1) as about on true
    left join lateral (
      select id as statement_id from decisions
      where (about_id = listings.seller_id or about_guest = listings.guest_key)
        and on_person in ('suspend', 'close') and undone_at is null and person_ended_at is null
      order by decided_at desc, id limit 1) as owner on listings.owner_suspended
    where listings.id = any(${ids}::uuid[])
      and (listings.moderation is not null or listings.owner_suspended or about.on_subject = 'ask-change')`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, state, statement_id: statementId, until }) => [
      id,
      { state, statementId, until: until?.toISOString() ?? null },
    ]),
  );
}
