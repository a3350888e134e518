import { createMiddleware } from 'hono/factory';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import { type Actor, requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { limitBody } from '../../../../platform/server/http/limit-body.ts';
import { actorOf, type RequestEnv } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, route } from '../../../../platform/server/http/route.ts';
import type { ErrorSpec } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { creditErrors } from '../../../paying/credits/contract/errors.ts';
import { Enhancement, EnhancementRequest } from '../contract/enhancement.ts';
import { enhancementErrors, voiceErrors } from '../contract/errors.ts';
import { RECORDING_LIMITS, TRANSCRIPT_MAX } from '../contract/recording-limits.ts';
import { Transcription, TranscriptionRequest } from '../contract/transcription.ts';
import { enhanceTranscript } from './enhance-transcript.ts';
import { transcribeRecording } from './transcribe-recording.ts';
import type { VoiceServices } from './voice-services.ts';

const tag: ApiTag = { name: 'Voice', description: 'Recordings, their transcripts, and enhancing them.' };

/** Paths with their own body size limit. */
export const VOICE_TO_TEXT = '/functions/voice-to-text';
export const ENHANCE_TRANSCRIPT = '/functions/enhance-transcript';

const RECORDINGS = { limit: 40, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 15 } as const;
const ENHANCEMENTS = { limit: 120, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 15 } as const;

/** Base64 needs four characters for three bytes; the rest is for the surrounding JSON. */
const AUDIO_BODY = {
  maxBytes: Math.ceil((RECORDING_LIMITS.maxBytes * 4) / 3) + 64 * 1024,
  tooBig: voiceErrors.RECORDING_TOO_BIG,
};
/** A character takes up to six bytes in JSON, as an escape. */
const TRANSCRIPT_BODY = { maxBytes: TRANSCRIPT_MAX * 6, tooBig: enhancementErrors.TRANSCRIPT_TOO_LONG };

export function voiceRoutes(services: VoiceServices) {
  const { db } = services;

  /** Checks who asks and how often before a large body is read. */
  const membersOnly = (refused: ErrorSpec, count: (actor: Actor & { kind: 'member' }) => Promise<void>) =>
    createMiddleware<RequestEnv>(async (c, next) => {
      await count(requireMember(await actorOf(c), refused));
      await next();
    });

  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: VOICE_TO_TEXT,
        operationId: 'transcribeRecording',
        tag,
        summary: 'Transcribe a recording',
        description:
          'Takes one credit when the work starts, and returns it when that fails. The same recording, sent again within a day, answers again without another credit. The audio is not stored.',
        access: 'member',
        middleware: [
          membersOnly(voiceErrors.SIGN_IN_TO_RECORD, ({ id }) =>
            countAttempt(db, `voice:recording:${id}`, RECORDINGS, voiceErrors.TOO_MANY_RECORDINGS),
          ),
          limitBody(AUDIO_BODY),
        ],
        request: { body: jsonBody(TranscriptionRequest) },
        responses: { 200: json(Transcription, 'The transcript.') },
        errors: [...Object.values(voiceErrors), ...Object.values(creditErrors)],
      }),
      async (c) => {
        const { id } = requireMember(await actorOf(c), voiceErrors.SIGN_IN_TO_RECORD);
        return c.json(await transcribeRecording(services, id, c.req.valid('json')), 200);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: ENHANCE_TRANSCRIPT,
        operationId: 'enhanceTranscript',
        tag,
        summary: 'Enhance a transcript',
        description:
          'Corrects the grammar, writes it professionally, sums it up or gives it a structure; adds nothing that it does not say. Takes no credit, and stores nothing.',
        access: 'member',
        middleware: [
          membersOnly(enhancementErrors.SIGN_IN_TO_ENHANCE, ({ id }) =>
            countAttempt(
              db,
              `voice:enhancement:${id}`,
              ENHANCEMENTS,
              enhancementErrors.TOO_MANY_ENHANCEMENTS,
            ),
          ),
          limitBody(TRANSCRIPT_BODY),
        ],
        request: { body: jsonBody(EnhancementRequest) },
        responses: { 200: json(Enhancement, 'The enhanced transcript.') },
        errors: Object.values(enhancementErrors),
      }),
      async (c) => c.json(await enhanceTranscript(services, c.req.valid('json')), 200),
    );
}
