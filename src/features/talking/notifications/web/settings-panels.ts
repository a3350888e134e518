import { type ComponentType, createContext, useContext } from 'react';

/** Panels that other features add to the settings page. Provided by src/app/composition. */
export const SettingsPanelsContext = createContext<readonly ComponentType[]>([]);
export const useSettingsPanels = () => useContext(SettingsPanelsContext);
