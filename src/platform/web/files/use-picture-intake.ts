import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Set on the area while files are dragged over the page. */
const DROPPING = 'data-photo-drop';

/**
 * Accepts images that are dropped or pasted anywhere on the page. Highlights the form around the field while
 * files are dragged. Drops beside it count too, because the browser would otherwise open the file.
 * @param takesAny Accepts pasted files that are not images, too.
 */
export function usePictureIntake(
  field: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
  takesAny = false,
): void {
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const area = field.current?.closest('form') ?? field.current;
    if (!area) return;
    const listening = new AbortController();
    const { signal } = listening;
    const light = (on: boolean) => area.toggleAttribute(DROPPING, on);

    const onDrag = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      light(true);
    };
    document.addEventListener('dragenter', onDrag, { signal });
    document.addEventListener('dragover', onDrag, { signal });
    document.addEventListener(
      'dragleave',
      (event) => {
        // Without a related target, the pointer has left the window.
        if (event.relatedTarget === null) light(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        light(false);
        take([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (event) => {
        const { clipboardData, target } = event;
        const files = [...(clipboardData?.files ?? [])].filter(
          ({ type }) => takesAny || type.startsWith('image/'),
        );
        // Office programs add an image of copied text. In a text field, the text is meant.
        const isText = isTextField(target) && clipboardData?.types.includes('text/plain');
        if (files.length === 0 || isText) return;
        event.preventDefault();
        take(files);
      },
      { signal },
    );
    return () => {
      listening.abort();
      light(false);
    };
  }, [field, takesAny]);
}

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
