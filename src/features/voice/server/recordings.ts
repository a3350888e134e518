import { type Transaction, sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { DomainError } from '../../../shared/errors.ts';
import { voiceErrors } from '../contract/errors.ts';
import { RECORDING_LIMITS } from '../contract/recording-limits.ts';
import type { VoiceCredits } from './voice-services.ts';

/** Minutes after which nobody writes a recording down any more: its process has ended in the middle of it. */
const ABANDONED_MINUTES = 5;

export interface RecordingKey {
  profileId: string;
  recordingId: string;
}

/** What was said, and how sure that is. */
export interface Transcript {
  text: string;
  confidence: number | null;
}

export type Claim = { attemptId: string } | { transcript: Transcript } | 'in progress';

/** What a credit is spent for, in the ledger. */
const sourceOf = (attemptId: string) => ({ source: `voice:${attemptId}` });

/**
 * Takes a recording to write it down, and its credit, together. Of two requests for the same recording, one gets it;
 * one that was written down already answers with its transcript.
 * @throws DomainError NO_CREDITS.
 */
export async function claimRecording(
  db: Database,
  credits: VoiceCredits,
  { profileId, recordingId }: RecordingKey,
): Promise<Claim> {
  const attemptId = await db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('voice_recordings')
      .values({ profile_id: profileId, recording_id: recordingId })
      .onConflict((conflict) => conflict.columns(['profile_id', 'recording_id']).doNothing())
      .returning('attempt_id')
      .executeTakeFirst();
    if (claimed) await credits.spend(trx, profileId, sourceOf(claimed.attempt_id));
    return claimed?.attempt_id;
  });
  if (attemptId !== undefined) return { attemptId };
  const transcript = await findTranscript(db, { profileId, recordingId });
  return transcript ? { transcript } : 'in progress';
}

/** The transcript of a recording that was written down; null if there is none yet. */
export async function findTranscript(
  db: Database,
  { profileId, recordingId }: RecordingKey,
): Promise<Transcript | null> {
  const row = await db
    .selectFrom('voice_recordings')
    .select(['transcript', 'confidence'])
    .where('profile_id', '=', profileId)
    .where('recording_id', '=', recordingId)
    .executeTakeFirst();
  return row?.transcript == null ? null : { text: row.transcript, confidence: row.confidence };
}

/**
 * Keeps what a recording says, so that it can be asked for again.
 * @throws DomainError if it took so long that the credit was returned.
 */
export async function keepTranscript(
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

/** Gives a recording up that could not be written down, with its credit. */
export async function releaseRecording(
  db: Database,
  credits: VoiceCredits,
  attemptId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const released = await trx
      .deleteFrom('voice_recordings')
      .where('attempt_id', '=', attemptId)
      .where('transcript', 'is', null)
      .returning(['profile_id', 'attempt_id'])
      .execute();
    await returnCredits(trx, credits, released);
  });
}

/** Removes transcripts after a day, and returns the credits of recordings whose process ended; run by a schedule. */
export async function removeOldRecordings(db: Database, credits: VoiceCredits): Promise<void> {
  await db
    .deleteFrom('voice_recordings')
    .where('transcript', 'is not', null)
    .where('started_at', '<', sql<Date>`now() - make_interval(hours => ${RECORDING_LIMITS.keptHours})`)
    .execute();
  await db.transaction().execute(async (trx) => {
    const abandoned = await trx
      .deleteFrom('voice_recordings')
      .where('transcript', 'is', null)
      .where('started_at', '<', sql<Date>`now() - make_interval(mins => ${ABANDONED_MINUTES})`)
      .returning(['profile_id', 'attempt_id'])
      .execute();
    await returnCredits(trx, credits, abandoned);
  });
}

async function returnCredits(
  trx: Transaction<DB>,
  credits: VoiceCredits,
  rows: { profile_id: string; attempt_id: string }[],
): Promise<void> {
  for (const row of rows) await credits.giveBack(trx, row.profile_id, sourceOf(row.attempt_id));
}
