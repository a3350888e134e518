import { AiFailure } from '../../../../platform/server/ai/ai-failure.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { Enhancement } from '../contract/enhancement.ts';
import type { EnhancementType } from '../contract/enhancements.ts';
import { enhancementErrors } from '../contract/errors.ts';
import { TRANSCRIPT_MAX } from '../contract/recording-limits.ts';
import { cleanWords } from './clean-words.ts';
import { isFaithful } from './enhancement/is-faithful.ts';
import { askModel } from './enhancement/ask-model.ts';
import { enhanceByRules } from './enhancement/enhance-by-rules.ts';
import { losesNothing } from './enhancement/loses-nothing.ts';
import type { EnhancementServices } from './voice-services.ts';

interface EnhancementOrder {
  transcript: string;
  enhancementType: EnhancementType;
}

/**
 * Enhances a transcript with the site's language model, or with rules if there is none. Neither adds anything
 * that was not said, or omits a flaw or the price: a model's answer that does is discarded.
 * @throws DomainError of `enhancementErrors`.
 */
export async function enhanceTranscript(
  services: EnhancementServices,
  { transcript, enhancementType }: EnhancementOrder,
): Promise<Enhancement> {
  const text = checked(transcript);
  const written = await byModel(services, text, enhancementType);
  if (written !== null) return { enhancedText: written, writtenBy: 'model' };
  const enhancedText = await enhanceByRules(services, text, enhancementType).catch((error: unknown) => {
    throw new DomainError(enhancementErrors.ENHANCEMENT_FAILED, { cause: error });
  });
  if (enhancedText === null) throw new DomainError(enhancementErrors.ALREADY_SHORT);
  // The transcript contained only filler words.
  if (enhancedText === '') throw new DomainError(enhancementErrors.NO_WORDS_TO_ENHANCE);
  return { enhancedText, writtenBy: 'engine' };
}

function checked(transcript: string): string {
  const text = cleanWords(transcript);
  if (text === '') throw new DomainError(enhancementErrors.NO_TRANSCRIPT);
  if (text.length > TRANSCRIPT_MAX) throw new DomainError(enhancementErrors.TRANSCRIPT_TOO_LONG);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new DomainError(enhancementErrors.NO_WORDS_TO_ENHANCE);
  return text;
}

async function byModel(
  { ai, engine, log }: EnhancementServices,
  text: string,
  type: EnhancementType,
): Promise<string | null> {
  if (ai.text === null) return null;
  try {
    const answer = cleanWords(await askModel(ai.text, text, type));
    const { priceCents } = engine.readItem(text);
    const spoken = engine.spokenNumbers(text);
    if (priceCents !== null) spoken.push(String(priceCents / 100));
    const isTrue = isFaithful(answer, text, type, spoken) && losesNothing(answer, text, type, priceCents);
    if (isTrue) return answer;
    log.warn({ type }, 'a model changed what a transcript says');
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    log.warn({ err: error, type }, 'no model enhanced a transcript');
  }
  return null;
}
