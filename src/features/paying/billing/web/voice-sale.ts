import type { ReactNode } from 'react';
import { defineSlot } from '../../../../platform/web/slot.tsx';

/** What people have to know about voice before they buy it. */
export interface VoiceSale {
  /** Shown once on the page, above the offers. */
  note: ReactNode;
  /** Returns whether voice may be bought now. If not, it scrolls to the notice that has to be read first. */
  canBuy: () => boolean;
}

/** Plans and credits sell voice, and the voice feature knows where it works. */
export const voiceSaleSlot = defineSlot<VoiceSale>({ note: null, canBuy: () => true });
