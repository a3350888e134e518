import type { Metric } from 'prom-client';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Ai, AiCall, ObjectCall, TextCall } from './ai.ts';
import { AiFailure } from './ai-failure.ts';
import type { ModelSettings } from './ai-settings.ts';
import { attemptCall } from './attempt-call.ts';
import { type CallRecord, createCallRecords, type Spending } from './call-record.ts';

type Kind = CallRecord['kind'];

/**
 * Connects the configured models. The libraries are loaded on the first call, because many sites never make
 * one.
 */
export function createAi({ config, db, log }: { config: Pick<Config, 'ai'>; db: Database; log: Log }): {
  ai: Ai;
  metrics: readonly Metric[];
} {
  const { text, vision, speech, embedding, prices, timeoutSeconds } = config.ai;
  const records = createCallRecords({ db, log, prices });

  /** Makes a call and records it, whether or not it succeeds. */
  async function make<T>(
    kind: Kind,
    model: string,
    { purpose, signal }: AiCall,
    work: (signal: AbortSignal, spending: Spending) => Promise<T>,
  ): Promise<T> {
    const spending: Spending = { inputTokens: 0, outputTokens: 0, audioSeconds: 0 };
    const start = performance.now();
    const record = (outcome: CallRecord['outcome']) =>
      records.record({
        ...spending,
        purpose,
        model,
        kind,
        outcome,
        seconds: (performance.now() - start) / 1000,
      });
    try {
      const answer = await attemptCall((either) => work(either, spending), {
        timeoutSeconds,
        ...(signal !== undefined && { signal }),
      });
      await record('answered');
      return answer;
    } catch (error) {
      const failure = error instanceof AiFailure ? error : new AiFailure('unavailable');
      // Logs neither people's words nor the provider's message, which can repeat a key.
      const { reason, status } = failure;
      if (reason !== 'aborted') log.warn({ purpose, model, reason, status }, 'a model gave no answer');
      await record(reason);
      throw failure;
    }
  }

  // Loaded before the model's timeout starts.
  const chat = (settings: ModelSettings) => {
    const loaded = once(async () => (await import('./chat-model.ts')).createChatModel(settings));
    return {
      async text(call: TextCall) {
        const { system: instructions, prompt } = call;
        const model = await loaded();
        return make('text', settings.model, call, (signal, spending) =>
          model.text({ instructions, prompt, signal, spending }),
        );
      },
      async object<T>(kind: Kind, call: ObjectCall<T> & { images?: readonly Uint8Array[] }) {
        const { system: instructions, purpose, ...request } = call;
        const name = purpose.replaceAll(/[^\w-]/g, '_');
        const model = await loaded();
        return make(kind, settings.model, call, (signal, spending) =>
          model.object<T>({ ...request, instructions, name, signal, spending }),
        );
      },
    };
  };

  const textModel = text && chat(text);
  const visionModel = vision && chat(vision);
  const loadSpeechModel =
    speech && once(async () => (await import('./speech-model.ts')).createSpeechModel(speech));
  const loadEmbeddingModel =
    embedding && once(async () => (await import('./embedding-model.ts')).createEmbeddingModel(embedding));
  return {
    ai: {
      text: textModel?.text ?? null,
      object: textModel ? (call) => textModel.object('text', call) : null,
      vision: visionModel ? (call) => visionModel.object('vision', call) : null,
      transcribe:
        speech && loadSpeechModel
          ? async (call) => {
              const hear = await loadSpeechModel();
              return make('speech', speech.model, call, (signal, spending) => hear(call, signal, spending));
            }
          : null,
      embed:
        embedding && loadEmbeddingModel
          ? async (call) => {
              const embed = await loadEmbeddingModel();
              return make('embedding', embedding.model, call, (signal, spending) =>
                embed(call.texts, signal, spending),
              );
            }
          : null,
    },
    metrics: records.metrics,
  };
}

/** Runs `make` on the first call only. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined;
  return () => (created ??= make());
}
