import { createContext, type ReactNode } from 'react';

/** List items of what else is on than the events of a zone. Flash Drops are beside zones, so the composition provides them. */
export const OtherEventsContext = createContext<ReactNode>(null);
