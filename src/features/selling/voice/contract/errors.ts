import { defineErrors } from '../../../../shared/errors.ts';

/** Reasons why a recording could not be transcribed. None of them costs a credit. */
export const voiceErrors = defineErrors({
  SIGN_IN_TO_RECORD: {
    status: 401,
    title: 'Authentication Required',
    detail: 'Please sign in to record. You can type your listing without an account.',
  },
  /** The site has no speech service. The browser may have one. */
  NO_SPEECH_SERVICE: {
    status: 503,
    title: 'Transcription Failed',
    detail:
      "This site has no speech service. Type a few words, or use your keyboard's microphone. No credit was used.",
  },
  TRANSCRIPTION_FAILED: {
    status: 502,
    title: 'Transcription Failed',
    detail: 'Could not transcribe audio. Send it again in a moment. Your credit was returned.',
  },
  RECORDING_EMPTY: {
    status: 422,
    title: 'Transcription Failed',
    detail: 'This recording is empty. Record again. No credit was used.',
  },
  RECORDING_UNREADABLE: {
    status: 415,
    title: 'Transcription Failed',
    detail: "We can't read this recording. Send WebM, Ogg, MP4 or WAV audio. No credit was used.",
  },
  RECORDING_CUT_OFF: {
    status: 422,
    title: 'Transcription Failed',
    detail: 'Part of this recording is missing. Send it again, or record again. No credit was used.',
  },
  RECORDING_TOO_SHORT: {
    status: 422,
    title: 'Transcription Failed',
    detail: 'This recording is too short. Record for at least two seconds. No credit was used.',
  },
  RECORDING_TOO_LONG: {
    status: 422,
    title: 'Transcription Failed',
    detail: 'This recording is longer than five minutes. Record a shorter one. No credit was used.',
  },
  RECORDING_TOO_BIG: {
    status: 413,
    title: 'Transcription Failed',
    detail: 'A recording can be up to 10 MB. Record a shorter one. No credit was used.',
  },
  /** Silence, or noise without words. */
  NO_WORDS_HEARD: {
    status: 422,
    title: 'Transcription Failed',
    detail: 'We heard no words. Check your microphone and speak closer to it. No credit was used.',
  },
  /** The same recording was sent before and is still being transcribed. */
  RECORDING_IN_PROGRESS: {
    status: 409,
    title: 'Transcription Failed',
    detail:
      "We're still working on this recording. Send it again in a moment; it won't cost a second credit.",
  },
  TOO_MANY_RECORDINGS: {
    status: 429,
    title: 'Transcription Failed',
    detail: 'Too many recordings in a short time. Wait a moment and send it again. No credit was used.',
  },
});

export const enhancementErrors = defineErrors({
  SIGN_IN_TO_ENHANCE: {
    status: 401,
    title: 'Authentication Required',
    detail: 'Please sign in to enhance a transcript.',
  },
  NO_TRANSCRIPT: {
    status: 422,
    title: 'No Transcript',
    detail: 'Please record and transcribe audio first',
  },
  NO_WORDS_TO_ENHANCE: {
    status: 422,
    title: 'Enhancement Failed',
    detail: 'There are no words in this transcript. Add some and try again.',
  },
  /** A summary would leave out a flaw or the price, or be no shorter. */
  ALREADY_SHORT: {
    status: 422,
    title: 'Enhancement Failed',
    detail: "This is already short. There's nothing to leave out.",
  },
  TRANSCRIPT_TOO_LONG: {
    status: 413,
    title: 'Enhancement Failed',
    detail: 'A transcript can have up to 10,000 characters. Shorten it and try again.',
  },
  ENHANCEMENT_FAILED: {
    status: 500,
    title: 'Enhancement Failed',
    detail: 'Could not enhance transcript',
  },
  TOO_MANY_ENHANCEMENTS: {
    status: 429,
    title: 'Enhancement Failed',
    detail: 'Too many tries in a short time. Wait a moment and try again.',
  },
});
