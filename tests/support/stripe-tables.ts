import { randomBytes } from 'node:crypto';

/** An object of Stripe's. */
export interface StripeRow {
  [field: string]: unknown;
}

/** An error in Stripe's format. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;

  constructor(status: number, type: string, message: string, code?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

/** The objects of the fake Stripe, by id. */
export class StripeTables {
  readonly #rows = new Map<string, StripeRow>();

  add(prefix: string, object: string, row: StripeRow): StripeRow & { id: string } {
    const id = typeof row.id === 'string' ? row.id : `${prefix}_${randomBytes(10).toString('hex')}`;
    const added = {
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      metadata: {},
      ...row,
      id,
      object,
    };
    this.#rows.set(id, added);
    return added;
  }

  get(id: string): StripeRow & { id: string } {
    const row = this.#rows.get(id);
    if (row === undefined) {
      throw new StripeRefusal(404, 'invalid_request_error', `No such object: '${id}'`, 'resource_missing');
    }
    return row as StripeRow & { id: string };
  }

  all(object: string): StripeRow[] {
    return [...this.#rows.values()].filter((row) => row.object === object);
  }

  count(prefix: string): number {
    return [...this.#rows.keys()].filter((id) => id.startsWith(`${prefix}_`)).length;
  }

  remove(id: string): void {
    this.#rows.delete(id);
  }

  /**
   * Returns a copy with the requested objects expanded in place of their ids. Fields that are only returned
   * on request are removed.
   */
  expand(result: unknown, fields: unknown): unknown {
    if (typeof result !== 'object' || result === null) return result;
    const requested = Array.isArray(fields) ? fields.map(String) : [];
    const copy: StripeRow = { ...result };
    if (copy.object === 'invoice' && !requested.includes('payments')) delete copy.payments;
    for (const field of requested) {
      const id = copy[field];
      if (typeof id === 'string') copy[field] = { ...this.get(id) };
    }
    return copy;
  }
}
