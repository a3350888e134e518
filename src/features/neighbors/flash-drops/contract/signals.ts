import { defineSignal } from '../../../../shared/signals.ts';

/** An event is over: its points are final and its prizes are decided. */
export const flashDropFinished = defineSignal<{ eventId: string }>('flash-drop.finished');

/** A member's reminder is due: the event starts in an hour or has just started. */
export const flashDropDue = defineSignal<{ eventId: string; to: string; when: 'in-an-hour' | 'now' }>(
  'flash-drop.due',
);
