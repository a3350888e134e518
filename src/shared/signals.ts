/**
 * Something that happened and that other features may react to. Declared in the contract of its feature, recorded in
 * the transaction that makes it true, and delivered after commit at least once, so consumers have to be idempotent.
 */
export interface Signal<T extends object> {
  name: string;
  /** Never set; carries the type of the payload. */
  payload?: T;
}

export const defineSignal = <T extends object>(name: string): Signal<T> => ({ name });
