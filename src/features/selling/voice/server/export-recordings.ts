import { sql } from 'kysely';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';

/** Exports the transcripts of the last day. */
export const exportRecordings: ExportPerson = {
  tables: [
    {
      name: 'voice-transcripts',
      shows: ['voice_recordings'],
      rows: (person) =>
        person.kind === 'member'
          ? sql`
              select started_at as recorded_at, transcript, confidence
              from voice_recordings where profile_id = ${person.id}::uuid order by started_at, recording_id`
          : null,
    },
  ],
};
