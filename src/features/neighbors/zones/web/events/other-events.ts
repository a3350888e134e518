import type { ReactNode } from 'react';
import { defineSlot } from '../../../../../platform/web/page/slot.tsx';

/** List items for events other than the zone's own, such as Flash Drops. */
export const otherEventsSlot = defineSlot<ReactNode>(null);
