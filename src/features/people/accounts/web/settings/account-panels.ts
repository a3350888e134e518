import { createContext, type ReactNode, useContext } from 'react';
import type { OpenForm } from './open-form.ts';

/** Panels that other features add to the end of the account settings. Set by src/app/composition. */
export type AccountPanels = (form: (name: string) => OpenForm, email: string) => ReactNode;

export const AccountPanelsContext = createContext<AccountPanels>(() => null);
export const useAccountPanels = () => useContext(AccountPanelsContext);
