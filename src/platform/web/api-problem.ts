/** What the API says when it refuses (problem details, RFC 9457), as far as pages use it. */
export interface ApiProblem {
  status: number;
  code: string;
  title: string;
  detail: string;
  errors?: { field: string; message: string }[];
  retryAfter?: number;
}

/** Shown when no answer came at all. */
export const OFFLINE: ApiProblem = {
  status: 0,
  code: 'OFFLINE',
  title: 'No connection',
  detail: 'Please check your connection and try again.',
};

export function isApiProblem(value: unknown): value is ApiProblem {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'title' in value && 'detail' in value
  );
}
