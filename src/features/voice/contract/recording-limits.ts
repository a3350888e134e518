/** Limits that server and web share; without a schema library, so that importing this costs pages nothing. */
export const RECORDING_LIMITS = {
  /** Seconds of one recording. */
  maxSeconds: 300,
  /** Shorter ones hold no sentence. */
  minSeconds: 1.5,
  /** Bytes of the audio itself, before it becomes base64. */
  maxBytes: 10 * 1024 * 1024,
  /** Hours in which a recording that was written down answers again without another credit. */
  keptHours: 24,
} as const;

/** Characters of a transcript; five minutes of fast speech have half as many. */
export const TRANSCRIPT_MAX = 10_000;
