import { defineSignal } from '../../../../shared/signals.ts';

/** A case was opened, or something that the queue shows of it changed. */
export const caseChanged = defineSignal<{ caseId: string }>('case.changed');

/** A case was decided. It can still be undone for a few seconds. */
export const caseDecided = defineSignal<{ decisionId: string }>('case.decided');

/** An appeal was decided. It can still be undone for a few seconds. */
export const appealDecided = defineSignal<{ caseId: string }>('case.appeal-decided');

/** A decision can't be undone anymore, so others can be told. */
export const decisionSettled = defineSignal<{ decisionId: string }>('case.decision-settled');

/** The decision of an appeal can't be undone anymore. */
export const appealSettled = defineSignal<{ caseId: string }>('case.appeal-settled');
