import { CREATED } from '../../../shared/http-status.ts';
import { LOADED_AT } from '../connection/worker-contract.ts';
import { recordServerTime } from '../time/server-time.ts';
import { createApiClient } from './api-client.ts';
import { type ApiProblem, isApiProblem, OFFLINE } from './api-problem.ts';

/** The API client for components, in the browser. */
export const api = createApiClient({ baseUrl: '/' });
api.use({
  onResponse({ response: { headers } }) {
    if (!headers.has(LOADED_AT)) recordServerTime(Date.parse(headers.get('Date') ?? ''));
  },
});

/** The result of a call with the client. */
export type ApiAnswer<T> = { data?: T; error?: unknown; response: Response };

export type Outcome<T> = { ok: true; data: T } | { ok: false; problem: ApiProblem };

/** Waits for an API call and never throws: a lost connection is a problem like any other. */
export async function outcomeOf<T>(call: Promise<ApiAnswer<T>>): Promise<Outcome<T>> {
  try {
    const { data, error, response } = await call;
    // The site answers 200 and 201 with JSON. The login page of a public network is none, and may be empty.
    if (response.ok && (data !== undefined || response.status > CREATED))
      return { ok: true, data: data as T };
    if (isApiProblem(error)) return { ok: false, problem: error };
    return { ok: false, problem: { ...OFFLINE, status: response.status, code: 'UNREADABLE_ANSWER' } };
  } catch {
    return { ok: false, problem: OFFLINE };
  }
}
