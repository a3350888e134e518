import { counted } from '../../../../../shared/counted.ts';
import { ENHANCEMENT_TYPES, type EnhancementType } from '../../contract/enhancements.ts';

/** The texts of the recorder tool. */
export interface Transcript {
  original: string;
  /** From 0 to 1; null if unknown or typed. */
  confidence: number | null;
  enhanced: string;
  /** How the enhanced text was created; null without one. */
  enhancedBy: EnhancementType | null;
}

export const NO_TEXT: Transcript = { original: '', confidence: null, enhanced: '', enhancedBy: null };

export const savedName = (person: string): string => `transcript:${person}`;

const isBlank = ({ original, enhanced }: Transcript): boolean =>
  original.trim() === '' && enhanced.trim() === '';

/** Parses the text saved by an earlier visit, as far as it is valid; null without content. */
export function parseTranscript(value: unknown): Transcript | null {
  if (typeof value !== 'object' || value === null) return null;
  const { original, confidence, enhanced, enhancedBy } = { ...value } as Record<string, unknown>;
  const transcript: Transcript = {
    original: typeof original === 'string' ? original : '',
    confidence: typeof confidence === 'number' ? confidence : null,
    enhanced: typeof enhanced === 'string' ? enhanced : '',
    enhancedBy: ENHANCEMENT_TYPES.find((type) => type === enhancedBy) ?? null,
  };
  return isBlank(transcript) ? null : transcript;
}

export function wordCount(text: string): string {
  const count = text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
  return counted(count, 'word');
}
