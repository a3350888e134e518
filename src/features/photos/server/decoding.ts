import { createLane, type Lane } from './decoding-lane.ts';

export type { Turn } from './decoding-lane.ts';

/** Limits the pictures that are decoded at once in this process. */
export interface Decoding {
  /** For those of 30 to 60 MB and less than a second, as phones take them. */
  light: Lane;
  /** For those that take hundreds of megabytes or seconds: none of the others waits for them. */
  heavy: Lane;
}

export const createDecoding = (): Decoding => ({ light: createLane(2), heavy: createLane(1) });
