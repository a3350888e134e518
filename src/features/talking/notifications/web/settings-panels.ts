import type { ComponentType } from 'react';
import { defineSlot } from '../../../../platform/web/page/slot.tsx';

/** Panels that other features add to the settings page. */
export const settingsPanelsSlot = defineSlot<readonly ComponentType[]>([]);
