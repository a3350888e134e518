import { createOpenAI } from '@ai-sdk/openai';
import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';
import type { TranscribeCall, Transcription } from './ai.ts';
import type { ModelSettings } from './ai-settings.ts';
import type { Spending } from './call-record.ts';
import { confidenceOf } from './confidence.ts';
import { limitedFetch } from './limited-fetch.ts';
import { readJson } from './read-json.ts';

/** A model that hears: the compatible provider of the library knows no speech, so it is OpenAI's, at another address. */
export function createSpeechModel({ baseUrl, apiKey, model }: ModelSettings) {
  // The library insists on a key; servers without one ignore it.
  const provider = createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none', fetch: limitedFetch });

  return async (
    { audio, mimeType, language }: TranscribeCall,
    signal: AbortSignal,
    spending: Spending,
  ): Promise<Transcription> => {
    const listen = async (responseFormat: 'verbose_json' | 'json') =>
      provider.transcription(model).doGenerate({
        audio,
        // Without its parameters, such as the codec: servers tell the format by the name of the file made from it.
        mediaType: mimeType.split(';')[0]?.trim() ?? mimeType,
        abortSignal: signal,
        providerOptions: { openai: { responseFormat, ...(language !== undefined && { language }) } },
      });
    const heard = await listen('verbose_json')
      .catch((error: unknown) => {
        // Some models give plain text only, and nothing to be sure by.
        if (APICallError.isInstance(error) && error.statusCode === 400) return listen('json');
        throw error;
      })
      .catch(readUnusual);
    const seconds = heard.durationInSeconds ?? null;
    spending.audioSeconds += seconds ?? 0;
    return { text: heard.text.trim(), confidence: confidenceOf(heard.response.body), seconds };
  };
}

/** The least that an answer has to have. */
const Heard = z.object({ text: z.string(), duration: z.number().min(0).optional() });

/**
 * The library refuses answers whose segments lack a field that OpenAI's have, as those of other servers do, but keeps
 * them in its error.
 */
function readUnusual(error: unknown) {
  const body =
    APICallError.isInstance(error) && error.statusCode === 200 && readJson(error.responseBody ?? '');
  const heard = Heard.safeParse(body);
  if (!heard.success) throw error;
  return { text: heard.data.text, durationInSeconds: heard.data.duration, response: { body } };
}
