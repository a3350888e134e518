import { expect, test } from 'vitest';
import type { Ai } from '../../../../platform/server/ai/ai.ts';
import { createLog } from '../../../../platform/server/log.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/site-settings.ts';
import { enhanceTranscript } from './enhance-transcript.ts';

const NO_AI: Ai = { text: null, object: null, vision: null, transcribe: null, embed: null };

test('When enhancing fails for a reason nobody thought of, the failure has its title and text (VOICE-30)', async () => {
  const services = {
    ai: NO_AI,
    log: createLog({ logLevel: 'silent' }),
    settings: { current: () => DEFAULT_SETTINGS },
    checkGrammar: () => Promise.reject(new TypeError('a bug')),
  };
  await expect(
    enhanceTranscript(services, { transcript: 'A desk. A lamp. A bed.', enhancementType: 'summary' }),
  ).rejects.toMatchObject({
    spec: { title: 'Enhancement Failed', detail: 'Could not enhance transcript' },
  });
});
