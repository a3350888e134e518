import { createFairQueue, type FairQueue } from '../../../../platform/server/fair-queue.ts';
import type { ReportHelper } from '../../../../platform/server/helper-processes.ts';

export type { Turn } from '../../../../platform/server/fair-queue.ts';

/** Decodes images, a limited number at once. */
export interface Decoding {
  /** For ordinary photos, which take 30 to 60 MB and less than a second. */
  light: FairQueue;
  /** For images that take hundreds of megabytes or seconds, so that other uploads don't wait for them. */
  heavy: FairQueue;
  /** Heavy ones are decoded in a process of their own. */
  reportHelper: ReportHelper;
}

export const createDecoding = (reportHelper: ReportHelper): Decoding => ({
  light: createFairQueue(2),
  heavy: createFairQueue(1),
  reportHelper,
});
