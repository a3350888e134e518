import { erased } from '../../../platform/server/erase-person.ts';
import { defineFeature, type PlatformServices } from '../../../platform/server/feature.ts';
import { schedule } from '../../../platform/server/job.ts';
import { exportRecordings } from './export-recordings.ts';
import { removeOldRecordings } from './recordings.ts';
import { ENHANCE_TRANSCRIPT, VOICE_TO_TEXT, voiceRoutes } from './voice.routes.ts';
import type { VoiceCredits } from './voice-services.ts';

export const voiceFeature = defineFeature({
  name: 'voice',
  exportPerson: exportRecordings,
  erasePerson: { columns: erased('voice_recordings', 'profile_id') },
  build({ db, log }: Pick<PlatformServices, 'db' | 'log'>) {
    const credits: VoiceCredits = {
      spend: () => Promise.resolve(),
      giveBack: () => Promise.resolve(),
      left: () => Promise.resolve(null),
    };
    return {
      routes: [voiceRoutes({ db, log, credits, transcribe: null })],
      uploads: [VOICE_TO_TEXT, ENHANCE_TRANSCRIPT],
      jobs: [schedule('voice.remove-old-recordings', '*/5 * * * *', () => removeOldRecordings(db, credits))],
    };
  },
});
