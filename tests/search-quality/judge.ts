import type { MeasuredListing } from './make-listings.ts';

export type QueryGroup =
  | 'word'
  | 'synonym'
  | 'plural'
  | 'typo'
  | 'phrase'
  | 'price'
  | 'unit'
  | 'brand'
  | 'accessory'
  | 'sentence'
  | 'relaxed'
  | 'model'
  | 'rare'
  | 'condition'
  | 'use'
  | 'held out';

export interface JudgedQuery {
  text: string;
  group: QueryGroup;
  /** Whether somebody who typed this would call the listing a hit. */
  isHit: (listing: MeasuredListing) => boolean;
}

export type Test = JudgedQuery['isHit'];

export const kind =
  (...kinds: string[]): Test =>
  (listing) =>
    kinds.includes(listing.kind);
export const titled =
  (pattern: RegExp): Test =>
  ({ title }) =>
    pattern.test(title);
export const both =
  (...tests: Test[]): Test =>
  (listing) =>
    tests.every((test) => test(listing));
export const either =
  (...tests: Test[]): Test =>
  (listing) =>
    tests.some((test) => test(listing));
export const upTo =
  (dollars: number): Test =>
  ({ priceCents }) =>
    priceCents <= dollars * 100;
export const from =
  (dollars: number): Test =>
  ({ priceCents }) =>
    priceCents >= dollars * 100;
export const detail =
  (name: string, value: string): Test =>
  ({ details }) =>
    details[name] === value;

/** Queries of a group. */
export const group =
  (name: QueryGroup) =>
  (text: string, isHit: Test): JudgedQuery => ({ text, group: name, isHit });
