/** What pages and the packages they use find as `react` and `react-dom`: Preact, and what it lacks. */
export {
  Children,
  cloneElement,
  Component,
  createContext,
  createElement,
  createPortal,
  default,
  flushSync,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  startTransition,
  Suspense,
  use,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';

/** React Router imports it for transitions, which Preact does not have: state is shown as it is. */
export function useOptimistic<State>(state: State): [State, () => void] {
  return [state, () => undefined];
}
