import { CREATED } from '../../../shared/http-status.ts';
import type { Outcome } from '../api/api.ts';
import { type ApiProblem, OFFLINE, uploadProblem } from '../api/api-problem.ts';

/**
 * Uploads one file as the body of a POST and reports progress from 0 to 1. fetch can't report progress, so
 * uploads don't use the typed client.
 * @param path Of an endpoint that responds 201 with T.
 */
export function uploadFile<T>(
  path: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (problem: ApiProblem) => resolve({ ok: false, problem });
    request.open('POST', path);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status === CREATED) resolve({ ok: true, data: answer as T });
      else fail(uploadProblem(request.status, answer));
    };
    request.onerror = () => fail(OFFLINE);
    request.onabort = () => fail(OFFLINE);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
