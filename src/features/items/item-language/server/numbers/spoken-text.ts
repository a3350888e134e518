import { setOf } from '../condition/word-sets.ts';
import type { Amount, Reading } from './amounts.ts';

/** A sequence of correction words; the end is exclusive. */
export interface CorrectionWords {
  from: number;
  to: number;
  /** Whether it is a correction by itself, unlike "no" in "no box". */
  isSure: boolean;
}

/** Tokens to remove, with their replacement. */
export interface Change {
  from: number;
  to: number;
  instead: string;
  /** Whether a corrected number follows. */
  isNumber: boolean;
}

/** A text with its corrections. */
export interface SpokenText extends Reading {
  text: string;
  amounts: readonly Amount[];
}

/** Filler words among correction words: "two fifty but sorry I want two thirty". */
export const JOINING = setOf(
  'but and so yeah okay ok asking want for about around dollars bucks call a an excuse me',
);
/** Words after a price that stay when it is corrected: "a hundred for the snowboard, well, ninety". */
export const AFTER_PRICE = setOf('for to obo each firm cash please');
export const MARK = /^[,.…!–—-]$/;
export const STOP = /[.!?;()]/;
/** Maximum words between a number and its correction: "two controllers, no, actually three controllers". */
export const MAX_GAP = 4;
