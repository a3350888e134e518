import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.generated.ts';

/** The typed client of our own API: over HTTP in the browser, in-process in page loaders. */
export type ApiClient = Client<paths>;

export function createApiClient(options: {
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
}): ApiClient {
  return createClient<paths>(options);
}
