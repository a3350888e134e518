import type { RawBuilder, SqlBool } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { belongsTo } from '../../../../platform/server/export-person.ts';
import { hashToken } from '../../../../platform/server/hash-token.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { DataExport } from '../contract/data-export.ts';

export const exportColumns = ['id', 'state', 'requested_at', 'expires_at', 'size_bytes'] as const;

export const ofPerson = (person: OwnerKey): RawBuilder<SqlBool> =>
  belongsTo(person, 'data_exports.profile_id', 'data_exports.guest_key');

interface ExportRow {
  id: string;
  state: string;
  requested_at: Date;
  expires_at: Date | null;
  size_bytes: string | null;
}

/** The clock decides whether it has expired, even before the job has removed the file. */
export function presentExport(row: ExportRow): DataExport {
  const expired = row.state === 'ready' && row.expires_at !== null && row.expires_at <= new Date();
  const state = expired ? 'expired' : (row.state as DataExport['state']);
  return {
    id: row.id,
    state,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    sizeBytes: state === 'ready' ? Number(row.size_bytes) : null,
  };
}

/** Returns the newest export of a person; null without any. */
export async function findLatest(db: Database, person: OwnerKey): Promise<DataExport | null> {
  const latest = await db
    .selectFrom('data_exports')
    .select(exportColumns)
    .where(ofPerson(person))
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest ? presentExport(latest) : null;
}

/** Returns an export that can be downloaded; undefined if it can't be, or belongs to someone else. */
export const findReady = (db: Database, by: { id: string; person: OwnerKey } | { token: string }) =>
  db
    .selectFrom('data_exports')
    .select([...exportColumns, 'file_key'])
    .where('state', '=', 'ready')
    .where('expires_at', '>', new Date())
    .$if('id' in by, (query) =>
      'id' in by ? query.where('id', '=', by.id).where(ofPerson(by.person)) : query,
    )
    .$if('token' in by, (query) =>
      'token' in by ? query.where('token_hash', '=', hashToken(by.token).toString('hex')) : query,
    )
    .executeTakeFirst();
