import { defineSignal } from '../../../shared/signals.ts';

/** An event is over: its points are final and its prizes decided. */
export const flashDropFinished = defineSignal<{ eventId: string }>('flash-drop.finished');

/** Somebody wanted to be reminded of an event, which is in an hour or has just started. */
export const flashDropDue = defineSignal<{ eventId: string; to: string; when: 'in-an-hour' | 'now' }>(
  'flash-drop.due',
);
