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
 * can't be loaded, the page stays without it until the next load. `placeholder` is shown while code loads that the
 * server did not render, as after a tap on a tab.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
) {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
  return function LazyPart(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const [isReady, setIsReady] = useState(false);
    useEarlyPress(container, isReady);
    return (
      <div ref={container} className="contents" data-loading={isReady ? undefined : ''}>
        <Suspense fallback={placeholder}>
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
function useEarlyPress(container: RefObject<HTMLElement | null>, isReady: boolean): void {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReady) {
      pressed.current?.click();
      return;
    }
    const recordClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && container.current?.contains(target)) {
        // The browser itself handles all other elements.
        pressed.current = target.closest('button[type="button"]:not([popovertarget])');
      }
    };
    // React stops the event at the document.
    window.addEventListener('click', recordClick, { capture: true });
    return () => window.removeEventListener('click', recordClick, { capture: true });
  }, [container, isReady]);
}

/** Runs together with its siblings in one boundary. A layout effect, so that no click can come in between. */
function OnHydrated({ then }: { then: (isReady: true) => void }): ReactNode {
  useLayoutEffect(() => then(true), [then]);
  return null;
}
