import { useState } from 'react';
import { useKept } from '../../../platform/web/use-kept.ts';
import type { DraftInput } from '../../listing-drafts/web/listing-drafts.ts';
import { type Given, NOTHING_GIVEN, parseGiven } from './given.ts';

/** What was given in the first step; kept on this device like the form. */
export function useGiven(person: string) {
  const [given, setGiven] = useState<Given>(NOTHING_GIVEN);
  useKept({ name: `wizard-given:${person}`, value: given, parse: parseGiven, restore: setGiven });

  const change = (part: Partial<Given>) => setGiven((now) => ({ ...now, ...part }));

  return {
    given,
    show: (start: DraftInput) => change({ start }),
    type: (words: string) => change({ words }),
    /** The listing was written from this. */
    use: (input: DraftInput, quote: string) => change({ input, quote }),
    forget: () => setGiven(NOTHING_GIVEN),
  };
}
