import { useRef } from 'react';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { fillIn, type Words } from '../../../../items/listings/web/listings.ts';
import type { Photo } from '../../../../items/photos/contract/photo.ts';
import { canReadAgain, generateDraft } from '../generate-draft.ts';
import type { PileItem } from './pile.ts';

interface ItemWriterOptions {
  /** Whether the site reads photos. */
  vision: boolean;
  /** The photos that are uploaded, by their keys. */
  uploaded: ReadonlyMap<string, Photo>;
  change: (id: string, changeOf: (item: PileItem) => Partial<PileItem>) => void;
}

/** Writes items from their photos or words, while the person continues. */
export function useItemWriter({ vision, uploaded, change }: ItemWriterOptions) {
  const running = useRef(new Map<string, AbortController>());

  /** Writes an item from its photo, or else from words. Resolves to the problem, or null. */
  async function write(item: PileItem, words: Words, again = false): Promise<ApiProblem | null> {
    running.current.get(item.id)?.abort();
    const abort = new AbortController();
    running.current.set(item.id, abort);
    const photoId = uploaded.get(item.photos[0] ?? '')?.id;
    // A photo that failed or was skipped is read again only on request, so that words don't wait for it.
    const isLeft = item.state === 'words' || item.state === 'unread';
    const byPhoto = vision && photoId !== undefined && (again || !isLeft);
    const text = words.text.trim();
    change(item.id, ({ content }) => ({ state: 'reading', content: { ...content, words } }));
    const outcome = await generateDraft(
      byPhoto
        ? { type: 'photo', input: photoId, ...(text !== '' && { words: text }) }
        : { type: 'text', input: text },
      abort.signal,
    );
    if (abort.signal.aborted) return null;
    if (outcome.ok) {
      const draft = outcome.data;
      change(item.id, ({ content }) => ({
        ...fillIn(content, draft, words.said ? 'voice' : 'text'),
        state: draft.photo === 'unread' ? 'unread' : 'ready',
      }));
      return null;
    }
    const { problem } = outcome;
    change(item.id, () => ({ state: byPhoto && canReadAgain(problem) ? 'unread' : 'words' }));
    return problem;
  }

  return {
    write,
    /** Stops waiting and skips the photo. */
    stop(id: string): void {
      running.current.get(id)?.abort();
      change(id, () => ({ state: 'words' }));
    },
  };
}
