/** Stores several values per key. A key without values takes no memory. */
export class MultiMap<V> {
  #sets = new Map<string, Set<V>>();

  add(key: string, value: V): void {
    const values = this.#sets.get(key);
    if (values) values.add(value);
    else this.#sets.set(key, new Set([value]));
  }

  delete(key: string, value: V): void {
    const values = this.#sets.get(key);
    if (values?.delete(value) && values.size === 0) this.#sets.delete(key);
  }

  get(key: string): Iterable<V> {
    return this.#sets.get(key) ?? [];
  }
}
