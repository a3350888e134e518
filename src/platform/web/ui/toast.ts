/** The current toasts. Stored outside React, so that any code in the browser can show one. */

type ToastTone = 'success' | 'error' | 'warn' | 'info' | 'premium';

export type ToastInput = {
  tone: ToastTone;
  title: string;
  text?: string;
  /** A button. Pressing it also dismisses the toast. */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds it stays, instead of the default. */
  ms?: number;
};

export type Toast = ToastInput & { id: number };

const MAX_SHOWN = 3;
/** Milliseconds a toast stays. */
export const TOAST_MS = 5000;
/**
 * Milliseconds an error stays: longer, because it says what to do. The pointer or the focus on a toast pauses
 * the time.
 */
export const ERROR_TOAST_MS = 10_000;

const NONE: readonly Toast[] = [];
let shown: readonly Toast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();
const clocks = new Map<number, { left: number; since: number; timer?: ReturnType<typeof setTimeout> }>();
let paused = false;

/**
 * Shows a toast and returns its id for `dismissToast`. A toast with the same title and text replaces the
 * first, and the fourth replaces the oldest.
 */
export function toast(input: ToastInput): number {
  lastId += 1;
  const id = lastId;
  const twin = shown.find((other) => other.title === input.title && other.text === input.text);
  if (twin) remove(twin.id);
  // A success makes earlier errors obsolete.
  const solved = input.tone === 'success' ? shown.filter((other) => other.tone === 'error') : [];
  for (const old of solved) remove(old.id);
  const remaining = shown.filter((other) => other !== twin && !solved.includes(other));
  for (const old of remaining.slice(0, Math.max(0, remaining.length + 1 - MAX_SHOWN))) remove(old.id);
  show([...remaining.slice(-(MAX_SHOWN - 1)), { ...input, id }]);
  clocks.set(id, { left: input.ms ?? (input.tone === 'error' ? ERROR_TOAST_MS : TOAST_MS), since: 0 });
  if (!paused) start(id);
  return id;
}

/** Shows a problem as an error toast. Returns the toast's id. */
export const showProblem = ({ title, detail }: { title: string; detail: string }): number =>
  toast({ tone: 'error', title, text: detail });

export function dismissToast(id: number): void {
  remove(id);
  show(shown.filter((other) => other.id !== id));
  // A removed toast sends no event when the pointer leaves it.
  if (shown.length === 0) resumeToasts();
}

/** Pauses all toasts while one has the pointer or the focus. */
export function pauseToasts(): void {
  if (paused) return;
  paused = true;
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer);
    clock.left -= performance.now() - clock.since;
  }
}

export function resumeToasts(): void {
  if (!paused) return;
  paused = false;
  for (const id of clocks.keys()) start(id);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownToasts = (): readonly Toast[] => shown;
export const noToasts = (): readonly Toast[] => NONE;

function show(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

function start(id: number) {
  const clock = clocks.get(id);
  if (!clock) return;
  clock.since = performance.now();
  clock.timer = setTimeout(() => dismissToast(id), Math.max(clock.left, 0));
}

function remove(id: number) {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
}
