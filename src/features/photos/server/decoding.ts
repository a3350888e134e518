import type { ReportHelper } from '../../../platform/server/helper-processes.ts';
import { createDecodeApart, type DecodeApart } from './decode-apart.ts';
import { createLane, type Lane } from '../../../platform/server/fair-lane.ts';

export type { Turn } from '../../../platform/server/fair-lane.ts';

/** Decodes pictures, and limits how many at once. */
export interface Decoding {
  /** For those of 30 to 60 MB and less than a second, as phones take them. */
  light: Lane;
  /** For those that take hundreds of megabytes or seconds: none of the others waits for them. */
  heavy: Lane;
  /** How the heavy ones are decoded. */
  apart: DecodeApart;
}

export const createDecoding = (reportHelper: ReportHelper): Decoding => ({
  light: createLane(2),
  heavy: createLane(1),
  apart: createDecodeApart(reportHelper),
});
