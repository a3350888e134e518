/** A parsed form: texts, lists and nested forms. */
export interface StripeForm {
  [key: string]: unknown;
}

/** Parses `a[b][0][c]=d` like Stripe does. Numeric keys make a list. */
export function readForm(encoded: string): StripeForm {
  const form: StripeForm = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    let at = form;
    for (const key of keys.slice(0, -1)) at = (at[key] ??= {}) as StripeForm;
    at[keys.at(-1) ?? ''] = value;
  }
  return withLists(form) as StripeForm;
}

function withLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
