import { api } from '../../../../platform/web/api/api.ts';
import { useDebouncedAnswer } from '../../../../platform/web/api/use-debounced-answer.ts';
import type { WantedProps } from '../../../items/listings/web/listings.ts';
import type { Demand } from '../contract/want-match.ts';

/** Delay after the last keystroke before the server is asked. */
const DEBOUNCE_MS = 800;
const MIN_TITLE_LENGTH = 3;

/**
 * Returns how many people look for a listing while it is being written; null if unknown or too few to show. The count
 * is optional, so errors are treated as unknown.
 */
export function useDemand({
  title,
  description,
  tags,
  category,
  condition,
  position = null,
}: WantedProps['listing']): Demand | null {
  const trimmed = title.trim();
  const question = {
    title: trimmed,
    description,
    tags: [...tags],
    category: category || null,
    condition: condition || null,
    position,
  };
  return useDebouncedAnswer(
    trimmed.length >= MIN_TITLE_LENGTH ? question : null,
    DEBOUNCE_MS,
    (body, signal) => api.POST('/api/wants/demand', { body, signal }),
  );
}
