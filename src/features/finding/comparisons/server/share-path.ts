import { randomBytes } from 'node:crypto';
import { SHARED_PATH } from '../contract/comparison-limits.ts';

/** Nobody can guess it. Lower case, as the paths of pages are. */
export const newShareToken = (): string => randomBytes(16).toString('hex');

/** The page of a shared comparison. */
export const sharePath = (token: string): string => SHARED_PATH + token;
