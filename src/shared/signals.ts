/**
 * An event that other features may react to. Declared in its feature's contract and recorded in the
 * transaction that makes it true. Delivered after the commit at least once, so consumers have to be
 * idempotent.
 */
export interface Signal<T extends object> {
  name: string;
  /** Never set; carries the payload's type. */
  payload?: T;
}

export const defineSignal = <T extends object>(name: string): Signal<T> => ({ name });
