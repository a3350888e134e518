import type { ReactNode } from 'react';
import { defineSlot } from '../../../../../platform/web/page/slot.tsx';

/** Opens the forms of the account settings, one at a time. */
export interface OpenForm {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Panels that other features add to the end of the account settings. */
export type AccountPanels = (form: (name: string) => OpenForm, email: string) => ReactNode;

export const accountPanelsSlot = defineSlot<AccountPanels>(() => null);
