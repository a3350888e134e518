import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  dismissToast,
  noToasts,
  pauseToasts,
  resumeToasts,
  shownToasts,
  subscribeToToasts,
  type Toast,
} from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import { trackToastPosition } from './toast-position.ts';

/** Renders the toasts, once per page. Show them with `toast()`. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, noToasts);
  const host = useTopDialog(toasts);
  // State instead of a ref: within a dialog it is another element.
  const [toaster, setToaster] = useState<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    if (toaster && toasts.length > 0) return trackToastPosition(toaster);
  }, [toasts, toaster]);
  const errors = toasts.filter((toast) => toast.tone === 'error');
  const others = toasts.filter((toast) => toast.tone !== 'error');

  const view = (
    <div
      ref={setToaster}
      className="toaster"
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
      onKeyDown={(event) => {
        const last = toasts.at(-1);
        if (event.key !== 'Escape' || !last) return;
        event.stopPropagation();
        dismissToast(last.id);
      }}
    >
      {/* Both regions are always rendered: screen readers announce changes inside them. */}
      <div role="alert" aria-atomic="false">
        {errors.map(card)}
      </div>
      <div role="status" aria-atomic="false">
        {others.map(card)}
      </div>
    </div>
  );
  return host ? createPortal(view, host) : view;
}

const card = (toast: Toast) => (
  <ToastCard key={toast.id} {...toast} onDismiss={() => dismissToast(toast.id)} />
);

/**
 * Returns the topmost modal dialog, if any. Everything outside it is inert, so toasts must be inside to be
 * announced and clicked.
 */
function useTopDialog(toasts: readonly Toast[]): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    if (toasts.length === 0) return;
    const find = () =>
      setHost([...document.querySelectorAll('dialog:modal:not([data-closing])')].at(-1) ?? null);
    find();
    // A dialog may close or be removed without an event: its 'open' attribute or its position in the page
    // changes.
    const observer = new MutationObserver(find);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['open', 'data-closing'],
    });
    return () => observer.disconnect();
  }, [toasts]);
  return host;
}
