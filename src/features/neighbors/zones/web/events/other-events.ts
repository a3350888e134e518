import { createContext, type ReactNode } from 'react';

/** List items for events other than the zone's own. The composition provides Flash Drops here. */
export const OtherEventsContext = createContext<ReactNode>(null);
