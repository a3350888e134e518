/** Error messages of Chromium, Firefox and Safari for requests and scripts without a response. */
const NO_ANSWER =
  /^(?:Failed to fetch|network error|NetworkError|error loading dynamically|Load failed|Importing a module|The network connection|The Internet connection)/i;

/** React Router's error message for a response that ends too early. */
const CUT_OFF = 'Unable to decode turbo-stream response';

/** Whether a page failed because the site was unreachable, not because of its response. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === CUT_OFF || (error instanceof TypeError && NO_ANSWER.test(error.message));
}
