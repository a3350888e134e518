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
 * Makes a part of a page whose code loads after the page, for the people who need it. The server renders it,
 * so its links work meanwhile, and a click on one of its buttons takes effect once the code is loaded. If it
 * can't be loaded, the page stays without it until the next load.
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

/**
 * Repeats the last early click once the part is ready, because React drops clicks on parts that are not
 * hydrated.
 */
function useEarlyPress(place: RefObject<HTMLElement | null>, isReady: boolean): void {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReady) {
      pressed.current?.click();
      return;
    }
    const note = ({ target }: MouseEvent) => {
      if (target instanceof Element && place.current?.contains(target)) {
        // The browser itself handles all other elements.
        pressed.current = target.closest('button[type="button"]:not([popovertarget])');
      }
    };
    // React stops the event at the document.
    window.addEventListener('click', note, { capture: true });
    return () => window.removeEventListener('click', note, { capture: true });
  }, [place, isReady]);
}

/** Runs together with its siblings in one boundary. A layout effect, so that no click can come in between. */
function OnHydrated({ then }: { then: (isReady: true) => void }): ReactNode {
  useLayoutEffect(() => then(true), [then]);
  return null;
}
