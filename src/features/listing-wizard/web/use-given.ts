import { useEffect, useRef, useState } from 'react';
import { ownStore } from '../../../platform/web/own-store.ts';
import type { DraftInput } from '../../listing-drafts/web/listing-drafts.ts';
import { type Given, NOTHING_GIVEN, parseGiven } from './given.ts';

/** What was given in the first step; kept on this device like the form. */
export function useGiven(person: string) {
  const [given, setGiven] = useState<Given>(NOTHING_GIVEN);
  const name = `wizard-given:${person}`;
  useKept(name, given, setGiven);

  const change = (part: Partial<Given>) => setGiven((now) => ({ ...now, ...part }));

  return {
    given,
    show: (start: DraftInput) => change({ start }),
    type: (words: string) => change({ words }),
    /** The listing was written from this. */
    use: (input: DraftInput, quote: string) => change({ input, quote }),
    forget() {
      setGiven(NOTHING_GIVEN);
      ownStore().keep(name, null);
    },
  };
}

/** Restores what was kept on this device, once, and keeps each change. */
function useKept(name: string, given: Given, restore: (kept: Given) => void) {
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const kept = parseGiven(ownStore().read(name));
    if (kept) restore(kept);
  }, [name, restore]);

  useEffect(() => {
    if (given !== NOTHING_GIVEN) ownStore().keep(name, given);
  }, [name, given]);
}
