import { z } from '@hono/zod-openapi';

const recordingId = z
  .uuid()
  .optional()
  .describe(
    'Chosen by the client, one for each recording. Sending it again does not cost another credit; without it, the same audio counts as the same recording.',
  );

const confidence = z.number().min(0).max(1);

/** A recording to transcribe. */
const AudioRecording = z.object({
  audio: z
    .string()
    .describe('The recording in base64: WebM or Ogg with Opus, MP4 or WAV; at most 10 MB and five minutes.'),
  recordingId,
});

/** A recording that the browser has already transcribed. */
const RecognizedRecording = z.object({
  recognized: z.object({
    text: z.string().describe('The text recognized by the browser.'),
    confidence: confidence.optional(),
  }),
  recordingId,
});

export const TranscriptionRequest = z
  .union([AudioRecording, RecognizedRecording], {
    error: 'Send a recording as audio, or what was recognized.',
  })
  .openapi('TranscriptionRequest', {
    example: {
      audio: 'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwH/////////',
      recordingId: '5d0f2a4e-3f6c-4c9e-9a51-0d6f2c7f1b11',
    },
  });
export type TranscriptionRequest = z.infer<typeof TranscriptionRequest>;

export const Transcription = z
  .object({
    text: z.string(),
    confidence: z
      .union([confidence, z.null()])
      .describe("The confidence; null if the speech service doesn't provide one."),
    creditsLeft: z.union([z.int().nonnegative(), z.null()]).describe('Null if unlimited.'),
  })
  .openapi('Transcription', {
    example: {
      text: 'Selling my oak desk, a few scratches on top, asking eighty dollars.',
      confidence: 0.93,
      creditsLeft: 4,
    },
  });
export type Transcription = z.infer<typeof Transcription>;
