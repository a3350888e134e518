import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { createCheckGrammar } from './enhancement/check-grammar.ts';
import { removeOldRecordings } from './recordings.ts';
import { ENHANCE_TRANSCRIPT, VOICE_TO_TEXT, voiceRoutes } from './voice.routes.ts';
import type { VoiceServices } from './voice-services.ts';

/** Exports the transcripts of the last day. */
const exportRecordings: ExportPerson = {
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

export const voiceFeature = defineFeature({
  name: 'voice',
  exportPerson: exportRecordings,
  erasePerson: { columns: erased('voice_recordings', 'profile_id') },
  build: (services: Omit<VoiceServices, 'checkGrammar'> & Pick<PlatformServices, 'reportHelper'>) => ({
    routes: [voiceRoutes({ ...services, checkGrammar: createCheckGrammar(services.reportHelper) })],
    uploads: [VOICE_TO_TEXT, ENHANCE_TRANSCRIPT],
    jobs: [schedule('voice.remove-old-recordings', '*/5 * * * *', () => removeOldRecordings(services.db))],
  }),
});
