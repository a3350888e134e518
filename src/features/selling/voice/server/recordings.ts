import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { type CreditServices, returnCredit, spendCredit } from '../../../paying/credits/server/credits.ts';
import { voiceErrors } from '../contract/errors.ts';
import { RECORDING_LIMITS } from '../contract/recording-limits.ts';

/** Minutes after which a transcription counts as abandoned because its process died. */
const ABANDONED_MINUTES = 5;

export interface RecordingKey {
  profileId: string;
  recordingId: string;
}

/** The transcribed words and their confidence. */
export interface Transcript {
  text: string;
  confidence: number | null;
}

export type Claim = { attemptId: string } | { transcript: Transcript } | 'in progress';

/** The ledger source of a recording's credit. */
const sourceOf = (attemptId: string) => ({ source: `recording:${attemptId}` });

/**
 * Claims a recording for transcription and spends its credit, in one transaction. If two requests claim it
 * at once, one gets it. A recording that was already transcribed returns its transcript.
 * @throws DomainError NO_CREDITS.
 */
export async function claimRecording(
  services: CreditServices,
  { profileId, recordingId }: RecordingKey,
): Promise<Claim> {
  const { db } = services;
  const attemptId = await db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('voice_recordings')
      .values({ profile_id: profileId, recording_id: recordingId })
      .onConflict((conflict) => conflict.columns(['profile_id', 'recording_id']).doNothing())
      .returning('attempt_id')
      .executeTakeFirst();
    if (claimed) await spendCredit({ ...services, db: trx }, profileId, sourceOf(claimed.attempt_id));
    return claimed?.attempt_id;
  });
  if (attemptId !== undefined) return { attemptId };
  const transcript = await findTranscript(db, { profileId, recordingId });
  return transcript === null || transcript === 'in progress' ? 'in progress' : { transcript };
}

/** Returns the transcript of a finished recording; null if no one is transcribing it. */
export async function findTranscript(
  db: Database,
  { profileId, recordingId }: RecordingKey,
): Promise<Transcript | 'in progress' | null> {
  const row = await db
    .selectFrom('voice_recordings')
    .select(['transcript', 'confidence'])
    .where('profile_id', '=', profileId)
    .where('recording_id', '=', recordingId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { transcript, confidence } = row;
  return transcript === null ? 'in progress' : { text: transcript, confidence };
}

/**
 * Saves the transcript of a recording, so that it can be requested again.
 * @throws DomainError if it took so long that the credit was returned.
 */
export async function saveTranscript(
  db: Database,
  attemptId: string,
  { text, confidence }: Transcript,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('voice_recordings')
    .set({ transcript: text, confidence })
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DomainError(voiceErrors.TRANSCRIPTION_FAILED);
}

/** Releases a recording that could not be transcribed, and returns its credit. */
export async function releaseRecording(db: Database, attemptId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const released = await trx
      .deleteFrom('voice_recordings')
      .where('attempt_id', '=', attemptId)
      .where('transcript', 'is', null)
      .returning(['profile_id', 'attempt_id'])
      .execute();
    await returnCredits(trx, released);
  });
}

/**
 * Removes transcripts after a day, and returns the credits of abandoned transcriptions. Runs on a schedule.
 */
export async function removeOldRecordings(db: Database): Promise<void> {
  await db
    .deleteFrom('voice_recordings')
    .where('transcript', 'is not', null)
    .where('started_at', '<', sql<Date>`now() - make_interval(hours => ${RECORDING_LIMITS.retentionHours})`)
    .execute();
  await db.transaction().execute(async (trx) => {
    const abandoned = await trx
      .deleteFrom('voice_recordings')
      .where('transcript', 'is', null)
      .where('started_at', '<', sql<Date>`now() - make_interval(mins => ${ABANDONED_MINUTES})`)
      .returning(['profile_id', 'attempt_id'])
      .execute();
    await returnCredits(trx, abandoned);
  });
}

async function returnCredits(
  trx: Transaction<DB>,
  rows: { profile_id: string; attempt_id: string }[],
): Promise<void> {
  for (const row of rows) await returnCredit({ db: trx }, row.profile_id, sourceOf(row.attempt_id));
}
