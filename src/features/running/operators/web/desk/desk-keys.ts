import { useEffect, useLayoutEffect, useRef } from 'react';

/** A shortcut of the desk. */
export interface DeskKey {
  /** A key by its name in `KeyboardEvent.key`, two of them in a row as 'g c', or 'Control+Enter'. */
  keys: string;
  label: string;
  /** Missing where the browser itself does it. The key is then only listed. */
  run?: () => void;
}

interface DeskKeyGroup {
  title: string;
  keys: readonly DeskKey[];
}

/** Milliseconds in which the second key has to follow the first. */
const SEQUENCE_MS = 1_500;

const TEXT_FIELDS =
  'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button], [type=submit])';

const groups = new Set<{ current: DeskKeyGroup }>();

/** Returns the shortcuts of the parts that are on the screen, in the order in which they appeared. */
export function currentDeskKeys(): readonly DeskKeyGroup[] {
  const byTitle = new Map<string, DeskKey[]>();
  for (const { current } of groups) {
    byTitle.set(current.title, [...(byTitle.get(current.title) ?? []), ...current.keys]);
  }
  return [...byTitle].map(([title, keys]) => ({ title, keys }));
}

/**
 * Adds shortcuts while the component is mounted. They may change with each render. Layout effects, so that a key pressed
 * as soon as a case appears is for that case, not for the one before.
 */
export function useDeskKeys(title: string, keys: readonly DeskKey[]): void {
  const group = useRef<DeskKeyGroup>({ title, keys });
  useLayoutEffect(() => {
    group.current = { title, keys };
  });
  useLayoutEffect(() => {
    groups.add(group);
    return () => void groups.delete(group);
  }, []);
}

/** Returns the name of a pressed key: 'j', '?' or 'Control+Enter'. Null for combinations that are not ours. */
function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (altKey) return null;
  return ctrlKey || metaKey ? `Control+${key}` : key;
}

/**
 * Runs shortcuts. Single characters work only outside of text fields, and not at all if `letters` is false
 * (WCAG 2.1.4). Nothing runs while a dialog or menu is open.
 */
export function useDeskKeyListener(letters: boolean): void {
  const isOn = useRef(letters);
  useEffect(() => {
    isOn.current = letters;
  });
  useEffect(() => {
    let first: { key: string; at: number } | null = null;

    function onKeyDown(event: KeyboardEvent): void {
      const name = nameOf(event);
      if (name === null || event.defaultPrevented || event.isComposing || event.repeat) return;
      if (document.querySelector(':modal, :popover-open') !== null) return;
      if (name.length === 1) {
        const isTyping = event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null;
        if (isTyping || !isOn.current) return;
      }
      const all = currentDeskKeys().flatMap(({ keys }) => keys);
      const started = first !== null && event.timeStamp - first.at < SEQUENCE_MS ? `${first.key} ` : '';
      const deskKey =
        all.findLast(({ keys }) => keys === started + name) ?? all.findLast(({ keys }) => keys === name);
      first = all.some(({ keys }) => keys.startsWith(`${name} `)) ? { key: name, at: event.timeStamp } : null;
      if (deskKey?.run === undefined) return;
      event.preventDefault();
      deskKey.run();
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
