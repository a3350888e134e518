// A request that gets no answer in time counts as a lost connection, and is sent again later. Without a limit, one that
// hangs would hold the lock under which it is sent.

/** Limits a request of the API. */
export const answerTimeout = (): AbortSignal => AbortSignal.timeout(30_000);

/** Limits an upload. On a slow network, a photo of 10 MB takes minutes. */
export const uploadTimeout = (): AbortSignal => AbortSignal.timeout(300_000);
