/**
 * A fact that other features may care about. Declared in the contract of the feature it happens in, recorded in the
 * transaction that makes it true, delivered after commit at least once, so that consumers have to be idempotent.
 */
export interface Signal<T extends object> {
  name: string;
  /** Never set; carries the type of the payload. */
  payload?: T;
}

export const defineSignal = <T extends object>(name: string): Signal<T> => ({ name });
