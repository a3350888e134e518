import { fileURLToPath } from 'node:url';
import type { ReportHelper } from '../../../../platform/server/helper-processes.ts';
import { type AskHelper, createOnDemandHelper } from '../../../../platform/server/on-demand-helper.ts';

/** Rates how much a stored photo looks like nudity, from 0 to 100; null if the process fails. */
export type RatePhoto = AskHelper<Uint8Array, number>;

/** Runs the model in its own process: native code that fails then takes nothing with it, and its memory is freed. */
export const createPhotoRater = (reportHelper: ReportHelper): RatePhoto =>
  createOnDemandHelper<Uint8Array, number>({
    name: 'nudity',
    program: fileURLToPath(new URL('./rating-process.ts', import.meta.url)),
    reportHelper,
    // A photo takes a thirtieth of a second, and the start up to a few seconds on a busy machine.
    answerTimeoutMs: 30_000,
    killTimeoutMs: 30_000,
    idleTimeoutMs: 60_000,
    maxWaiting: 1,
    fork: { serialization: 'advanced' },
  });
