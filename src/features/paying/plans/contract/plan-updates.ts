/** The live update to a member whose plan changed. Carries no ids. */
export const PLAN_CHANGED = 'plans.changed';
