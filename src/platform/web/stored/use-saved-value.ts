import { useEffect, useRef } from 'react';
import { ownStore } from './own-store.ts';

interface SavedValueOptions<T> {
  /** The name in `ownStore`: `what:person`. */
  name: string;
  value: T;
  /** Parses what an earlier visit has saved; null if it is invalid or not worth saving. */
  parse: (stored: unknown) => T | null;
  restore: (value: T) => void;
}

/**
 * Saves a value on this device until its person signs out, and restores it when the page opens.
 * @returns a function that removes it, for when it was sent.
 */
export function useSavedValue<T>({ name, value, parse, restore }: SavedValueOptions<T>): () => void {
  const seen = useRef(value);

  useEffect(() => {
    const saved = parse(ownStore().read(name));
    if (saved !== null) restore(saved);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per name
  }, [name]);

  useEffect(() => {
    if (value === seen.current) return;
    seen.current = value;
    ownStore().save(name, parse(value) === null ? null : value);
  }, [name, value, parse]);

  return () => void ownStore().save(name, null);
}

/** Saves text. Blank text is not saved. */
export function useSavedText({ name, value, restore }: Omit<SavedValueOptions<string>, 'parse'>): () => void {
  return useSavedValue({ name, value, parse: parseWords, restore });
}

const parseWords = (stored: unknown): string | null =>
  typeof stored === 'string' && stored.trim() !== '' ? stored : null;
