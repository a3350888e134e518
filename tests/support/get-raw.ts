import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path unchanged; fetch would normalize it. */
export function getRaw(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) });
    })
      .on('error', reject)
      .end();
  });
}
