/** The live update to a member whose plan is something else now; without ids. */
export const PLAN_CHANGED = 'plans.changed';
