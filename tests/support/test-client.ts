import { randomInt } from 'node:crypto';
import { type ApiClient, createApiClient } from '../../src/platform/web/api/api-client.ts';
import type { CheckAnswer } from './contract-check.ts';

interface Answer<T> {
  status: number;
  headers: Headers;
  /** The JSON body; undefined without one. */
  body: T;
}

interface ClientOptions {
  url: string;
  /** The Origin header that a browser sends. */
  origin: string;
  checkAnswer: CheckAnswer;
}

/**
 * Calls the API like a browser: stores cookies and sends its origin. Every response is checked against the
 * contract.
 */
export class TestClient {
  readonly cookies = new Map<string, string>();
  /** Typed by the contract: `client.api.GET('/api/listings')`. */
  readonly api: ApiClient;
  /** Its own network address, so that limits per address count it separately. */
  readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  /** Sent as Origin. */
  readonly origin: string;
  /** Sent as User-Agent. */
  userAgent =
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  /** A personal token, sent with each request. */
  token: string | undefined;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.origin = options.origin;
    this.api = createApiClient({ baseUrl: options.url, fetch: (request) => this.fetch(request) });
  }

  get<T = unknown>(path: string): Promise<Answer<T>> {
    return this.#send('GET', path);
  }

  post<T = unknown>(path: string, body?: object): Promise<Answer<T>> {
    return this.#send('POST', path, body && JSON.stringify(body), 'application/json');
  }

  put<T = unknown>(path: string, body?: object): Promise<Answer<T>> {
    return this.#send('PUT', path, body && JSON.stringify(body), 'application/json');
  }

  delete<T = unknown>(path: string): Promise<Answer<T>> {
    return this.#send('DELETE', path);
  }

  upload<T = unknown>(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer<T>> {
    return this.#send('POST', path, bytes, 'application/octet-stream');
  }

  async fetch(request: Request): Promise<Response> {
    request.headers.set('Origin', this.#options.origin);
    request.headers.set('X-Forwarded-For', this.address);
    if (!request.headers.has('User-Agent')) request.headers.set('User-Agent', this.userAgent);
    if (this.token !== undefined) request.headers.set('Authorization', `Bearer ${this.token}`);
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    if (cookies.length > 0) request.headers.set('Cookie', cookies.join('; '));
    const answer = await fetch(request, { redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) this.storeCookie(cookie);
    await this.#options.checkAnswer(request.method, new URL(request.url).pathname, answer.clone());
    return answer;
  }

  async #send<T>(method: string, path: string, body?: BodyInit, type?: string): Promise<Answer<T>> {
    const headers = body === undefined || type === undefined ? undefined : { 'Content-Type': type };
    const answer = await this.fetch(new Request(`${this.#options.url}${path}`, { method, body, headers }));
    const text = await answer.text();
    const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
    return {
      status: answer.status,
      headers: answer.headers,
      body: (isJson ? JSON.parse(text) : undefined) as T,
    };
  }

  /** Stores the cookie of a Set-Cookie header. */
  storeCookie(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(/; */);
    const [name = '', ...value] = pair.split('=');
    const ended = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (ended) this.cookies.delete(name);
    else this.cookies.set(name, value.join('='));
  }
}
