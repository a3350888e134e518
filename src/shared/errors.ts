/**
 * An error that people read. A feature declares its own in `contract/errors.ts`. The HTTP layer turns a
 * thrown `DomainError` into problem details (RFC 9457), which the web shows as toasts and field errors.
 */
export interface ErrorSpec {
  code: string;
  /** HTTP status. */
  status: number;
  /** Title of the toast, exactly as specified. */
  title: string;
  /** Text of the toast, which says how to fix the problem. */
  detail: string;
}

export interface FieldError {
  /** Name of the input in the contract. */
  field: string;
  message: string;
}

/** Names each error of a catalog by its key, so that each code is written only once. */
export function defineErrors<K extends string>(
  specs: Record<K, Omit<ErrorSpec, 'code'>>,
): { [P in K]: ErrorSpec & { code: P } } {
  const entries = Object.entries<Omit<ErrorSpec, 'code'>>(specs);
  return Object.fromEntries(entries.map(([code, spec]) => [code, { code, ...spec }])) as {
    [P in K]: ErrorSpec & { code: P };
  };
}

export class DomainError extends Error {
  override name = 'DomainError';
  readonly spec: ErrorSpec;
  readonly fields: FieldError[];
  /** Seconds to wait before retrying. */
  readonly retryAfter: number | undefined;

  constructor(spec: ErrorSpec, more: { fields?: FieldError[]; retryAfter?: number; cause?: unknown } = {}) {
    super(`${spec.title}: ${spec.detail}`, { cause: more.cause });
    this.spec = spec;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
  }
}

/** Errors that any endpoint can return. */
export const commonErrors = defineErrors({
  INVALID_INPUT: {
    status: 422,
    title: 'Please check the form',
    detail: 'Some fields need another look.',
  },
  UNREADABLE_REQUEST: {
    status: 400,
    title: 'Unreadable request',
    detail: "We couldn't read the request. Reload the page and try again.",
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    title: 'Account suspended',
    detail:
      'You can read, get your data, and delete the account. Your notifications say why. Contact us to have it looked at.',
  },
  ACCOUNT_LIMITED: {
    status: 403,
    title: 'Account limited',
    detail: "You can't post anything new or write to people you don't know. Your notifications say why.",
  },
  ONLY_SEEING: {
    status: 403,
    title: "You're only looking",
    detail: 'You see the site as someone else, so nothing was changed. Press Stop to act as yourself.',
  },
  CLOSED_TO_SEEING: {
    status: 403,
    title: 'This stays closed',
    detail: "You see the site as someone else. Their chats, notifications, devices and data aren't shown.",
  },
  FEATURE_OFF: {
    status: 404,
    title: 'Turned off',
    detail: 'This site has turned it off.',
  },
  NOT_FOUND: { status: 404, title: 'Not found', detail: "There's nothing at this address." },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address does not take that kind of request.',
  },
  TOO_LARGE: { status: 413, title: 'Too large', detail: 'Send less at once and try again.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many tries in a short time. Wait a moment and try again.',
  },
  FOREIGN_ORIGIN: {
    status: 403,
    title: 'Request refused',
    detail: 'This request came from another site. Open our own pages and try again.',
  },
  AUTHENTICATION_REQUIRED: {
    status: 401,
    title: 'Authentication Required',
    detail: 'Please sign in and try again.',
  },
  FILES_UNAVAILABLE: {
    status: 503,
    title: 'Files unavailable',
    detail: "We can't reach our file storage. Please try again in a minute.",
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    title: 'Back in a moment',
    detail: 'Something on our side is not responding. Please try again in a few seconds.',
  },
  SOMETHING_WENT_WRONG: {
    status: 500,
    title: 'Something went wrong',
    detail: 'Please try again later.',
  },
});
