import { defineSignal } from '../../../../shared/signals.ts';

/** A case was opened, or something that the queue shows of it changed. */
export const caseChanged = defineSignal<{ caseId: string }>('case.changed');

/** A case was decided. It can still be undone for a few seconds. */
export const caseDecided = defineSignal<{ decisionId: string }>('case.decided');

/** An appeal was decided. It can still be undone for a few seconds. */
export const appealDecided = defineSignal<{ caseId: string }>('case.appeal-decided');

/** The seconds to undo a decision are over: others can hear of it. */
export const decisionSettled = defineSignal<{ decisionId: string }>('case.decision-settled');

/** The seconds to undo the decision of an appeal are over. */
export const appealSettled = defineSignal<{ caseId: string }>('case.appeal-settled');
