/** What Chromium, Firefox and Safari say of a request, or a part of the page, that got no answer. */
const NO_ANSWER =
  /^(?:Failed to fetch|network error|NetworkError|error loading dynamically|Load failed|Importing a module|The network connection|The Internet connection)/i;

/** What React Router says of an answer that ends too early. */
const CUT_OFF = 'Unable to decode turbo-stream response';

/** Whether a page failed because the site was out of reach, rather than because of what it answered. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === CUT_OFF || (error instanceof TypeError && NO_ANSWER.test(error.message));
}
