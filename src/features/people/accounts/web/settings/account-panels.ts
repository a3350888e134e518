import type { ReactNode } from 'react';
import { defineSlot } from '../../../../../platform/web/slot.tsx';
import type { OpenForm } from './open-form.ts';

/** Panels that other features add to the end of the account settings. */
export type AccountPanels = (form: (name: string) => OpenForm, email: string) => ReactNode;

export const accountPanelsSlot = defineSlot<AccountPanels>(() => null);
