import { counted } from '../../../../shared/counted.ts';
/** A balance of this many credits or fewer is low. */
export const LOW_CREDITS = 2;

/** Whether a use that leaves this many credits triggers a reminder. */
export const isLowAfterUse = (left: number): boolean => left < LOW_CREDITS;

export const lowCreditsTitle = (left: number): string =>
  left === 0 ? 'You used your last voice credit' : `${counted(left, 'voice credit')} left`;
