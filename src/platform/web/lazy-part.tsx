import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/**
 * Makes a part of a page whose code only some people load, after that of the page. The server renders it with the rest,
 * so its links work meanwhile, and a press on one of its buttons takes effect once the code is there. Where it cannot be
 * loaded, the page stays without the part until its next load.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
  return function LazyPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [isReady, setIsReady] = useState(false);
    useEarlyPress(place, isReady);
    return (
      <div ref={place} className="contents">
        <Suspense fallback={null}>
          <Part {...props} />
          <OnHydrated then={setIsReady} />
        </Suspense>
      </div>
    );
  };
}

/** React drops presses on what it has not hydrated yet. This repeats the last one when the part is ready. */
function useEarlyPress(place: RefObject<HTMLElement | null>, isReady: boolean): void {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReady) {
      pressed.current?.click();
      return;
    }
    const note = ({ target }: MouseEvent) => {
      if (target instanceof Element && place.current?.contains(target)) {
        // The browser itself does what the others do.
        pressed.current = target.closest('button[type="button"]:not([popovertarget])');
      }
    };
    // React stops the event at the document.
    window.addEventListener('click', note, { capture: true });
    return () => window.removeEventListener('click', note, { capture: true });
  }, [place, isReady]);
}

/** Runs with its siblings in one boundary. A layout effect: no press may come between. */
function OnHydrated({ then }: { then: (isReady: true) => void }): ReactNode {
  useLayoutEffect(() => then(true), [then]);
  return null;
}
