import { defineSignal } from '../../../../shared/signals.ts';

/** A case was opened, or something that the queue shows of it changed. */
export const caseChanged = defineSignal<{ caseId: string }>('case.changed');

/** A case was decided. It can still be undone for a few seconds. */
export const caseDecided = defineSignal<{ decisionId: string }>('case.decided');

/** An appeal was decided. It can still be undone for a few seconds. */
export const appealDecided = defineSignal<{ caseId: string }>('case.appeal-decided');
