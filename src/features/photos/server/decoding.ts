import type { ReportHelper } from '../../../platform/server/helper-processes.ts';
import { createDecodeApart, type DecodeApart } from './decode-apart.ts';
import { createLane, type Lane } from '../../../platform/server/fair-queue.ts';

export type { Turn } from '../../../platform/server/fair-queue.ts';

/** Decodes images, a limited number at once. */
export interface Decoding {
  /** For ordinary photos, which take 30 to 60 MB and less than a second. */
  light: Lane;
  /** For images that take hundreds of megabytes or seconds, so that other uploads don't wait for them. */
  heavy: Lane;
  /** Decodes the heavy ones. */
  apart: DecodeApart;
}

export const createDecoding = (reportHelper: ReportHelper): Decoding => ({
  light: createLane(2),
  heavy: createLane(1),
  apart: createDecodeApart(reportHelper),
});
