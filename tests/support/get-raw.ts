import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Requests a path exactly as given: fetch would normalize it before sending. */
export function getRaw(origin: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) });
    })
      .on('error', reject)
      .end();
  });
}
