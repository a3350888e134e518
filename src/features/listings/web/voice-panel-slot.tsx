import { createContext, type ReactNode, useContext } from 'react';
import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';

export interface VoicePanelProps {
  /** Puts the draft, and the words it was written from, into the form; the answer takes them back out. */
  onDraft: (draft: ListingDraft, heard: string) => () => void;
  /** Values in the form that nobody has confirmed yet. */
  guesses: number;
  /** Leads to the typed way. */
  onType: () => void;
}

/** Says a listing into the form. The recorder is above listings, so the composition provides this. */
export const VoicePanelContext = createContext<((props: VoicePanelProps) => ReactNode) | null>(null);

/** Where the recorder stands, on a site that has it. */
export function VoicePanelSlot(props: VoicePanelProps) {
  return useContext(VoicePanelContext)?.(props);
}
