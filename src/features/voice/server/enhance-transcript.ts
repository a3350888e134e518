import { DomainError } from '../../../shared/errors.ts';
import { enhancementErrors } from '../contract/errors.ts';
import type { Enhancement } from '../contract/enhancement.ts';
import type { EnhancementType } from '../contract/enhancements.ts';
import { TRANSCRIPT_MAX } from '../contract/recording-limits.ts';

interface EnhancementOrder {
  transcript: string;
  enhancementType: EnhancementType;
}

/**
 * Enhances a transcript.
 * @throws DomainError of `enhancementErrors`.
 */
export async function enhanceTranscript({ transcript }: EnhancementOrder): Promise<Enhancement> {
  const text = transcript.toWellFormed().trim();
  if (text === '') throw new DomainError(enhancementErrors.NO_TRANSCRIPT);
  if (text.length > TRANSCRIPT_MAX) throw new DomainError(enhancementErrors.TRANSCRIPT_TOO_LONG);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new DomainError(enhancementErrors.NO_WORDS_TO_ENHANCE);
  return { enhancedText: text, writtenBy: 'engine' };
}
