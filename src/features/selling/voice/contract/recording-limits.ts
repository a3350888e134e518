/** Limits that server and web share. This file must not import the schema library, because pages load it. */
export const RECORDING_LIMITS = {
  /** Maximum length of a recording, in seconds. */
  maxSeconds: 300,
  /** Minimum length in seconds. Shorter recordings contain no sentence. */
  minSeconds: 1.5,
  /** Maximum size of the audio before base64 encoding, in bytes. */
  maxBytes: 10 * 1024 * 1024,
  /** Hours during which a transcribed recording can be requested again without another credit. */
  retentionHours: 24,
} as const;

/** Maximum length of a transcript in characters, twice as much as five minutes of fast speech. */
export const TRANSCRIPT_MAX = 10_000;
