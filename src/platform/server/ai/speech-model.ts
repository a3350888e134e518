import { createOpenAI } from '@ai-sdk/openai';
import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';
import type { TranscribeCall, Transcription } from './ai.ts';
import type { ModelSettings } from './ai-settings.ts';
import type { Spending } from './call-record.ts';
import { confidenceOf } from './confidence.ts';
import { limitedFetch } from './limited-fetch.ts';
import { readJson } from './read-json.ts';

/**
 * Creates a speech recognition model. Uses the OpenAI provider at another address, because the library's
 * compatible provider has no speech.
 */
export function createSpeechModel({ baseUrl, apiKey, model }: ModelSettings) {
  // The library requires a key. Servers without one ignore it.
  const provider = createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none', fetch: limitedFetch });

  return async (
    { audio, mimeType, language }: TranscribeCall,
    signal: AbortSignal,
    spending: Spending,
  ): Promise<Transcription> => {
    const listen = async (responseFormat: 'verbose_json' | 'json') =>
      provider.transcription(model).doGenerate({
        audio,
        // Without parameters such as the codec: servers detect the format by the file name made from it.
        mediaType: mimeType.split(';')[0]?.trim() ?? mimeType,
        abortSignal: signal,
        providerOptions: { openai: { responseFormat, ...(language !== undefined && { language }) } },
      });
    const transcription = await listen('verbose_json')
      .catch((error: unknown) => {
        // Some models return plain text only, without confidence.
        if (APICallError.isInstance(error) && error.statusCode === 400) return listen('json');
        throw error;
      })
      .catch(readUnusual);
    const seconds = transcription.durationInSeconds ?? null;
    spending.audioSeconds += seconds ?? 0;
    return {
      text: transcription.text.trim(),
      confidence: confidenceOf(transcription.response.body),
      seconds,
    };
  };
}

/** The required fields of a response. */
const Heard = z.object({ text: z.string(), duration: z.number().min(0).optional() });

/**
 * Reads a response that the library rejects because its segments lack fields of OpenAI's. The library puts it
 * in the error.
 */
function readUnusual(error: unknown) {
  const body =
    APICallError.isInstance(error) && error.statusCode === 200 && readJson(error.responseBody ?? '');
  const transcription = Heard.safeParse(body);
  if (!transcription.success) throw error;
  return {
    text: transcription.data.text,
    durationInSeconds: transcription.data.duration,
    response: { body },
  };
}
