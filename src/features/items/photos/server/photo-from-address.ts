import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { isNamedHost, lookupPublic } from '../../../../platform/server/public-network.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { photoErrors } from '../contract/errors.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import type { PhotoRow, Uploader } from './stored-photos.ts';
import { type PhotoServices, uploadPhoto } from './upload-photo.ts';

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

/**
 * Copies the image at an internet address as a photo of the uploader. It is checked, encoded and counted like
 * an upload.
 * @throws DomainError ADDRESS_WITHOUT_PHOTO, or the reason why an upload would be rejected.
 */
export const copyPhotoFromAddress = (
  services: PhotoServices,
  uploader: Uploader,
  address: string,
): Promise<PhotoRow> => withImageAt(address, (body) => uploadPhoto(services, uploader, body));

/**
 * Streams the image at an address while `work` runs. The address comes from a person, so it must be a public
 * host name. Every connection checks what the name resolves to, including redirects.
 * @param anyHost Also allows this machine and private networks, for tests.
 */
export async function withImageAt<T>(
  address: string,
  work: (body: globalThis.ReadableStream) => Promise<T>,
  anyHost = false,
): Promise<T> {
  const abort = new AbortController();
  const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const picture = await open(address, signal, anyHost);
    return await work(Readable.toWeb(picture) as globalThis.ReadableStream);
  } catch (error) {
    if (error instanceof DomainError && error.spec.status !== 400) throw error;
    throw new DomainError(photoErrors.ADDRESS_WITHOUT_PHOTO, { cause: error });
  } finally {
    // The rest of the response is not needed.
    abort.abort();
  }
}

/** Follows a few redirects, each checked like the first address. */
async function open(address: string, signal: AbortSignal, anyHost: boolean): Promise<IncomingMessage> {
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!anyHost && !isPublicUrl(url)) break;
    const answer = await request(url, signal, anyHost);
    const { location } = answer.headers;
    if (answer.statusCode === 200 && isPicture(answer)) return answer;
    answer.destroy();
    if (location === undefined || !isRedirect(answer.statusCode) || !URL.canParse(location, url)) break;
    url = new URL(location, url).href;
  }
  throw new DomainError(photoErrors.ADDRESS_WITHOUT_PHOTO);
}

/** Whether an address has a host name, the standard port and no password. */
export function isPublicUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && port === '' && username === '' && password === '' && isNamedHost(hostname);
}

const isRedirect = (status = 0): boolean => [301, 302, 303, 307, 308].includes(status);

/** Whether the response declares an image. Skips the download of anything else; the content decides later. */
function isPicture({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return (
    /^(image\/|application\/octet-stream)/i.test(headers['content-type'] ?? '') &&
    length <= PHOTO_LIMITS.maxBytes
  );
}

function request(url: string, signal: AbortSignal, anyHost: boolean): Promise<IncomingMessage> {
  const { get } = url.startsWith('https:') ? https : http;
  const options = {
    // A new connection each time: a reused one may belong to an address that the name no longer resolves to.
    agent: false,
    signal,
    headers: { Accept: 'image/*', 'User-Agent': 'Offhand' },
    ...(!anyHost && { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject);
  });
}
