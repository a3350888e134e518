import { createContext, type ReactNode, useContext } from 'react';

/** What people learn about voice before they buy it. */
export interface VoiceSale {
  /** Stands once on the page, above what is sold. */
  note: ReactNode;
  /** Whether voice may be bought now; if not, it leads to what has to be read first. */
  mayBuy: () => boolean;
}

/** Given by the composition: plans and credits sell voice, and voice knows where it works. */
export const VoiceSaleContext = createContext<VoiceSale>({ note: null, mayBuy: () => true });

export const useVoiceSale = (): VoiceSale => useContext(VoiceSaleContext);
