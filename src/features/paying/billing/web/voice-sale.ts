import { createContext, type ReactNode, useContext } from 'react';

/** What people have to know about voice before they buy it. */
export interface VoiceSale {
  /** Shown once on the page, above the offers. */
  note: ReactNode;
  /** Returns whether voice may be bought now. If not, it scrolls to the notice that has to be read first. */
  canBuy: () => boolean;
}

/** Set by the composition: plans and credits sell voice, and the voice feature knows where it works. */
export const VoiceSaleContext = createContext<VoiceSale>({ note: null, canBuy: () => true });

export const useVoiceSale = (): VoiceSale => useContext(VoiceSaleContext);
