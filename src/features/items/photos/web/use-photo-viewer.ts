import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { OFFLINE } from '../../../../platform/web/api/api-problem.ts';
import { canMovePages, moveAlone } from '../../../../platform/web/page/page-transition.ts';
import { showProblem } from '../../../../platform/web/ui/toast.ts';

/** Loaded on first use. */
const loadPhotoViewer = () => import('./photo-viewer.tsx');

/** Loads the photo viewer ahead of time; when that fails, opening a photo tries again. */
export const preparePhotoViewer = () => void loadPhotoViewer().catch(() => undefined);

interface OpenViewer {
  Viewer: Awaited<ReturnType<typeof loadPhotoViewer>>['default'];
  /** Index of the photo shown first. */
  start: number;
  /** The photos on the page, which move into the viewer and back. */
  images: readonly HTMLElement[];
}

/** Shows photos in full screen. Render `opened.Viewer` while it is set. */
export function usePhotoViewer() {
  const [opened, setOpened] = useState<OpenViewer | null>(null);
  /** @param within Contains the photos, in order. */
  const open = useCallback(async (start: number, within: Element | null): Promise<void> => {
    try {
      const { default: Viewer } = await loadPhotoViewer();
      const images = [...(within?.querySelectorAll('img') ?? [])];
      moveInto(images[start], 'viewer-photo', () => flushSync(() => setOpened({ Viewer, start, images })));
    } catch {
      showProblem(OFFLINE);
    }
  }, []);
  return { opened, open, close: () => setOpened(null) };
}

/**
 * Changes the page so that an element becomes the one whose `data-moves` has this name.
 * @param change Renders synchronously, such as with `flushSync`.
 */
function moveInto(from: HTMLElement | undefined, name: string, change: () => void): void {
  if (!from || !canMovePages()) return change();
  from.style.viewTransitionName = name;
  void moveAlone(() => {
    from.style.viewTransitionName = '';
    change();
  });
}
